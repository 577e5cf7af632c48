import { type Instance, type InstanceDraft, instanceDraft, newInstanceDraft } from '@vitrine/contract'
import { fromContract, type UiSchema } from '@vitrine/forms'
import { z } from 'zod'

/** A list of ids here: each is a row with its picker, and not a small form around one. */
const localeIds = z.array(instanceDraft.shape.available_locales.element.shape.id).min(1)
const newInstance = newInstanceDraft.extend({ available_locales: localeIds })
/** What a save sends whole may stand empty here; name and slug may not, once they are there. */
const shownInstance = newInstance.extend({ name: instanceDraft.shape.name, slug: instanceDraft.shape.slug })
export type ShownInstance = z.input<typeof shownInstance>
export type NewInstance = z.input<typeof newInstance>

export const newInstanceSchema = fromContract(newInstance)
export const instanceSchema = fromContract(shownInstance)

export const instanceUiSchema: UiSchema = {
  'ui:order': ['application_id', 'owner_id', 'name', 'slug', 'available_locales', 'max_users', 'expires_at', 'shared_with'],
  application_id: { 'ui:widget': 'EntityPicker', 'ui:options': { type: 'Application' } },
  owner_id: { 'ui:widget': 'EntityPicker', 'ui:options': { type: 'Owner' } },
  slug: { 'ui:options': { description: 'views.admin.instances.slugHelp' } },
  available_locales: {
    'ui:options': { description: 'views.admin.instances.localesHelp' },
    items: { 'ui:widget': 'EntityPicker', 'ui:options': { type: 'Locale', title: 'schemaTypes.locale.singular' } },
  },
  max_users: { 'ui:options': { columns: 6, description: 'views.admin.instances.maxUsersHelp' } },
  expires_at: { 'ui:options': { columns: 6, description: 'views.admin.instances.expiresHelp' } },
  shared_with: {
    'ui:options': { description: 'views.admin.instances.sharedWithHelp' },
    items: {
      'ui:order': ['to_application_instance_id', 'type'],
      to_application_instance_id: { 'ui:widget': 'EntityPicker', 'ui:options': { type: 'ApplicationInstance', columns: 8 } },
      type: {
        'ui:options': {
          columns: 4,
          title: 'views.admin.instances.sharedWhat',
          labels: { document: 'shareTypes.document', media: 'shareTypes.media' },
        },
      },
    },
  },
}
export const newInstanceUiSchema: UiSchema = {
  ...instanceUiSchema,
  name: { 'ui:options': { description: 'views.admin.instances.newNameHelp' } },
  slug: { 'ui:options': { description: 'views.admin.instances.newSlugHelp' } },
}

export const toShownInstance = (instance: Instance | undefined): Partial<ShownInstance> =>
  instance
    ? {
        name: instance.name,
        slug: instance.slug,
        application_id: instance.application_id,
        owner_id: instance.owner_id,
        max_users: instance.max_users,
        expires_at: instance.expires_at,
        available_locales: instance.available_locales.map(({ id }) => id),
        shared_with: instance.shared_with.map(({ to_application_instance_id, type }) => ({ to_application_instance_id, type })),
      }
    : {}

export const toInstanceDraft = (shown: ShownInstance): InstanceDraft => ({
  name: shown.name,
  slug: shown.slug,
  application_id: shown.application_id,
  owner_id: shown.owner_id,
  max_users: shown.max_users ?? null,
  expires_at: shown.expires_at ?? null,
  available_locales: shown.available_locales.map((id) => ({ id })),
  shared_with: shown.shared_with ?? [],
})

export const toNewInstanceDraft = (shown: NewInstance) => ({ ...shown, available_locales: shown.available_locales.map((id) => ({ id })) })
