import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Form } from '@vitrine/forms'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem, problemText } from '#lib/api'
import { Notice } from '#ui/page'
import { useToasts } from '#ui/toasts'
import { type Invitation, invitationSchema, invitationUiSchema, newInvitation } from '../form.ts'
import { useInvite } from '../queries.ts'

export function InviteForm({ instanceId }: { instanceId: number }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const form = useId()
  const invite = useInvite(instanceId)
  const [value, setValue] = useState(newInvitation)
  const [round, setRound] = useState(0)

  const send = async (wanted: Invitation) => {
    try {
      const { username } = await invite.mutateAsync(wanted)
      toasts.show({ kind: 'success', text: t('content.users.invited', { username }) })
      setValue({ ...newInvitation, user_role: wanted.user_role })
      setRound((before) => before + 1)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person above the form, and logged for the one who helps
      console.error(error)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      {invite.isError && <Notice kind="error">{problemText(t, invite.error)}</Notice>}
      <Form<Invitation>
        // An empty form is a new one: what was wrong with the one before is nothing to it.
        key={round}
        id={form}
        schema={invitationSchema}
        uiSchema={invitationUiSchema}
        value={value}
        onChange={setValue}
        onSubmit={(wanted) => void send(wanted)}
        serverErrors={invite.error instanceof ApiProblem ? invite.error.fieldErrors : undefined}
      />
      <Button
        type="submit"
        form={form}
        variant="outlined"
        aria-busy={invite.isPending}
        startIcon={<Plus aria-hidden />}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {t('content.users.invite')}
      </Button>
    </Box>
  )
}
