import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { Instance } from '@vitrine/contract'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useInstanceUsers, useRemoveMember } from '#lib/memberships'
import { PersonAvatar } from '#ui/page'
import { SmallList, SmallListRow } from '#ui/small-list'

/** Who works in the instance, and as what; each can be taken out of it. */
export function InstanceUsers({ instance }: { instance: Instance }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(0)
  const users = useInstanceUsers(instance.id, page)
  const remove = useRemoveMember()
  const rows = users.data?.items.map((member) => (
    <SmallListRow
      key={member.user_id}
      title={member.name_of_user}
      subTitle={member.username}
      to={`/admin/user/${member.user_id}`}
      picture={<PersonAvatar name={member.name_of_user} />}
      actions={
        <>
          <Chip size="small" label={t(`userRole.${member.user_role}`)} />
          <Tooltip title={t('views.admin.instances.users.remove', { name: member.name_of_user })}>
            <IconButton
              aria-label={t('views.admin.instances.users.remove', { name: member.name_of_user })}
              onClick={() => void remove(member)}
            >
              <X aria-hidden />
            </IconButton>
          </Tooltip>
        </>
      }
    />
  ))
  return (
    <SmallList
      title={t('views.admin.instances.users.title')}
      rows={rows}
      total={users.data?.total_count ?? 0}
      page={page}
      pageSize={users.data?.page_size ?? 1}
      onPage={setPage}
      emptyText={t('views.admin.instances.users.empty')}
      failedText={users.isError ? problemText(t, users.error) : undefined}
      onRetry={() => void users.refetch()}
      foot={instance.max_users === null ? undefined : t('views.admin.instances.users.limit', { count: instance.max_users })}
    />
  )
}
