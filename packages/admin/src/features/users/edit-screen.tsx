import Button from '@mui/material/Button'
import type { User } from '@vitrine/contract'
import { Ban, LogIn, MailPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useCurrentUser } from '#lib/current-user'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { type NewUser, newUserSchema, newUserUiSchema, type ShownUser, toShownUser, toUserDraft, userSchema, userUiSchema } from './form.ts'
import { InvitationNotice } from './parts/invitation-notice.tsx'
import { PersonHeading } from './parts/person-heading.tsx'
import { useBan } from './parts/use-ban.ts'
import { useInvite } from './parts/use-invite.ts'
import { UserInstances } from './parts/user-instances.tsx'
import { useCreateUser, useInvitation, useUpdateUser, useUser } from './queries.ts'

const path = '/admin/user'
const failedKey = 'generic.saveFailed'

export function UserCreateScreen() {
  const { t } = useTranslation()
  const { mutateAsync } = useCreateUser()
  return (
    <RecordEditor<NewUser, User>
      kind="user"
      record={undefined}
      title={t('views.admin.users.create')}
      list={{ path, label: t('schemaTypes.user.plural') }}
      schema={newUserSchema}
      uiSchema={newUserUiSchema}
      toValue={toShownUser}
      save={(draft) => mutateAsync({ draft })}
      // The invitation stands on the new person's page, once: nobody shall pass it by.
      staysWithRecord
      failedKey={failedKey}
    />
  )
}

export function UserEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useUser(id)} listPath={path} showsRawError>
      {(user) => <UserEditor key={user.id} user={user} />}
    </RecordLoad>
  )
}

function UserEditor({ user }: { user: User }) {
  const { t } = useTranslation()
  const { user: me } = useCurrentUser()
  const { mutateAsync } = useUpdateUser()
  const invitation = useInvitation(user.id)
  return (
    <RecordEditor<ShownUser, User>
      kind="user"
      record={user}
      title={user.name}
      list={{ path, label: t('schemaTypes.user.plural') }}
      schema={userSchema}
      uiSchema={userUiSchema}
      toValue={toShownUser}
      save={(shown, changed) => mutateAsync({ draft: toUserDraft(shown), id: user.id, version: changed?.version ?? user.version })}
      failedKey={failedKey}
      heading={<PersonHeading user={user} action={user.id !== me.id && <InviteButton user={user} />} />}
      notice={invitation.shown && <InvitationNotice name={user.name} invitation={invitation.shown} onDone={invitation.dismiss} />}
      actions={user.id !== me.id && <BanButton user={user} />}
      aside={<UserInstances user={user} />}
      foot={<StampLine record={user} />}
    />
  )
}

function InviteButton({ user }: { user: User }) {
  const { t } = useTranslation()
  const invite = useInvite()
  return (
    <Button size="small" variant="outlined" startIcon={<MailPlus aria-hidden />} onClick={() => void invite(user)}>
      {t('views.admin.users.invite.again')}
    </Button>
  )
}

function BanButton({ user }: { user: User }) {
  const { t } = useTranslation()
  const ban = useBan()
  return user.is_banned ? (
    <Button startIcon={<LogIn aria-hidden />} onClick={() => void ban(user)}>
      {t('views.admin.users.unban.confirm')}
    </Button>
  ) : (
    <Button color="error" startIcon={<Ban aria-hidden />} onClick={() => void ban(user)}>
      {t('views.admin.users.ban.confirm')}
    </Button>
  )
}
