import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTheme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { FieldError, Menu } from '@vitrine/contract'
import { Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/page'
import { EmptyState } from '#ui/states'
import { useToasts } from '#ui/toasts'
import { GroupForm, ItemForm } from './entry-form.tsx'
import { faultsIn } from './faults.ts'
import {
  changeGroup,
  changeItem,
  groupAt,
  insertGroup,
  insertItem,
  isGroupPath,
  itemAt,
  keyOf,
  newGroup,
  newItem,
  type Path,
  putBack,
  type Row,
  removeAt,
  rowsOf,
} from './menu-tree.ts'
import { MenuTreeView } from './menu-tree-view.tsx'
import { useMenuWords } from './use-menu-words.ts'

export type MenuBuilderProps = {
  menu: Menu
  onChange: (menu: Menu) => void
  /** The language the tree is read in. */
  locale: string
  errors: readonly FieldError[]
  chosen: Path | undefined
  onChoose: (path: Path | undefined) => void
}

/** The tree of an application's menu, and the form of what is chosen in it. */
export function MenuBuilder({ menu, onChange, locale, errors, chosen, onChoose }: MenuBuilderProps) {
  const { t } = useTranslation()
  const toasts = useToasts()
  const words = useMenuWords(menu, locale)
  const faults = faultsIn(errors)
  // An undo comes later than the menu it was offered with.
  const latest = useRef(menu)
  useEffect(() => {
    latest.current = menu
  })
  const chosenCard = useRef<HTMLDivElement>(null)
  const isStacked = useMediaQuery(useTheme().breakpoints.down('md'))
  const choose = (path: Path) => {
    onChoose(path)
    // Under the tree on a small screen: one would not see that anything happened.
    if (isStacked) requestAnimationFrame(() => chosenCard.current?.scrollIntoView({ block: 'start' }))
  }
  const group = chosen && isGroupPath(chosen) ? groupAt(menu, chosen) : undefined
  const item = chosen && !isGroupPath(chosen) ? itemAt(menu, chosen) : undefined

  const addGroup = () => {
    onChange(insertGroup(menu, [menu.length], newGroup()))
    onChoose([menu.length])
  }
  /** To a group, or below an item, as its last. */
  const add = (path: Path) => {
    const [g, i] = path
    const items = menu[g]?.menu_items ?? []
    const place = i === undefined ? ([g, items.length] as const) : ([g, i, items[i]?.sub_menu_items.length ?? 0] as const)
    onChange(insertItem(menu, place, newItem()))
    onChoose(place)
  }
  const remove = (path: Path) => {
    const row = rowsOf(menu).find((each) => keyOf(each.path) === keyOf(path))
    if (!row) return
    onChange(removeAt(menu, path))
    onChoose(undefined)
    toasts.show({
      kind: 'info',
      text: t('views.admin.applications.menu.removed', { name: words.nameIn(path) }),
      action: { label: t('generic.undo'), onAction: () => undo(row) },
    })
  }
  const undo = (row: Row) => {
    const back = putBack(latest.current, row)
    onChange(back.menu)
    onChoose(back.path)
  }

  if (menu.length === 0) {
    return (
      <Card>
        <EmptyState
          level={2}
          title={t('views.admin.applications.menu.empty.title')}
          text={t('views.admin.applications.menu.empty.text')}
          actions={
            <Button variant="contained" color="primary" startIcon={<Plus aria-hidden />} onClick={addGroup}>
              {t('views.admin.applications.menu.addGroup')}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: 'minmax(0, 1.7fr) minmax(280px, 1fr)' }, alignItems: 'start' }}>
      <Card>
        {faults.whole.map((code) => (
          <Notice key={code} kind="error">
            {t([`problems.fields.${code}`, 'problems.fields.invalid'])}
          </Notice>
        ))}
        <MenuTreeView
          menu={menu}
          words={words}
          chosen={chosen}
          faulty={faults.rows}
          onChoose={choose}
          onMove={(moved) => {
            onChange(moved.menu)
            onChoose(moved.path)
          }}
          onAdd={add}
          onRemove={remove}
        />
        <Button variant="outlined" startIcon={<Plus aria-hidden />} onClick={addGroup} sx={{ mt: 1.5 }}>
          {t('views.admin.applications.menu.addGroup')}
        </Button>
      </Card>
      <Card ref={chosenCard} label={t('views.admin.applications.menu.chosen')}>
        {chosen && (group || item) ? (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
              <Typography variant="h4" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {words.nameIn(chosen)}
              </Typography>
              <Tooltip title={t('views.admin.applications.menu.remove', { name: words.nameIn(chosen) })}>
                <IconButton
                  aria-label={t('views.admin.applications.menu.remove', { name: words.nameIn(chosen) })}
                  onClick={() => remove(chosen)}
                  sx={{ color: 'error.main' }}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </Tooltip>
            </Box>
            {group && isGroupPath(chosen) && (
              <GroupForm key={keyOf(chosen)} group={group} onChange={(change) => onChange(changeGroup(menu, chosen, change))} />
            )}
            {item && !isGroupPath(chosen) && (
              <ItemForm key={keyOf(chosen)} item={item} onChange={(change) => onChange(changeItem(menu, chosen, change))} />
            )}
          </>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('views.admin.applications.menu.chooseSomething')}</Typography>
        )}
      </Card>
    </Box>
  )
}

const Card = ({ children, label, ref }: { children: ReactNode; label?: string; ref?: Ref<HTMLDivElement> }) => (
  <Box
    ref={ref}
    component={label ? 'section' : 'div'}
    aria-label={label}
    sx={{
      p: { xs: 1.25, sm: 2 },
      minWidth: 0,
      // Below the bar that stays at the top.
      scrollMarginTop: 72,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: (theme) => `${theme.radius.section}px`,
    }}
  >
    {children}
  </Box>
)
