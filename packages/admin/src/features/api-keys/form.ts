import { type ApiKey, type ApiKeyDraft, newApiKeyDraft } from '@vitrine/contract'
import { fromContract, type UiSchema } from '@vitrine/forms'
import type { z } from 'zod'

/** What a save sends whole may stand empty here. */
export type ShownApiKey = z.input<typeof newApiKeyDraft>

export const apiKeySchema = fromContract(newApiKeyDraft)

export const apiKeyUiSchema: UiSchema = {
  'ui:order': ['name', 'application_id', 'description', 'expires_at'],
  application_id: {
    'ui:widget': 'EntityPicker',
    'ui:options': { type: 'Application', description: 'views.admin.apiKeys.applicationHelp' },
  },
  description: { 'ui:widget': 'Multiline' },
  expires_at: { 'ui:options': { description: 'views.admin.apiKeys.expiresHelp' } },
}

export const toShownApiKey = (key: ApiKey | undefined): Partial<ShownApiKey> =>
  key ? { name: key.name, description: key.description, application_id: key.application_id, expires_at: key.expires_at } : {}

export const toApiKeyDraft = ({ name, description, application_id, expires_at }: ShownApiKey): ApiKeyDraft => ({
  name,
  description: description ?? null,
  application_id,
  expires_at: expires_at ?? null,
})
