import Button from '@mui/material/Button'
import type { User } from '@vitrine/contract'
import { Ban, Link2, LogIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { problemText } from '#lib/api'
import { useCurrentUser } from '#lib/current-user'
import { RecordEditor, RecordLoad, StampLine } from '#lib/record-editor'
import { useToasts } from '#ui/toasts'
import {
  type NewUser,
  newUserSchema,
  newUserUiSchema,
  type ShownUser,
  toNewUser,
  toShownUser,
  toUserDraft,
  userSchema,
  userUiSchema,
} from './form.ts'
import { InvitationNotice } from './parts/invitation-notice.tsx'
import { PersonHeading } from './parts/person-heading.tsx'
import { useBan } from './parts/use-ban.ts'
import { useCreateUser, useInvitation, useInviteAgain, useUpdateUser, useUser } from './queries.ts'

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
      toValue={toNewUser}
      save={(draft) => mutateAsync({ draft })}
      failedKey={failedKey}
    />
  )
}

export function UserEditScreen() {
  const { id = '' } = useParams()
  return (
    <RecordLoad query={useUser(id)} listPath={path}>
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
      heading={<PersonHeading user={user} />}
      notice={invitation.url && <InvitationNotice name={user.name} url={invitation.url} onDone={invitation.dismiss} />}
      actions={
        user.id !== me.id && (
          <>
            {!user.activated && !user.is_banned && <InviteAgainButton user={user} />}
            <BanButton user={user} />
          </>
        )
      }
      foot={<StampLine record={user} />}
    />
  )
}

function InviteAgainButton({ user }: { user: User }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const { mutate } = useInviteAgain(user.id)
  const onError = (error: unknown) =>
    toasts.show({ kind: 'error', text: t('views.admin.users.inviteAgainFailed'), detail: problemText(t, error) })
  return (
    <Button startIcon={<Link2 aria-hidden />} onClick={() => mutate(undefined, { onError })}>
      {t('views.admin.users.inviteAgain')}
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
