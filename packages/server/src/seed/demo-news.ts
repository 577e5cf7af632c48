import { insertNewsItem } from '#features/news-feed'
import type { Db } from '#platform/database'

const dayMs = 24 * 3600 * 1000

const news = [
  {
    daysAgo: 1,
    title: 'Velkommen til Vitrine',
    keywords: ['pinned'],
    description:
      '<p>Dette er et demomuseum. Her kan du prøve alt uten å ødelegge noe: skriv, publiser, slett og hent tilbake.</p>' +
      '<p>Begynn med <strong>Kystleia</strong>, der guiden til Fjordmuseet ligger.</p>',
  },
  {
    daysAgo: 4,
    title: 'Samiske språk i guidene',
    keywords: ['språk'],
    description:
      '<p>Nå kan tekstene skrives på nordsamisk, lulesamisk og sørsamisk ved siden av de andre språka. Mangler en tekst, viser guiden den norske.</p>',
  },
  {
    daysAgo: 12,
    title: 'Slik merker du bilder',
    keywords: ['bilder', 'rettigheter'],
    description:
      '<p>Hvert bilde trenger tre ting før det vises for publikum:</p>' +
      '<ul><li>hvem som har tatt det</li><li>hva andre får bruke det til</li><li>en kort tekst for den som ikke ser det</li></ul>',
  },
]

/** Three news, of the last days. */
export async function addDemoNews(tx: Db, user_id: number): Promise<void> {
  for (const { daysAgo, ...item } of news)
    await insertNewsItem(tx, { ...item, published_at: new Date(Date.now() - daysAgo * dayMs).toISOString() }, user_id)
}
