import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Tooltip from '@mui/material/Tooltip'
import { ArrowDown, ArrowDownUp, ArrowUp, LayoutGrid, List, ListFilter as ListFilterIcon, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ChoiceGroup, ChoiceMenu } from './choice-menu.tsx'
import { FilterButton, useFilterChoices } from './filters.tsx'
import type { ListFilter, ListLook, ListSort, OnParams } from './item.ts'
import { formatFilterBy, type ListParams, parseFilterBy } from './params.ts'
import { SearchBox } from './search-box.tsx'

export type ToolbarProps = {
  params: ListParams
  onParams: OnParams
  searchLabel: string
  searchable: boolean
  filters: ListFilter[]
  sorts: ListSort[]
  look: ListLook
  /** Absent: there is only one look. */
  onLook?: (look: ListLook) => void
  phone: boolean
}

function useSortGroups({ params, onParams, sorts }: ToolbarProps): ChoiceGroup[] {
  const { t } = useTranslation()
  const change = (part: Partial<ListParams>) => onParams({ ...params, ...part, currentPage: 0 })
  const isOneWay = (name: string) => sorts.some(({ value, isOneWay }) => value === name && isOneWay)
  const onSort = (sortBy: string) => change({ sortBy, ...(isOneWay(sortBy) ? { sortDirection: 'desc' } : {}) })
  const sort: ChoiceGroup = { name: 'sort', heading: t('list.sort'), choices: sorts, chosen: params.sortBy, onChoose: onSort }
  if (isOneWay(params.sortBy)) return [sort]
  return [
    sort,
    {
      name: 'direction',
      ruled: true,
      chosen: params.sortDirection,
      choices: [
        { value: 'asc', label: t('list.ascendingItem'), icon: <ArrowUp aria-hidden /> },
        { value: 'desc', label: t('list.descendingItem'), icon: <ArrowDown aria-hidden /> },
      ],
      onChoose: (direction) => change({ sortDirection: direction === 'asc' ? 'asc' : 'desc' }),
    },
  ]
}

function SortButton(props: ToolbarProps) {
  const { t } = useTranslation()
  const { params, sorts, phone, look, onLook } = props
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const groups = useSortGroups(props)
  const sort = sorts.find(({ value }) => value === params.sortBy)
  const name = sort?.label ?? params.sortBy
  const ascending = params.sortDirection === 'asc'
  const direction = t(ascending ? 'list.ascending' : 'list.descending')
  const label = sort?.isOneWay ? t('list.sortedOneWay', { name }) : t('list.sortedBy', { name, direction })
  const open = { 'aria-haspopup': 'menu', 'aria-expanded': anchor ? true : undefined, 'aria-label': label } as const
  // A phone has no room for the toggle; the choice lives in the same menu.
  const looks: ChoiceGroup = {
    name: 'look',
    heading: t('list.view'),
    ruled: true,
    chosen: look,
    choices: [
      { value: 'list', label: t('list.asList'), icon: <List aria-hidden /> },
      { value: 'grid', label: t('list.asGrid'), icon: <LayoutGrid aria-hidden /> },
    ],
    onChoose: (value) => onLook?.(value === 'grid' ? 'grid' : 'list'),
  }
  return (
    <>
      {phone ? (
        <Tooltip title={label}>
          <IconButton {...open} onClick={(event) => setAnchor(event.currentTarget)} sx={foldedButton}>
            <ArrowDownUp aria-hidden />
          </IconButton>
        </Tooltip>
      ) : (
        <Button
          {...open}
          startIcon={<ArrowDownUp aria-hidden />}
          endIcon={sort?.isOneWay ? undefined : ascending ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {name}
        </Button>
      )}
      <ChoiceMenu
        anchor={anchor}
        label={t('list.sort')}
        groups={phone && onLook ? [...groups, looks] : groups}
        onClose={() => setAnchor(null)}
        align="right"
      />
    </>
  )
}

const foldedButton = {
  border: 1,
  borderColor: 'border.control',
  bgcolor: 'background.paper',
} as const

function LookToggle({ look, onLook }: Required<Pick<ToolbarProps, 'look' | 'onLook'>>) {
  const { t } = useTranslation()
  return (
    <ToggleButtonGroup
      exclusive
      value={look}
      onChange={(_event, next: ListLook | null) => next && onLook(next)}
      aria-label={t('list.view')}
    >
      <ToggleButton value="list" aria-label={t('list.asList')} title={t('list.asList')}>
        <List aria-hidden />
      </ToggleButton>
      <ToggleButton value="grid" aria-label={t('list.asGrid')} title={t('list.asGrid')}>
        <LayoutGrid aria-hidden />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}

/** On a phone the filters fold to one button with a count; those in use stand below as chips. */
function FoldedFilters({
  filters,
  values,
  onFilter,
}: {
  filters: ListFilter[]
  values: Record<string, string>
  onFilter: (name: string, value: string) => void
}) {
  const { t } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choicesOf = useFilterChoices()
  const active = filters.filter(({ name }) => values[name]).length
  return (
    <>
      <Tooltip title={t('list.filters')}>
        <Badge badgeContent={active}>
          <IconButton
            aria-label={t('list.filters')}
            aria-haspopup="menu"
            aria-expanded={anchor ? true : undefined}
            onClick={(event) => setAnchor(event.currentTarget)}
            sx={foldedButton}
          >
            <ListFilterIcon aria-hidden />
          </IconButton>
        </Badge>
      </Tooltip>
      <ChoiceMenu
        anchor={anchor}
        label={t('list.filters')}
        align="right"
        onClose={() => setAnchor(null)}
        groups={filters.map((filter) => ({
          name: filter.name,
          heading: filter.label,
          choices: choicesOf(filter),
          chosen: values[filter.name] ?? '',
          onChoose: (value) => onFilter(filter.name, value),
        }))}
      />
    </>
  )
}

export function Toolbar(props: ToolbarProps) {
  const { t } = useTranslation()
  const { params, onParams, searchLabel, searchable, filters, sorts, look, onLook, phone } = props
  const choicesOf = useFilterChoices()
  const values = parseFilterBy(params.filterBy)
  const setFilter = (name: string, value: string) =>
    onParams({ ...params, currentPage: 0, filterBy: formatFilterBy({ ...values, [name]: value }) })
  const wordsOf = (filter: ListFilter) => {
    const value = values[filter.name] ?? ''
    return { name: filter.label, value: choicesOf(filter).find((choice) => choice.value === value)?.label ?? value }
  }
  return (
    <Box sx={{ px: { xs: 2, sm: 3.5 }, py: 1.25, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {searchable && (
        <SearchBox
          label={searchLabel}
          value={params.search}
          onSearch={(search) => onParams({ ...params, currentPage: 0, search }, { replace: params.search !== '' })}
        />
      )}
      {phone
        ? filters.length > 0 && <FoldedFilters filters={filters} values={values} onFilter={setFilter} />
        : filters.map((filter) => (
            <FilterButton
              key={filter.name}
              filter={filter}
              value={values[filter.name] ?? ''}
              onChange={(value) => setFilter(filter.name, value)}
            />
          ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        {(sorts.length > 0 || (phone && onLook)) && <SortButton {...props} />}
        {!phone && onLook && <LookToggle look={look} onLook={onLook} />}
      </Box>
      {phone && filters.some(({ name }) => values[name]) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, width: '100%' }}>
          {filters
            .filter(({ name }) => values[name])
            .map((filter) => (
              <Chip
                key={filter.name}
                color="primary"
                clickable
                onClick={() => setFilter(filter.name, '')}
                aria-label={t('list.removeFilter', wordsOf(filter))}
                label={t('list.filterValue', wordsOf(filter))}
                onDelete={() => setFilter(filter.name, '')}
                deleteIcon={<X aria-hidden />}
                sx={{ height: 28 }}
              />
            ))}
        </Box>
      )}
    </Box>
  )
}
