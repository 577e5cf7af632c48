import type { MenuAction, MenuGroup, MenuItem, SchemaDraft } from '@vitrine/contract'
import { setApplicationSchemas } from '#features/applications'
import { insertSchema, layOutSchema } from '#features/schemas'
import { insertTranslations } from '#features/translations'
import type { Db } from '#platform/database'
import { article, group, kiosk, ownerPage, presentation, schemaTexts, withSchemaIds } from './schemas/index.ts'

type Example = { json_schema: object; ui_schema: object } & Partial<Omit<SchemaDraft, 'json_schema' | 'ui_schema'>> &
  Pick<SchemaDraft, 'name' | 'slug'>
type Title = MenuItem['title']

const asText = (value: object) => JSON.stringify(value, null, 2)

/** The schemas of one application; their ids by slug. */
async function addAll(tx: Db, application_id: number, examples: Example[]): Promise<(slug: string) => number> {
  const wishes = examples.map(({ json_schema, ui_schema: _later, ...schema }) => ({
    ...schema,
    application_id,
    json_schema: asText(json_schema),
  }))
  const ids = new Map<string, number>()
  for (const wish of wishes) ids.set(wish.slug, (await insertSchema(tx, wish)).id)
  const idOf = (slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`The demo has no schema «${slug}»`)
    return id
  }
  for (const [place, wish] of wishes.entries()) {
    const ui_schema = asText(withSchemaIds(examples[place]?.ui_schema ?? {}, idOf))
    await layOutSchema(tx, idOf(wish.slug), { ...wish, ui_schema })
  }
  return idOf
}

const item = (mui_icon: string, title: Title, action: MenuAction, sub_menu_items: MenuItem['sub_menu_items'] = []): MenuItem => ({
  mui_icon,
  title,
  action,
  sub_menu_items,
})
const below = (mui_icon: string, title: Title, action: MenuAction) => ({ mui_icon, title, action, sub_menu_items: [] })
const ofSchema = (schema_id: number, { single = false, chip = null }: { single?: boolean; chip?: string | null } = {}): MenuAction => ({
  doc_type: 'Schema',
  schema_id,
  single_document: single,
  chip_content: chip,
})
const bins: MenuGroup = {
  title: { no: 'Annet', nn: 'Anna', sv: 'Annat', en: 'Other' },
  menu_items: [
    item('QrCode2', { no: 'QR-koder', nn: 'QR-kodar', sv: 'QR-koder', en: 'QR codes' }, { doc_type: 'QR' }),
    item(
      'Delete',
      { no: 'Slettede dokumenter', nn: 'Sletta dokument', sv: 'Raderade dokument', en: 'Deleted documents' },
      { doc_type: 'DocumentBin' },
    ),
    item(
      'DeleteSweep',
      { no: 'Slettede medier', nn: 'Sletta medium', sv: 'Raderade medier', en: 'Deleted media' },
      { doc_type: 'MediaBin' },
    ),
  ],
}
const media: MenuGroup = {
  title: { no: 'Medier', nn: 'Medium', sv: 'Medier', en: 'Media' },
  menu_items: [
    item('Image', { no: 'Bilder', nn: 'Bilete', sv: 'Bilder', en: 'Images' }, { doc_type: 'Media', media_type: 'image' }),
    item('Movie', { no: 'Film', nn: 'Film', sv: 'Film', en: 'Films' }, { doc_type: 'Media', media_type: 'video' }),
    item('Audiotrack', { no: 'Lyd', nn: 'Lyd', sv: 'Ljud', en: 'Sound' }, { doc_type: 'Media', media_type: 'audio' }),
  ],
}

export type DemoSchemas = { articles: number; walks: number; groups: number; ownerPages: number; screens: number }

/** Schemas of the two demo applications, their words, and the menus that lead to them. */
export async function fillSchemas(tx: Db, applications: { guide: number; kiosk: number }, localeIds: number[]): Promise<DemoSchemas> {
  const texts = Object.entries(schemaTexts).flatMap(([translation_key, words]) =>
    words.map((text, place) => ({ translation_key, locale_id: localeIds[place] ?? 0, text })),
  )
  await insertTranslations(tx, texts)

  const inGuide = await addAll(tx, applications.guide, [article, presentation, group, ownerPage])
  const [articles, walks, groups] = [inGuide(article.slug), inGuide(presentation.slug), inGuide(group.slug)]
  const ownerPages = inGuide(ownerPage.slug)
  const content: MenuGroup = {
    title: { no: 'Innhold', nn: 'Innhald', sv: 'Innehåll', en: 'Content' },
    menu_items: [
      item('Article', { no: 'Artikler', nn: 'Artiklar', sv: 'Artiklar', en: 'Articles' }, ofSchema(articles, { chip: '$.dating' })),
      item('Route', { no: 'Omvisninger', nn: 'Omvisingar', sv: 'Visningar', en: 'Tours' }, ofSchema(walks), [
        below('Category', { no: 'Grupper', nn: 'Grupper', sv: 'Grupper', en: 'Groups' }, ofSchema(groups)),
      ]),
      item('Museum', { no: 'Om museet', nn: 'Om museet', sv: 'Om museet', en: 'About the museum' }, ofSchema(ownerPages, { single: true })),
    ],
  }
  await setApplicationSchemas(tx, applications.guide, { menu: [content, media, bins], owner_schema_id: ownerPages })

  const screens = (await addAll(tx, applications.kiosk, [kiosk]))(kiosk.slug)
  const shown: MenuGroup = {
    title: { no: 'Skjermer', nn: 'Skjermar', sv: 'Skärmar', en: 'Screens' },
    menu_items: [item('Tv', { no: 'Skjermer', nn: 'Skjermar', sv: 'Skärmar', en: 'Screens' }, ofSchema(screens, { chip: '$.deviceType' }))],
  }
  await setApplicationSchemas(tx, applications.kiosk, { menu: [shown, media, bins], owner_schema_id: null })
  return { articles, walks, groups, ownerPages, screens }
}
