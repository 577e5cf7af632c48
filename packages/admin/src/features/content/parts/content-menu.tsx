import GroupIcon from '@mui/icons-material/Group'
import Box from '@mui/material/Box'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Tooltip from '@mui/material/Tooltip'
import type { Instance, MenuAction } from '@vitrine/contract'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useLanguage } from '#lib/i18n'
import { InstanceProvider, useInstance, useInstanceOfAddress, useInstanceRights } from '#lib/instance'
import type { PageMenuProps } from '#lib/page-menu'
import { ApplicationMenu } from '#ui/application-menu'
import { useTotalText } from '#ui/list-view'
import { SkeletonText, Waiting } from '#ui/skeleton'
import { useApplication, useDocumentCounts } from '../queries.ts'
import { usersHash } from './users-hash.ts'
import { itemOf, viewOf } from './view-of.ts'

/** The application's menu in the frame; nothing while the instance is not found, or is not there. */
export function ContentMenu(props: PageMenuProps) {
  const instance = useInstanceOfAddress()
  if (!instance) return null
  return (
    <InstanceProvider instance={instance}>
      <MenuOf instance={instance} {...props} />
    </InstanceProvider>
  )
}

function MenuOf({ instance, isWide, onGo }: PageMenuProps & { instance: Instance }) {
  const { t } = useTranslation()
  const locale = useLanguage().current()
  const { search } = useLocation()
  const application = useApplication(instance.application_id).data
  const { mayManage } = useInstanceRights()
  const countOf = useCountOf(instance.id)
  if (!application)
    return isWide ? (
      <Waiting label={t('generic.loading')}>
        <SkeletonText />
      </Waiting>
    ) : null
  const here = itemOf(application.menu, viewOf(new URLSearchParams(search)))?.place
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <ApplicationMenu
        menu={application.menu}
        heading={application.menu_heading}
        locale={locale}
        linkTo={(params) => ({ pathname: instance.path, search: `?${params}` })}
        isCurrent={(_item, place) => place === here}
        onGo={onGo}
        countOf={countOf}
        isFolded={!isWide}
        isFramed
      />
      {mayManage && <UsersEntry isWide={isWide} onGo={onGo} />}
    </Box>
  )
}

/** What is listed is counted; where one document is meant there is nothing to count. */
function useCountOf(instanceId: number) {
  const totalText = useTotalText()
  const counts = useDocumentCounts(instanceId)
  return (action: MenuAction): string | undefined => {
    if (!counts) return undefined
    if (action.doc_type === 'DocumentBin') return totalText(counts.deleted_count, true)
    if (action.doc_type !== 'Schema' || action.schema_id === null || action.single_document) return undefined
    return totalText(counts.items.find(({ schema_id }) => schema_id === action.schema_id)?.count ?? 0, true)
  }
}

function UsersEntry({ isWide, onGo }: PageMenuProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const { name } = useInstance()
  const label = t('content.users.entry')
  const entry = (
    <ListItemButton
      component={Link}
      to={{ search, hash: usersHash }}
      onClick={onGo}
      aria-haspopup="dialog"
      aria-label={isWide ? undefined : label}
      aria-description={t('content.users.of', { name })}
      sx={isWide ? undefined : { justifyContent: 'center', px: 0 }}
    >
      <GroupIcon />
      {isWide && <ListItemText>{label}</ListItemText>}
    </ListItemButton>
  )
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 1.25 }}>
      {isWide ? (
        entry
      ) : (
        <Tooltip title={label} placement="right">
          {entry}
        </Tooltip>
      )}
    </Box>
  )
}
