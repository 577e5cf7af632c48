import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import type { InstanceUser } from '@vitrine/contract'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useChangeRole, useRoles } from '#lib/memberships'
import { Notice } from '#ui/page'
import { useToasts } from '#ui/toasts'

/** The small dialog in which a person's role on one instance is replaced by another. */
export function RoleDialog({ member, onClose }: { member: InstanceUser; onClose: () => void }) {
  const { t } = useTranslation()
  const heading = useId()
  const toasts = useToasts()
  const roles = useRoles().data?.items ?? []
  const change = useChangeRole()
  const [roleId, setRoleId] = useState(member.role_id)
  const names = { name: member.name_of_user, instance: member.application_instance_name }

  const save = async () => {
    try {
      await change.mutateAsync({ instance_id: member.application_instance_id, user_id: member.user_id, role_id: roleId })
      toasts.show({ kind: 'success', text: t('generic.saved') })
      onClose()
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person in the dialog, and logged for the one who helps
      console.error(error)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} slotProps={{ paper: { sx: { width: 450, m: 2 } } }}>
      <DialogTitle id={heading} component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t('views.admin.users.roleDialog.title', names)}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        {change.isError && <Notice kind="error">{problemText(t, change.error)}</Notice>}
        <RadioGroup aria-labelledby={heading} value={roleId} onChange={(_event, value) => setRoleId(Number(value))} sx={{ gap: 1 }}>
          {roles.map(({ id, name }) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio autoFocus={id === member.role_id} />}
              sx={{ alignItems: 'flex-start' }}
              label={
                <>
                  <Typography sx={{ fontWeight: 600 }}>{t(`userRole.${name}`)}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t(`views.admin.users.roles.${name}`)}
                  </Typography>
                </>
              }
            />
          ))}
        </RadioGroup>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('generic.cancel')}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={roleId === member.role_id}
          aria-busy={change.isPending}
          onClick={() => void save()}
        >
          {t('views.admin.users.roleDialog.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
