import { type NewsItem, type NewsItemDraft, newNewsItemDraft } from '@vitrine/contract'
import { fromContract, type UiSchema } from '@vitrine/forms'
import type { z } from 'zod'

/** What a save sends whole may stand empty here. */
export type ShownNewsItem = z.input<typeof newNewsItemDraft>

export const newsItemSchema = fromContract(newNewsItemDraft)

export const newsItemUiSchema: UiSchema = {
  'ui:order': ['title', 'description', 'keywords', 'published_at'],
  description: { 'ui:widget': 'RichText', 'ui:options': { title: 'views.admin.news.text' } },
  keywords: { 'ui:widget': 'ChipList', 'ui:options': { description: 'views.admin.news.keywordsHelp' } },
  published_at: { 'ui:options': { description: 'views.admin.news.publishedHelp' } },
}

export const toShownNewsItem = (item: NewsItem | undefined): Partial<ShownNewsItem> =>
  item ? { title: item.title, description: item.description, keywords: item.keywords, published_at: item.published_at } : {}

export const toNewsItemDraft = ({ title, description, keywords, published_at }: ShownNewsItem): NewsItemDraft => ({
  title,
  description: description ?? '',
  keywords: keywords ?? [],
  published_at: published_at ?? null,
})
