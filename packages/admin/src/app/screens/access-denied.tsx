import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { ApiProblem, problemText } from '#lib/api'
import { useDocumentTitle } from '#lib/document-title'
import { NoAccess } from '#ui/states'
import { WholePage } from './whole-page.tsx'

/** Who may not be here is told why, and how to get away. As a whole page also how to log out: someone else may be let in. */
export function AccessDenied({ error, isWholePage = false }: { error?: unknown; isWholePage?: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useDocumentTitle(t('states.noAccess.title'))
  const reason = error instanceof ApiProblem ? problemText(t, error) : undefined
  const state = <NoAccess text={reason} home="/dashboard" onBack={() => void navigate(-1)} />
  if (!isWholePage) return state
  return (
    <WholePage>
      <Stack sx={{ alignItems: 'center' }}>
        {state}
        <Button component={Link} to="/logout">
          {t('app.logOut')}
        </Button>
      </Stack>
    </WholePage>
  )
}
