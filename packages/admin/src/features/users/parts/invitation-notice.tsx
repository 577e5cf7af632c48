import { useTranslation } from 'react-i18next'
import { OnceShown } from '#ui/page'
import type { Invitation } from '../queries.ts'

type Props = { name: string; invitation: Invitation; onDone: () => void }

/** The link by which a person sets a password. It is shown this once. */
export function InvitationNotice({ name, invitation: { url, isAgain }, onDone }: Props) {
  const { t } = useTranslation()
  return (
    <OnceShown
      title={t(isAgain ? 'views.admin.users.invitation.titleAgain' : 'views.admin.users.invitation.title', { name })}
      text={t('views.admin.users.invitation.text')}
      label={t('views.admin.users.invitation.link')}
      value={url}
      copyLabel={t('views.admin.users.invitation.copy')}
      onDone={onDone}
    />
  )
}
