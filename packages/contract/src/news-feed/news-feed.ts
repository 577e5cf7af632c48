import { z } from 'zod'
import { flag } from '../flag.ts'
import { pageOf, pageQuery } from '../page.ts'
import { problemKind } from '../problem-kinds.ts'
import { id, idParam, line, lines, stamped, time, versioned } from '../record.ts'
import { route } from '../route.ts'

/** News with this keyword stand first. */
export const pinnedKeyword = 'pinned'

const keywords = z
  .array(line(50).min(1))
  .max(20)
  .refine((all) => new Set(all).size === all.length)

export const newsItemDraft = z.object({
  title: line(200).min(1),
  /** HTML; what is not allowed in rich text is taken out. */
  description: lines(50_000),
  keywords,
  /** Nobody but superusers sees it before; null: not yet. */
  published_at: time.nullable(),
})
export const newNewsItemDraft = z.object({
  title: newsItemDraft.shape.title,
  description: newsItemDraft.shape.description.default(''),
  keywords: newsItemDraft.shape.keywords.default([]),
  published_at: newsItemDraft.shape.published_at.default(null),
})
export type NewsItemDraft = z.infer<typeof newsItemDraft>

/** As it is read in the feed. */
export const newsFeedItem = z.object({ id, title: z.string(), description: z.string(), keywords: z.array(z.string()), published_at: time })
export type NewsFeedItem = z.infer<typeof newsFeedItem>

/** As it is edited. */
export const newsItem = stamped.extend({ ...newsFeedItem.shape, published_at: time.nullable() })
export type NewsItem = z.infer<typeof newsItem>

export const newsItemSorts = ['title', 'published_at', 'updated_at'] as const

const newsFeed = '/admin/api/news-feed'
const news = '/admin/api/news'
export const newsFeedRoutes = {
  feed: route('GET', newsFeed, {
    query: pageQuery(['published_at'], { sortBy: 'published_at', ascending: false })
      .omit({ search: true, sort_by: true })
      .extend({ sort: z.enum(['published_at']).default('published_at'), pinned: flag.optional() }),
    answer: pageOf(newsFeedItem),
    summary: 'What is published: pinned news first, then the newest; or the pinned, or the others, alone',
  }),
  list: route('GET', news, {
    query: pageQuery(newsItemSorts, { sortBy: 'published_at', ascending: false }),
    answer: pageOf(newsItem),
    summary: 'All news, also those not yet published',
  }),
  get: route('GET', `${news}/:id`, { params: idParam, answer: newsItem, summary: 'One news item' }),
  create: route('POST', news, { body: newNewsItemDraft, answer: newsItem, status: 201, summary: 'Write a news item' }),
  update: route('PUT', `${news}/:id`, {
    params: idParam,
    body: newsItemDraft.extend(versioned.shape),
    answer: newsItem,
    summary: 'Change a news item',
  }),
  remove: route('DELETE', `${news}/:id`, { params: idParam, summary: 'Delete a news item, at once' }),
}

export const newsFeedProblems = {
  not_found: problemKind('news_feed.not_found', 404, 'No such news item'),
}
