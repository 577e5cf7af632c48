import { expect, test } from 'vitest'
import { keyOf } from './check-dictionaries/compare-languages.ts'
import { collectDictionaries, languages } from './collect-dictionaries.ts'
import { projectRoot } from './project.ts'

const { byLanguage } = collectDictionaries(projectRoot)
const words = (text: string): string[] => text.trim().split(/\s+/)
const under = (prefix: string, names: string): string[] => words(names).map((name) => `${prefix}.${name}`)

/** Keys the specifications name in full, with the English text where they quote one for that key. */
const namedKeys: [key: string, english?: string][] = [
  ['components.list.noContent'],
  ['components.list.confirmDelete'],
  ['search.noHits'],
  ['generic.saved', 'Saved'],
  ['generic.saveFailed', 'An error occurred while saving'],
  ['generic.required'],
  ['generic.unsavedChangesMessage'],
  ['components.createOrEdit.errorOccurred'],
  ['views.admin.translations.alreadyExists'],
  ['views.admin.apiKeys.manageApiKeyModal.keyNotFound'],
  ['views.admin.schemaPreview.invalidSchema', 'Invalid schema'],
  ['views.admin.schemaPreview.missingSchema', 'Missing schema'],
  ['components.MediaSelector.AddVimeoMedia.UnableToSaveVimeoVideo'],
  ['components.MediaSelector.AddYouTubeMedia.UnableToSaveYouTubeVideo'],
  ['components.MediaSelector.AddSketchfabContent.UnableToSaveSketchfabModel'],
  ['components.MediaSelector.AddDMSContent.uploadError'],
  ['components.ChipListField.invalidConfiguration'],
  ['components.ChipListField.NoDuplicates', 'Duplicates not allowed'],
  ['kioForm.common.kioDateTimePicker.error.invalidDateMessage', 'Invalid date/time format'],
  ['kioForm.common.kioTextField.validationError.required', 'This field is required'],
  ['kioForm.common.kioTextField.validationError.minLength', 'The field must have at least {{min}} characters'],
  ['kioForm.common.kioTextField.validationError.maxLength', 'The field must have at most {{max}} characters'],
  ['kioForm.common.kioTextField.validationError.min'],
  ['kioForm.common.kioTextField.validationError.max'],
  ['kioForm.common.kioTextField.validationError.patternError'],
  ['kioForm.widgets.MediaSelectorField.selectionError', 'Could not select media'],
]

/** Messages the specifications name by their last word only: a key must end so. */
const namedEndings = words(`
  invalidType invalidCode documentMustBeSaved invalidSchemaType missingLanguage unresolvedSchema invalidFieldType invalidShape
  invalidMediaType missingBackgroundSchema missingMarkersSchema notArray itemsNotObject noCoordinates parseError
  uiSchemaValidationError uploadOrConversionFailed timedOut mediaNotFound UnableToPreview`)

/** English texts that the specifications quote without a key: some key has exactly this text. */
const quotedTexts = [
  'Could not find the page you were looking for',
  'Sorry, a critical error occurred.',
  'Try again',
  'Retry',
  'To dashboard',
  'Log out',
  'Log out now',
  'Edit my museums',
  'Superuser',
  'Invalid JSON',
  'The code is unavailable',
  'Unable to delete application',
  'Unable to delete instance',
  'Unable to delete owner',
  'Delete schema failed',
  'Unable to remove user from instance',
  'Unable to ban user',
  'Unable to unban user',
  'Missing data',
  'Instance already added',
  'Incorrect schema',
  'The conversion took too long. Please try again later.',
  'DMS reported content error',
  'DMS could not find file',
  'Preview not available',
  'Failed to fetch topics: {{status}} - {{statusText}}',
  'Unsupported "type"',
  'Document not found',
  'Invalid file',
  'You are not allowed to edit this document',
  'You are not allowed to edit this media',
  'Save and publish',
  'Save and publish unlisted',
  'Save as draft',
  'Set as draft',
  'Form data',
]

/** The names that need a text: S2 sections 1, 3 and 9, and the fields of section 3 of both specifications. */
const namedTexts: Record<string, string[]> = {
  languages: under('languages', 'no sv en de es fr nn sme sma smj se sm fk pl'),
  'credit types': under(
    'creditTypes',
    `photographer artist author composer director voice owner rightsmanager license category year copyrightNotice copyrightOwner
     producer recordCompany creditLine copywriter creator creatorContactInfo creatorJobtitle descriptionWriter`,
  ),
  licences: under('licenses', 'none cc cc-by-nc-nd cc-by-nd cc-by-nc-sa cc-by-nc cc-by-sa cc-by pdm pdd'),
  categories: under('categories', 'none photograph illustration painting vector music spoken sound movie tv musicVideo other'),
  'block types': under(
    'blockTypes',
    '3d article text all_media media documents audio dm links quote records rotating_object widget anchor tasks byline minne',
  ),
  'presentation types': under('presentationTypes', 'single list mosaic timeline imagemap gallery autoplay flipbook'),
  'document types': under('documentTypes', 'article presentation group rebus owner kiosk_view kiosk_device'),
  'device types': under('deviceTypes', 'windows ipad none mobile tablet desktop'),
  'document statuses': under('documentStatuses', 'draft published published_not_listed'),
  'media types': words('image video audio document youtube vimeo sketchfab dm model3d').flatMap((type) =>
    under(`mediaTypes.${type}`, 'singular plural'),
  ),
  'kinds of records': words('user translation translation-key application owner api-key schema locale instance').flatMap((kind) =>
    under(`schemaTypes.${kind}`, 'singular plural'),
  ),
  roles: under('userRole', 'admin editor guest'),
  'digital museum types': under(
    'digitalMuseumTypes',
    'all Actor Person Organization NavalVessel Photograph Thing Fineart Architecture Story Folder Building Exhibition Video Audio',
  ),
  'field labels': under(
    'fields',
    `title internal_title description slug path preview_url image_url available_locales version created_at created_by updated_at
     updated_by json_schema ui_schema searchable_fields
     id name is_admin is_banned activated username number_of_instances user_id application_instance_id user_role name_of_user
     application_instance_name application_instance_owner_name application_id owner_id owner_name max_users expires_at shared_with
     to_application_instance_id type identifier google_analytics_code availability_url logo main_image location url qr_code_base_url
     owner_schema_id menu_heading menu menu_items mui_icon action doc_type schema_id single_document chip_content media_type
     sub_menu_items key application_name application_instance_authorizations language_code single_document_per_instance jsonpath
     include_in_hit hit_order internal_title_field_json_path title_field_json_path description_field_json_path image_field_json_path
     description_field_override translation_key locale_id src thumbnail_src thumbnail_override filename tags deleted_at artifact_uuid
     artifact_uniqueId identifier_id artifact_ingress_title artifact_ingress_subjects identifier_owner artifact_updatedDate
     artifact_defaultMediaIdentifier status schema_slug content references document_id context_document_id alt_text license category
     year additional_metadata albumTitle catalogNumber episode locationShot locationShown season series credits credit_type_id order
     closed_captions volume dimension dominant_color base_url code is_custom default_action_params keywords to_document_id
     reference_key selected_device_type is_orientation_flipped mediaId focalPoint scale filters brightness contrast saturate grayscale
     opacity includeFields imageIds images motif history owner video audio query includeLink background markers coordinates domain
     topicId kulturnavUuid blockType`,
  ),
}

const has = (dictionary: Record<string, string>, key: string): boolean => Boolean(dictionary[key] ?? dictionary[`${key}_other`])

test.each(languages)('[LANG-05] [LANG-01] every message key that the specifications name has a text in «%s»', (language) => {
  expect(namedKeys.filter(([key]) => !has(byLanguage[language], key)).map(([key]) => key)).toEqual([])
})

test.each(languages)('[LANG-05] [LANG-01] every message named by its last word has a text in «%s»', (language) => {
  const keys = Object.keys(byLanguage[language]).map(keyOf)
  expect(namedEndings.filter((ending) => !keys.some((key) => key.endsWith(`.${ending}`)))).toEqual([])
})

test('[LANG-05] the English texts of named keys are those quoted', () => {
  const quoted = namedKeys.filter(([, english]) => english !== undefined)
  expect(Object.fromEntries(quoted.map(([key]) => [key, byLanguage.en[key]]))).toEqual(Object.fromEntries(quoted))
})

test('[LANG-05] every English text that is quoted without a key is the text of one', () => {
  const texts = new Set(Object.values(byLanguage.en))
  expect(quotedTexts.filter((text) => !texts.has(text))).toEqual([])
})

test.each(Object.entries(namedTexts))('[LANG-05] [LANG-01] the %s have texts in all four languages', (_what, keys) => {
  expect(
    languages.flatMap((language) => keys.filter((key) => !has(byLanguage[language], key)).map((key) => `${language}: ${key}`)),
  ).toEqual([])
})

test('[LANG-05] «cc» is copyright, not Creative Commons', () => {
  expect(byLanguage.en['licenses.cc']).toMatch(/copyright/i)
  for (const language of languages) expect(byLanguage[language]['licenses.cc']).not.toMatch(/creative commons|^CC\b/i)
})
