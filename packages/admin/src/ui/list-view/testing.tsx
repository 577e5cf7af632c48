import { useState } from 'react'
import { type Mock, vi } from 'vitest'
import { StatusChip } from '#ui/page'
import { type Scheme, type Stage, show } from '#ui/testing'
import { type ListItem, type ListParams, ListView, type ListViewProps, type OnParams } from './index.ts'

export const firstParams: ListParams = {
  currentPage: 0,
  currentPageSize: 10,
  sortBy: 'updated',
  sortDirection: 'desc',
  filterBy: '',
  search: '',
}
export const pictureData = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

export const things: ListItem[] = [
  {
    key: 1,
    title: 'Kystkvinnene som drev leia',
    subTitle: 'Kvinner i kystfarten',
    imageURL: pictureData,
    updatedAt: new Date().toISOString(),
    updatedBy: 'Ingrid Solheim',
    to: '/things/1',
  },
  {
    key: 2,
    title: 'Åttringen «Haabet»',
    subTitle: 'Bruksbåt',
    infoText: 'KL-031',
    chipContent: 'Båt',
    imageURL: null,
    updatedAt: '2020-02-03T10:00:00Z',
    updatedBy: 'Jonas Aune',
    to: '/things/2',
  },
  { key: 3, title: 'Glasskulene', imageURL: 'data:image/png;base64,broken', to: '/things/3' },
]

const title = 'Ting'
const draft = 'Utkast'
const sorts = [
  { value: 'updated', label: 'Sist endret' },
  { value: 'title', label: 'Tittel' },
]
const filters = [
  {
    name: 'status',
    label: 'Status',
    options: [
      { value: 'draft', label: 'Utkast' },
      { value: 'published', label: 'Publisert' },
    ],
  },
]
const columns = [
  { id: 'status', label: 'Status', width: '110px', inSummary: true, cell: () => <StatusChip plain status="draft" label={draft} /> },
]

type Props = Partial<ListViewProps<ListItem>>

function Held({ start, onParams, ...props }: Props & { start: ListParams }) {
  const [params, setParams] = useState(start)
  return (
    <ListView
      name="things"
      title={title}
      items={things}
      total={things.length}
      sorts={sorts}
      filters={filters}
      columns={columns}
      searchLabel="Søk i ting"
      create={{ label: 'Ny ting', to: '/things/new' }}
      {...props}
      params={params}
      onParams={(next, how) => {
        setParams(next)
        onParams?.(next, how)
      }}
    />
  )
}

type Shown = Stage & { onParams: Mock<OnParams>; update: (more: Props) => void }

/** The list with its own small state, as a screen would hold it, and a record of what it asked for. */
export async function showList(
  props: Props = {},
  { start = {}, scheme }: { start?: Partial<ListParams>; scheme?: Scheme } = {},
): Promise<Shown> {
  const onParams = vi.fn<OnParams>()
  const list = (more: Props = {}) => <Held start={{ ...firstParams, ...start }} onParams={onParams} {...props} {...more} />
  const stage = await show(list(), { scheme })
  return { ...stage, onParams, update: (more: Props) => stage.draw(list(more)) }
}
