import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import type { InstanceUser } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useCurrentUser } from '#lib/current-user'
import { useChangeRole, useRoles } from '#lib/memberships'
import { useConfirm } from '#ui/confirm'
import { useToasts } from '#ui/toasts'

/** A person's role, which counts from the moment it is chosen. Who gives away their own is asked first. */
export function RoleChoice({ member }: { member: InstanceUser }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const ask = useConfirm()
  const { user } = useCurrentUser()
  const roles = useRoles().data?.items ?? [{ id: member.role_id, name: member.user_role }]
  const change = useChangeRole()
  const shown = change.isPending ? change.variables.role_id : member.role_id

  const choose = async (role_id: number) => {
    const isOwnLoss = member.user_id === user.id && !user.is_admin
    const question = { title: t('content.users.ownRole'), text: t('content.users.ownRoleText'), confirm: t('content.users.changeRole') }
    if (isOwnLoss && !(await ask(question))) return
    try {
      await change.mutateAsync({ instance_id: member.application_instance_id, user_id: member.user_id, role_id })
      toasts.show({ kind: 'success', text: t('generic.saved') })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('content.users.changeFailed'), detail: problemText(t, error) })
    }
  }
  return (
    <Select<number>
      size="small"
      value={shown}
      onChange={(event) => void choose(Number(event.target.value))}
      inputProps={{ 'aria-label': t('content.users.roleOf', { name: member.name_of_user }) }}
      sx={{ minWidth: 128 }}
    >
      {roles.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {t(`userRole.${name}`)}
        </MenuItem>
      ))}
    </Select>
  )
}
