import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Role, User } from '@vitrine/contract'
import { Form, type FormHandle, type FormSchema, type UiSchema } from '@vitrine/forms'
import { Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useAddMember, useIsMember, useRoles } from '#lib/memberships'
import { useToasts } from '#ui/toasts'

type Wanted = { application_instance_id: number | null; role_id: number | null }

const nothing: Partial<Wanted> = { application_instance_id: null, role_id: null }

const schemaOf = (roles: readonly Role[]) =>
  ({
    type: 'object',
    properties: {
      application_instance_id: { type: ['integer', 'null'] },
      role_id: { type: ['integer', 'null'], enum: [...roles.map(({ id }) => id), null] },
    },
  }) as FormSchema<Wanted>

const uiSchemaOf = (roles: readonly Role[]): UiSchema => ({
  application_instance_id: {
    'ui:widget': 'EntityPicker',
    'ui:options': {
      type: 'ApplicationInstance',
      columns: 8,
      title: 'views.admin.users.addToInstance',
      placeholder: 'views.admin.users.chooseInstance',
    },
  },
  role_id: {
    'ui:widget': 'Select',
    'ui:options': {
      columns: 4,
      title: 'fields.user_role',
      placeholder: 'views.admin.users.chooseRole',
      labels: Object.fromEntries(roles.map(({ id, name }) => [id, `userRole.${name}`])),
    },
  },
})

/** An instance and a role on it, both chosen by the person who gives them. */
export function AddToInstance({ user }: { user: User }) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const roles = useRoles().data?.items
  const schema = useMemo(() => schemaOf(roles ?? []), [roles])
  const uiSchema = useMemo(() => uiSchemaOf(roles ?? []), [roles])
  const form = useRef<FormHandle<Wanted>>(null)
  const [value, setValue] = useState(nothing)
  const add = useAddMember()
  const isMember = useIsMember()

  const submit = async () => {
    const { application_instance_id, role_id } = form.current?.flush() ?? value
    if (!application_instance_id || !role_id) return toasts.show({ kind: 'warning', text: t('views.admin.users.missingData') })
    try {
      if (await isMember(application_instance_id, user)) {
        return toasts.show({ kind: 'warning', text: t('views.admin.users.instanceAlreadyAdded') })
      }
      const added = await add.mutateAsync({ instance_id: application_instance_id, user_id: user.id, role_id })
      setValue(nothing)
      toasts.show({ kind: 'success', text: t('views.admin.users.added', { name: user.name, instance: added.application_instance_name }) })
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: told the person, and logged for the one who helps
      console.error(error)
      toasts.show({ kind: 'error', text: t('views.admin.users.addFailed'), detail: problemText(t, error) })
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'flex-end', gap: 1.25 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Form<Wanted> schema={schema} uiSchema={uiSchema} value={value} onChange={setValue} onSubmit={() => void submit()} formRef={form} />
      </Box>
      <Button
        variant="outlined"
        aria-busy={add.isPending}
        startIcon={<Plus aria-hidden />}
        onClick={() => void submit()}
        sx={{ height: 34, flex: { xs: '1 0 100%', sm: 'none' } }}
      >
        {t('generic.add')}
      </Button>
    </Box>
  )
}
