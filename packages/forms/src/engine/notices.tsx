import Alert from '@mui/material/Alert'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import { ConfigurationMessage } from './configuration-message.tsx'
import { useHomelessProblems } from './engine-context.ts'
import type { FormState } from './form-state.ts'
import { useWords } from './words.ts'

type NoticesProps = { state: FormState; broken: boolean; readOnly: boolean; reason?: string; listsProblems: boolean }

/** What concerns the form as a whole, above its fields. */
export function Notices({ state, broken, readOnly, reason, listsProblems }: NoticesProps) {
  const { t } = useTranslation()
  const words = useWords()
  const homeless = useHomelessProblems(state)
  return (
    <>
      {readOnly && (
        <Alert severity="info" role="note" icon={<Lock aria-hidden size={18} strokeWidth={1.75} />}>
          {words.text(reason) ?? t('forms.readOnly')}
        </Alert>
      )}
      {broken && <ConfigurationMessage label="" messages={[{ key: 'forms.configuration.notCompiled' }]} />}
      {homeless.length > 0 && !listsProblems && (
        <Alert severity="error" icon={<CircleAlert aria-hidden size={18} strokeWidth={1.75} />}>
          {homeless.map((problem) => (
            <div key={problem.pointer}>{words.problem(problem)}</div>
          ))}
        </Alert>
      )}
    </>
  )
}
