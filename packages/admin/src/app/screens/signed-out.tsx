import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '#lib/document-title'
import { EmptyState } from '#ui/states'
import { WholePage } from './whole-page.tsx'

/**
 * Another tab has signed out, or has found the session to be over. This one does not run to the login service by itself: that session may just be
 * ending, and would sign in again, unasked.
 */
export function SignedOut({ isOver, onSignIn }: { isOver: boolean; onSignIn: () => void }) {
  const { t } = useTranslation()
  useDocumentTitle(t('app.signedOut.title'))
  return (
    <WholePage>
      <EmptyState
        level={1}
        title={t('app.signedOut.title')}
        text={t(isOver ? 'app.signedOut.overText' : 'app.signedOut.text')}
        actions={
          <Button variant="contained" color="primary" onClick={onSignIn}>
            {t('app.signedOut.signIn')}
          </Button>
        }
      />
    </WholePage>
  )
}
