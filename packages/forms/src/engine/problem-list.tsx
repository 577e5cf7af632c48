import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import ButtonBase from '@mui/material/ButtonBase'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useTranslation } from 'react-i18next'
import { useVisibleProblems } from './engine-context.ts'
import type { FormState } from './form-state.ts'
import type { FormTree } from './layout-order.ts'
import { placeName } from './place-name.ts'
import { useWords } from './words.ts'

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
                <strong>{withColon(placeName(problem.pointer, tree, words, t))}</strong> {words.problem(problem)}
              </span>
            </ButtonBase>
          </li>
        ))}
      </ul>
      {problems.length > mostListed && t('forms.problems.more', { count: problems.length - mostListed })}
    </Alert>
  )
}

const withColon = (place: string) => (place ? `${place}:` : '')
