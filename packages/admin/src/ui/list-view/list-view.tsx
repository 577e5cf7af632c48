import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Plus } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageHeader } from '#ui/page'
import type { BulkAction, ListColumn, ListFilter, ListItem, ListSort, OnParams, PictureKind, RowAction } from './item.ts'
import { NothingToShow } from './nothing-to-show.tsx'
import { Pager, useTotalText } from './pager.tsx'
import { type ListParams, lastPageOf, parseFilterBy } from './params.ts'
import { useRememberedLook } from './remembered-look.ts'
import { Rows } from './rows.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import { Tiles } from './tiles.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSelection } from './use-selection.ts'

export type CreateAction = { label: string; shortLabel?: string; to?: string; onCreate?: () => void }

export type ListViewProps<Item extends ListItem> = {
  /** Names the list in the browser's memory of list or grid. */
  name: string
  title: string
  items: Item[]
  total: number
  /** false: there are more than `total`. */
  totalIsExact?: boolean
  params: ListParams
  onParams: OnParams
  /** Nothing has come yet. */
  loading?: boolean
  /** New rows are on their way; `items` are the old ones. */
  refreshing?: boolean
  /** The load failed; a text says why, when there is more to say. */
  failed?: boolean | string
  onRetry?: () => void
  sorts?: ListSort[]
  filters?: ListFilter[]
  searchable?: boolean
  searchLabel?: string
  create?: CreateAction
  rowActions?: (item: Item) => RowAction[]
  /** Makes the rows choosable. [LIST-05] */
  bulkActions?: BulkAction<Item>[]
  /** Brings those of every page. Offered once the page is chosen, where they are few enough to bring. */
  everyItem?: () => Promise<Item[]>
  columns?: ListColumn<Item>[]
  picture?: PictureKind
  titleLabel?: string
  emptyText?: string
  notice?: ReactNode
  /** Beside the main action. */
  actions?: ReactNode
  /** Rows of another make, which the caller draws; then there is no grid to choose. */
  rows?: ReactNode
}

function CreateButton({ create, short }: { create: CreateAction; short: boolean }) {
  const link = create.to ? { component: Link, to: create.to } : { onClick: create.onCreate }
  return (
    <Button variant="contained" color="primary" startIcon={<Plus aria-hidden />} aria-label={create.label} {...link}>
      {short ? (create.shortLabel ?? create.label) : create.label}
    </Button>
  )
}

const shownWhileWaiting = 10

/** The shared list: header, toolbar, rows or pictures, pager. It holds no data and knows no feature. */
export function ListView<Item extends ListItem>(props: ListViewProps<Item>) {
  const { name, title, items, total, totalIsExact = true, params, onParams, loading = false, refreshing = false, failed = false } = props
  const { columns = [], sorts = [], filters = [], picture = 'thumbnail', create, bulkActions = [] } = props
  const { t } = useTranslation()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const [look, setLook] = useRememberedLook(name)
  const totalText = useTotalText()
  const selection = useSelection(items, params, (item) => bulkActions.some(({ appliesTo }) => appliesTo(item)))

  const lastPage = lastPageOf(total, params.currentPageSize)
  const settled = !loading && !refreshing && !failed
  const pastTheEnd = settled && params.currentPage > lastPage
  const clampPage = useEffectEvent(() => onParams({ ...params, currentPage: lastPage }, { replace: true }))
  useEffect(() => {
    if (pastTheEnd) clampPage()
  }, [pastTheEnd])

  const narrowed = params.search !== '' || Object.keys(parseFilterBy(params.filterBy)).length > 0
  const waiting = loading || pastTheEnd
  const nothing = !waiting && (Boolean(failed) || items.length === 0)
  // An empty list asks for its first thing in the middle; two filled buttons would compete.
  const createAbove = nothing && !failed && !narrowed ? undefined : create
  const shape = {
    label: title,
    items,
    columns,
    picture,
    titleLabel: props.titleLabel ?? t('list.titleColumn'),
    rowActions: props.rowActions,
    ...(bulkActions.length > 0 ? { selection } : {}),
  }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: '100%', maxWidth: 1600, bgcolor: 'background.paper' }}>
      <PageHeader
        title={title}
        count={waiting || nothing ? undefined : totalText(total, totalIsExact)}
        actions={
          (createAbove || props.actions) && (
            <>
              {props.actions}
              {createAbove && <CreateButton create={createAbove} short={phone} />}
            </>
          )
        }
      />
      <Toolbar
        params={params}
        onParams={onParams}
        searchable={props.searchable ?? true}
        searchLabel={props.searchLabel ?? t('list.search')}
        filters={filters}
        sorts={sorts}
        look={look}
        onLook={props.rows === undefined ? setLook : undefined}
        phone={phone}
      />
      {props.notice && <Box sx={{ px: { xs: 2, sm: 3.5 }, pb: 1.25 }}>{props.notice}</Box>}
      {waiting && (
        <SkeletonRows count={Math.min(params.currentPageSize, shownWhileWaiting)} look={look} picture={picture} label={t('list.loading')} />
      )}
      {nothing && (
        <NothingToShow
          failed={failed}
          onRetry={props.onRetry}
          search={params.search}
          narrowed={narrowed}
          onReset={() => onParams({ ...params, currentPage: 0, search: '', filterBy: '' })}
          emptyText={props.emptyText}
          create={create && <CreateButton create={create} short={false} />}
        />
      )}
      {!waiting && !nothing && (
        <>
          {props.rows ??
            (look === 'grid' ? (
              <Tiles {...shape} stale={refreshing} phone={phone} />
            ) : (
              <Rows {...shape} stale={refreshing} phone={phone} />
            ))}
          <SelectionBar
            selection={selection}
            actions={bulkActions}
            total={total}
            totalIsExact={totalIsExact}
            onEvery={
              props.everyItem && items.filter(selection.canChoose).every(({ key }) => selection.chosen.has(key))
                ? () => void props.everyItem?.().then(selection.add)
                : undefined
            }
          />
          <Pager params={params} onParams={onParams} total={total} exact={totalIsExact} phone={phone} />
        </>
      )}
    </Box>
  )
}
