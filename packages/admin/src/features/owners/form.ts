import { newOwnerDraft, type Owner, type OwnerDraft, type OwnerLimitedDraft, ownerDraft } from '@vitrine/contract'
import { fromContract, type UiSchema } from '@vitrine/forms'
import type { z } from 'zod'

/** What a save sends whole may stand empty here; the slug may not, once there is one. */
const shownOwner = newOwnerDraft.extend({ slug: ownerDraft.shape.slug })
export type ShownOwner = z.input<typeof shownOwner>
export type NewOwner = z.input<typeof newOwnerDraft>

/** What its own editors write. */
const shownMuseum = newOwnerDraft.pick({ name: true, description: true, availability_url: true, location: true })
export type ShownMuseum = z.input<typeof shownMuseum>

export const museumSchema = fromContract(shownMuseum)
export const newOwnerSchema = fromContract(newOwnerDraft)
export const ownerSchema = fromContract(shownOwner)

const ui: UiSchema = {
  'ui:order': [
    'name',
    'description',
    'slug',
    'identifier',
    'owner_id',
    'image_url',
    'location',
    'availability_url',
    'google_analytics_code',
  ],
  name: { 'ui:field': 'Localised', 'ui:widget': 'Text' },
  description: { 'ui:field': 'Localised', 'ui:widget': 'Multiline' },
  slug: { 'ui:options': { columns: 6, description: 'views.admin.owners.slugHelp' } },
  identifier: { 'ui:options': { columns: 6, description: 'views.admin.owners.identifierHelp' } },
  owner_id: {
    'ui:widget': 'EntityPicker',
    'ui:options': { type: 'Owner', title: 'views.admin.owners.parent', description: 'views.admin.owners.parentHelp' },
  },
  image_url: { 'ui:options': { description: 'views.admin.owners.imageHelp' } },
  location: { 'ui:widget': 'LocationPicker' },
  availability_url: { 'ui:options': { description: 'views.admin.owners.availabilityHelp' } },
}
export const ownerUiSchema: UiSchema = ui
export const newOwnerUiSchema: UiSchema = {
  ...ui,
  slug: { 'ui:options': { columns: 6, description: 'views.admin.owners.newSlugHelp' } },
}

export const museumUiSchema: UiSchema = {
  'ui:order': ['name', 'description', 'availability_url', 'location'],
  name: ui.name,
  description: ui.description,
  availability_url: ui.availability_url,
  location: ui.location,
}

export const toShownMuseum = (owner: Owner | undefined): Partial<ShownMuseum> =>
  owner ? { name: owner.name, description: owner.description, availability_url: owner.availability_url, location: owner.location } : {}

export const toMuseumDraft = (shown: ShownMuseum): OwnerLimitedDraft => ({
  name: shown.name,
  description: shown.description ?? {},
  availability_url: shown.availability_url ?? null,
  location: shown.location ?? null,
})

export const toShownOwner = (owner: Owner | undefined): Partial<ShownOwner> =>
  owner
    ? {
        name: owner.name,
        description: owner.description,
        slug: owner.slug,
        identifier: owner.identifier,
        google_analytics_code: owner.google_analytics_code,
        owner_id: owner.owner_id,
        availability_url: owner.availability_url,
        image_url: owner.image_url,
        location: owner.location,
      }
    : {}

export const toOwnerDraft = (shown: ShownOwner): OwnerDraft => ({
  name: shown.name,
  description: shown.description ?? {},
  slug: shown.slug,
  identifier: shown.identifier ?? null,
  google_analytics_code: shown.google_analytics_code ?? null,
  owner_id: shown.owner_id ?? null,
  availability_url: shown.availability_url ?? null,
  image_url: shown.image_url ?? null,
  location: shown.location ?? null,
})
