import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type InstanceUser, textWithTag, type User } from '@vitrine/contract'
import { ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useLanguage } from '#lib/i18n'
import { useRemoveMember, useUserInstances } from '#lib/memberships'
import { SmallList, SmallListRow } from '#ui/small-list'
import { AddToInstance } from './add-to-instance.tsx'
import { RoleDialog } from './role-dialog.tsx'

/** The instances a person works in: the role on each is changed or taken away, and another instance is added. */
export function UserInstances({ user }: { user: User }) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const [page, setPage] = useState(0)
  const [changed, setChanged] = useState<InstanceUser>()
  const list = useUserInstances(user.id, page)
  const remove = useRemoveMember()
  const rows = list.data?.items.map((member) => {
    const instance = member.application_instance_name
    const role = t(`userRole.${member.user_role}`)
    const removeLabel = t('views.admin.users.removeFromInstance', { instance })
    return (
      <SmallListRow
        key={member.application_instance_id}
        title={member.expired ? t('views.instance.expired', { name: instance }) : instance}
        subTitle={textWithTag(member.application_instance_owner_name, locale)}
        to={`/admin/instance/${member.application_instance_id}`}
        actions={
          <>
            <Button
              size="small"
              variant="outlined"
              endIcon={<ChevronDown aria-hidden />}
              aria-haspopup="dialog"
              aria-label={t('views.admin.users.changeRole', { role, instance })}
              onClick={() => setChanged(member)}
            >
              {role}
            </Button>
            <Tooltip title={removeLabel}>
              <IconButton aria-label={removeLabel} onClick={() => void remove(member)}>
                <X aria-hidden />
              </IconButton>
            </Tooltip>
          </>
        }
      />
    )
  })
  return (
    <>
      <SmallList
        title={t('schemaTypes.instance.plural')}
        rows={rows}
        total={list.data?.total_count ?? 0}
        page={page}
        pageSize={list.data?.page_size ?? 1}
        onPage={setPage}
        emptyText={t('views.admin.users.noInstances')}
        failedText={list.isError ? problemText(t, list.error) : undefined}
        onRetry={() => void list.refetch()}
        above={<AddToInstance user={user} />}
        foot={t('views.admin.users.rolesHelp')}
      />
      {changed && <RoleDialog member={changed} onClose={() => setChanged(undefined)} />}
    </>
  )
}
