import { type NewsItem, newsItemSorts, pinnedKeyword, plainText } from '@vitrine/contract'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RecordList } from '#lib/record-list'
import type { ListColumn, ListItem } from '#ui/list-view'
import { StatusChip } from '#ui/page'
import { newsStatus } from './parts/news-status.ts'
import { useDeleteNews } from './parts/use-delete-news.ts'
import { useNewsList } from './queries.ts'

type NewsListItem = ListItem & { item: NewsItem }

const defaults = { sortBy: 'published_at', sortDirection: 'desc' } as const
const shownLength = 100

export function NewsListScreen() {
  const { t } = useTranslation()
  const remove = useDeleteNews()
  const columns: ListColumn<NewsListItem>[] = [
    {
      id: 'status',
      label: t('listHeaders.status'),
      width: '150px',
      inSummary: true,
      cell: ({ item }) => {
        const { status, key } = newsStatus(item)
        return <StatusChip plain status={status} label={t(key)} />
      },
    },
  ]
  return (
    <RecordList<NewsItem, NewsListItem>
      kind="news"
      sorts={newsItemSorts}
      defaults={defaults}
      useRows={useNewsList}
      toItem={(item) => ({
        title: item.title,
        subTitle: beginning(item.description) || undefined,
        chipContent: item.keywords.includes(pinnedKeyword) ? t('views.admin.news.pinned') : undefined,
        item,
      })}
      picture="none"
      titleLabel={t('fields.title')}
      columns={columns}
      rowActions={({ item }) => [
        { label: t('generic.edit'), icon: <Pencil aria-hidden />, to: `/admin/news/${item.id}` },
        { label: t('generic.delete'), icon: <Trash2 aria-hidden />, tone: 'error', onSelect: () => void remove(item) },
      ]}
      searchLabel={t('views.admin.news.search')}
      create={{ label: t('views.admin.news.create'), shortLabel: t('views.admin.news.createShort'), to: '/admin/news/create' }}
      emptyText={t('views.admin.news.empty')}
    />
  )
}

/** The first words of it, never half a word. */
function beginning(html: string): string {
  const text = plainText(html).replaceAll(/\s+/g, ' ')
  return text.length <= shownLength ? text : `${text.slice(0, shownLength + 1).replace(/[\s,.:;–-]*\s\S*$/, '')} …`
}
