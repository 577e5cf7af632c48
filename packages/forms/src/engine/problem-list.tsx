import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import ButtonBase from '@mui/material/ButtonBase'
import { getUiOptions } from '@rjsf/utils'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslation } from 'react-i18next'
import { useVisibleProblems } from './engine-context.ts'
import type { FormState } from './form-state.ts'
import type { FormTree } from './layout-order.ts'
import { toPath } from './pointer.ts'
import type { Problem } from './problems.ts'
import { type Spot, spotsTo } from './walk.ts'
import { useWords, type Words } from './words.ts'

const mostListed = 50

/** Every fault in sight, in the order of the form; each leads to its field. */
export function ProblemList({ state, tree }: { state: FormState; tree: FormTree }) {
  const { t } = useTranslation()
  const words = useWords()
  const problems = useVisibleProblems(state)
  if (problems.length === 0) return null
  return (
    <Alert
      severity="error"
      role="region"
      aria-label={t('forms.problems.name')}
      icon={<CircleAlert aria-hidden size={18} strokeWidth={1.75} />}
    >
      <AlertTitle sx={{ typography: 'subtitle2' }}>{t('forms.problems.title', { count: problems.length })}</AlertTitle>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {problems.slice(0, mostListed).map((problem) => (
          <li key={problem.pointer}>
            <ButtonBase
              onClick={() => state.seek(problem.pointer)}
              sx={{ font: 'inherit', textAlign: 'left', py: 0.5, borderRadius: '5px', '&:hover': { textDecoration: 'underline' } }}
            >
              <span>
                <strong>{placeOf(problem, tree, words, t)}</strong> {words.problem(problem)}
              </span>
            </ButtonBase>
          </li>
        ))}
      </ul>
      {problems.length > mostListed && t('forms.problems.more', { count: problems.length - mostListed })}
    </Alert>
  )
}

type Translate = (key: string, params: Record<string, unknown>) => string

/** Where a fault is, as the person knows it: «Innhold 2 · Kilde». */
function placeOf({ pointer }: Problem, tree: FormTree, words: Words, t: Translate): string {
  const spots = spotsTo(tree.schema, tree.uiSchema, tree.value, toPath(pointer), tree.walker)
  const names = spots.flatMap(({ name, schema, uiSchema }, depth) => {
    const title = getUiOptions(uiSchema).title ?? schema.title
    if (typeof name === 'number') return [t('forms.problems.item', { number: name + 1, title: words.text(title) ?? '' }).trim()]
    // One language of a text is named by the language, not as a field.
    if (isLocalised(spots[depth - 1])) return [words.language(name)]
    return [words.label(name, title)]
  })
  return names.length > 0 ? `${names.join(' · ')}:` : ''
}

const isLocalised = (spot: Spot | undefined) =>
  spot !== undefined && (getUiOptions(spot.uiSchema).field ?? spot.schema['x-field']) === 'Localised'
