import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '#lib/api'
import { useInstance } from '#lib/instance'
import { useInstanceUsers, useRemoveMember } from '#lib/memberships'
import { Notice, PersonAvatar } from '#ui/page'
import { SmallList, SmallListRow } from '#ui/small-list'
import { InviteForm } from './invite-form.tsx'
import { RoleChoice } from './role-choice.tsx'

const width = 520

/** Who works in the instance and as what: asked in by e-mail, given another role, taken out again. */
export function UsersDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const heading = useId()
  const { id, name, max_users } = useInstance()
  const [page, setPage] = useState(0)
  const users = useInstanceUsers(id, page)
  const remove = useRemoveMember()
  const total = users.data?.total_count ?? 0
  const isFull = users.data !== undefined && max_users !== null && total >= max_users
  const rows = users.data?.items.map((member) => {
    const label = t('views.admin.instances.users.remove', { name: member.name_of_user })
    return (
      <SmallListRow
        key={member.user_id}
        title={member.name_of_user}
        subTitle={member.username}
        picture={<PersonAvatar name={member.name_of_user} />}
        actions={
          <>
            <RoleChoice member={member} />
            <Tooltip title={label}>
              <IconButton aria-label={label} onClick={() => void remove(member)}>
                <X aria-hidden />
              </IconButton>
            </Tooltip>
          </>
        }
      />
    )
  })
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': heading,
          sx: { width: { xs: '100%', sm: width }, bgcolor: 'background.default' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, pt: 2, pb: 1 }}>
        <Typography id={heading} variant="h2" tabIndex={-1} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('content.users.of', { name })}
        </Typography>
        <Tooltip title={t('generic.close')}>
          <IconButton aria-label={t('generic.close')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.75, px: 2.5, pb: 3, alignContent: 'start' }}>
        <SmallList
          title={t('content.users.entry')}
          rows={rows}
          total={total}
          page={page}
          pageSize={users.data?.page_size ?? 1}
          onPage={setPage}
          emptyText={t('content.users.empty')}
          failedText={users.isError ? problemText(t, users.error) : undefined}
          onRetry={() => void users.refetch()}
          above={isFull ? <Notice>{t('problems.instances.full')}</Notice> : <InviteForm instanceId={id} />}
          foot={max_users === null ? t('content.users.about') : t('views.admin.instances.users.limit', { count: max_users })}
        />
      </Box>
    </Drawer>
  )
}
