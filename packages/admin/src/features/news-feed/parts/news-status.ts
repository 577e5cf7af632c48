import type { NewsItem } from '@vitrine/contract'
import type { Status } from '#ui/page'

/** Draft until it has a time, waiting until that has come, then published. */
export function newsStatus({ published_at }: Pick<NewsItem, 'published_at'>, now: number = Date.now()): { status: Status; key: string } {
  if (published_at === null) return { status: 'draft', key: 'views.admin.news.status.draft' }
  return Date.parse(published_at) <= now
    ? { status: 'published', key: 'views.admin.news.status.published' }
    : { status: 'neutral', key: 'views.admin.news.status.waiting' }
}
