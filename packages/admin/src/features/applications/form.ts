import { type Application, type ApplicationDraft, applicationDraft, findText, type Menu, newApplicationDraft } from '@vitrine/contract'
import { type FormSchema, fromContract, type UiSchema } from '@vitrine/forms'
import type { z } from 'zod'

/** What a save sends whole may stand empty here; the slug may not, once there is one. */
const shownApplication = newApplicationDraft.extend({ slug: applicationDraft.shape.slug })
export type NewApplication = z.input<typeof newApplicationDraft>
/** The menu has a builder of its own, but is saved with the rest; there it is whole. */
export type ShownApplication = Omit<z.input<typeof shownApplication>, 'menu'> & { menu?: Menu }

export const newApplicationSchema = fromContract(newApplicationDraft.omit({ menu: true })) as FormSchema<ShownApplication>
export const applicationSchema = fromContract(shownApplication.omit({ menu: true })) as FormSchema<ShownApplication>

export const applicationUiSchema: UiSchema = {
  'ui:order': ['name', 'slug', 'description', 'menu_heading', 'owner_schema_id', 'url', 'qr_code_base_url', 'image_url'],
  slug: { 'ui:options': { description: 'views.admin.applications.slugHelp' } },
  description: { 'ui:widget': 'Multiline' },
  menu_heading: { 'ui:options': { description: 'views.admin.applications.menuHeadingHelp' } },
  owner_schema_id: {
    'ui:widget': 'EntityPicker',
    'ui:options': { type: 'Schema', description: 'views.admin.applications.ownerSchemaHelp' },
  },
  url: { 'ui:options': { description: 'views.admin.applications.urlHelp' } },
  qr_code_base_url: { 'ui:options': { description: 'views.admin.applications.qrHelp' } },
  image_url: { 'ui:options': { description: 'views.admin.applications.imageHelp' } },
}

export const newApplicationUiSchema: UiSchema = {
  ...applicationUiSchema,
  slug: { 'ui:options': { description: 'views.admin.applications.newSlugHelp' } },
}

export const toShownApplication = (application: Application | undefined): Partial<ShownApplication> =>
  application
    ? {
        name: application.name,
        slug: application.slug,
        description: application.description,
        image_url: application.image_url,
        url: application.url,
        qr_code_base_url: application.qr_code_base_url,
        owner_schema_id: application.owner_schema_id,
        menu_heading: application.menu_heading,
        menu: application.menu,
      }
    : {}

export const toApplicationDraft = (shown: ShownApplication): ApplicationDraft => ({
  name: shown.name,
  slug: shown.slug ?? '',
  description: shown.description ?? null,
  image_url: shown.image_url ?? null,
  url: shown.url ?? null,
  qr_code_base_url: shown.qr_code_base_url ?? null,
  owner_schema_id: shown.owner_schema_id ?? null,
  menu_heading: shown.menu_heading ?? null,
  menu: shown.menu ?? [],
})

/** A menu as one reads it, a line for each group: «Innhold: Artikler, Gjenstander (Båter, Tekstil)». */
export function menuInWords(menu: Menu, locale: string): string {
  const nameOf = ({ title }: Pick<Menu[number], 'title'>) => findText(title, locale)?.text ?? '–'
  return menu
    .map((group) => {
      const items = group.menu_items.map((item) => {
        const below = item.sub_menu_items.map(nameOf).join(', ')
        return below ? `${nameOf(item)} (${below})` : nameOf(item)
      })
      return `${nameOf(group)}: ${items.join(', ')}`
    })
    .join('\n')
}
