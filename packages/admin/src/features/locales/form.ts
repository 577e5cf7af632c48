import { type Locale, type LocaleDraft, localeDraft } from '@vitrine/contract'
import { fromContract, type UiSchema } from '@vitrine/forms'

export const localeSchema = fromContract(localeDraft)

export const localeUiSchema: UiSchema = {
  'ui:order': ['name', 'language_code'],
  language_code: { 'ui:options': { description: 'views.admin.locales.codeHelp' } },
}

export const toLocaleDraft = (locale: Locale | undefined): Partial<LocaleDraft> =>
  locale ? { name: locale.name, language_code: locale.language_code } : {}
