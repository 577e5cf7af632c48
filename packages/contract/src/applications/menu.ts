import { z } from 'zod'
import { localisedLine } from '../languages/localised.ts'
import { mediaTypes } from '../media/media-types.ts'
import { id, line } from '../record.ts'

export const docTypes = ['Schema', 'Media', 'QR', 'DocumentBin', 'MediaBin'] as const
export type DocType = (typeof docTypes)[number]

const mostGroups = 30
const mostItems = 100
/** In the whole menu: one screen must still draw it. */
const mostItemsTogether = 500

/** What a menu item opens; each kind has exactly its own fields, and Schema is the kind when none is said. */
export const menuAction = z.discriminatedUnion('doc_type', [
  z.object({
    doc_type: z.literal('Schema').optional().default('Schema'),
    schema_id: id.nullable().default(null),
    single_document: z.boolean().default(false),
    /** A path into the content; its text is the chip on each row of that list. */
    chip_content: line(200).nullable().default(null),
  }),
  z.object({ doc_type: z.literal('Media'), media_type: z.enum(mediaTypes).default('image') }),
  z.object({ doc_type: z.literal('QR') }),
  z.object({ doc_type: z.literal('DocumentBin') }),
  z.object({ doc_type: z.literal('MediaBin') }),
])
export type MenuAction = z.infer<typeof menuAction>

const itemFields = {
  /** The name of a MUI icon: letters and digits, for it is looked up. */
  mui_icon: z
    .string()
    .max(100)
    .regex(/^[A-Za-z0-9]*$/)
    .nullable()
    .default(null),
  title: localisedLine(200).default({}),
  action: menuAction.default({ doc_type: 'Schema', schema_id: null, single_document: false, chip_content: null }),
}
/** Of the same shape as an item, but nothing stands below it: a third level is refused, not dropped. */
const subMenuItem = z.object({ ...itemFields, sub_menu_items: z.array(z.unknown()).max(0).default([]) })
export const menuItem = z.object({ ...itemFields, sub_menu_items: z.array(subMenuItem).max(mostItems).default([]) })
export type MenuItem = z.infer<typeof menuItem>
export type SubMenuItem = z.infer<typeof subMenuItem>

export const menuGroup = z.object({ title: localisedLine(200).default({}), menu_items: z.array(menuItem).max(mostItems).default([]) })
export type MenuGroup = z.infer<typeof menuGroup>

const countItems = (menu: MenuGroup[]): number =>
  menu.flatMap(({ menu_items }) => menu_items).reduce((count, { sub_menu_items }) => count + 1 + sub_menu_items.length, 0)

export const menu = z
  .array(menuGroup)
  .max(mostGroups)
  .check((context) => {
    if (countItems(context.value) <= mostItemsTogether) return
    context.issues.push({
      code: 'too_big',
      origin: 'array',
      maximum: mostItemsTogether,
      inclusive: true,
      input: context.value,
      message: `A menu has at most ${mostItemsTogether} items`,
    })
  })
export type Menu = z.infer<typeof menu>

/** The query string that opens what a menu item names; undefined while a schema is not chosen yet. */
export function actionParams(action: MenuAction): string | undefined {
  switch (action.doc_type) {
    case 'Schema': {
      if (action.schema_id === null) return undefined
      return queryOf({ schema: String(action.schema_id), chipContent: action.chip_content })
    }
    case 'Media':
      return queryOf({ schema: '0', mediaType: action.media_type })
    case 'QR':
    case 'DocumentBin':
    case 'MediaBin':
      return queryOf({ schema: action.doc_type.toLowerCase() })
  }
}

const queryOf = (params: Record<string, string | null>): string =>
  Object.entries(params)
    .flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
    .join('&')

/** Where an instance opens: the query string of the first item that leads somewhere; empty when none does. */
export function defaultActionParams(groups: Menu): string {
  for (const { menu_items } of groups)
    for (const item of menu_items)
      for (const { action } of [item, ...item.sub_menu_items]) {
        const params = actionParams(action)
        if (params !== undefined) return params
      }
  return ''
}
