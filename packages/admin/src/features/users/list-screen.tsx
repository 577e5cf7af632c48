import { type User, userSorts } from '@vitrine/contract'
import { Ban, LogIn, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrentUser } from '#lib/current-user'
import { RecordList } from '#lib/record-list'
import type { ListColumn, ListItem, RowAction } from '#ui/list-view'
import { StatusChip } from '#ui/page'
import { useBan } from './parts/use-ban.ts'
import { userStatus } from './parts/user-status.ts'
import { userFilters, useUserList } from './queries.ts'

type UserItem = ListItem & { user: User }

const defaults = { sortBy: 'name' }

export function UserListScreen() {
  const { t } = useTranslation()
  const { user: me } = useCurrentUser()
  const ban = useBan()

  const columns: ListColumn<UserItem>[] = [
    {
      id: 'role',
      label: t('listHeaders.role'),
      width: '120px',
      from: 'md',
      cell: ({ user }) => t(user.is_admin ? 'userRole.superuser' : 'userRole.user'),
    },
    {
      id: 'status',
      label: t('listHeaders.status'),
      width: '120px',
      inSummary: true,
      cell: ({ user }) => {
        const { status, key } = userStatus(user)
        return <StatusChip plain status={status} label={t(key)} />
      },
    },
    {
      id: 'instances',
      label: t('listHeaders.instances'),
      width: '92px',
      from: 'lg',
      cell: ({ user }) => user.number_of_instances,
    },
  ]
  const rowActions = ({ user }: UserItem): RowAction[] => [
    { label: t('generic.edit'), icon: <Pencil aria-hidden />, to: `/admin/user/${user.id}` },
    // The server refuses to shut oneself out; the menu does not offer it.
    ...(user.id === me.id ? [] : [banAction(user)]),
  ]
  const banAction = (user: User): RowAction =>
    user.is_banned
      ? { label: t('views.admin.users.unban.confirm'), icon: <LogIn aria-hidden />, onSelect: () => void ban(user) }
      : { label: t('views.admin.users.ban.confirm'), icon: <Ban aria-hidden />, tone: 'error', onSelect: () => void ban(user) }

  return (
    <RecordList<User, UserItem>
      kind="user"
      sorts={userSorts}
      defaults={defaults}
      useRows={useUserList}
      toItem={(user) => ({ title: user.name, subTitle: user.username, imageURL: user.image_url, user })}
      picture="person"
      columns={columns}
      rowActions={rowActions}
      filters={userFilters.map((name) => ({
        name,
        label: t(`views.admin.users.filters.${name}`),
        options: [
          { value: 'true', label: t('generic.yes') },
          { value: 'false', label: t('generic.no') },
        ],
      }))}
      searchLabel={t('views.admin.users.search')}
      create={{ label: t('views.admin.users.create'), shortLabel: t('views.admin.users.createShort'), to: '/admin/user/create' }}
    />
  )
}
