/** The language of the house: shapes, routes, problems, and the rules both sides must agree on. */
export { academyRoutes } from './academy/academy.ts'
export { addresses } from './addresses.ts'
export {
  type ApiKey,
  type ApiKeyDraft,
  type ApiKeyInstance,
  apiKey,
  apiKeyDraft,
  apiKeyProblems,
  apiKeyRoutes,
  apiKeySorts,
  mostNamedAuthorizations,
  type NewApiKeyDraft,
  newApiKeyDraft,
} from './api-keys/api-keys.ts'
export {
  type Application,
  type ApplicationDraft,
  application,
  applicationDraft,
  applicationProblems,
  applicationRoutes,
  applicationSorts,
  type NewApplicationDraft,
  newApplicationDraft,
} from './applications/applications.ts'
export {
  actionParams,
  defaultActionParams,
  docTypes,
  type Menu,
  type MenuAction,
  type MenuGroup,
  type MenuItem,
  menu,
  menuAction,
} from './applications/menu.ts'
export { type AuditChange, type AuditEntry, auditEntry, auditRoutes } from './audit/audit.ts'
export { type AutosaveDraft, type DocumentAutosave, mostAutosavesTold, type WholeAutosave } from './documents/autosaves.ts'
export { carryContent, carryDraft, carryWritten, fieldValues } from './documents/carry-content.ts'
export {
  type ContentPointer,
  differencesOf,
  faultOf,
  isLocalisedText,
  localisedTexts,
  partsOf,
  relationsIn,
  withoutEmpty,
  withoutRelationsTo,
} from './documents/content.ts'
export { type ContentChange, contentChanges } from './documents/content-diff.ts'
export { placeOfPointer, pointerOfPlace } from './documents/content-pointers.ts'
export { chipText, deriveImage, deriveLocation, deriveTexts, hitFields, searchFields } from './documents/derived-texts.ts'
export {
  type Document,
  type DocumentContent,
  type DocumentDraft,
  type DocumentHit,
  type DocumentLanguage,
  type DocumentPresence,
  type DocumentReference,
  type DocumentRelation,
  type DocumentRevision,
  type DocumentStatus,
  type DocumentTexts,
  documentLimits,
  documentProblems,
  documentStatuses,
  type ListedDocument,
  type NewDocumentDraft,
  type PresenceState,
  presenceLeaseMs,
  type ReindexProgress,
  type ToldSources,
  type WholeRevision,
} from './documents/documents.ts'
export { confirmSources, type DocumentSources, keepSources, languageState, languageStates, textHash } from './documents/language-states.ts'
export { type ContentMerge, type MergeChoice, type MergeConflict, mergeContent } from './documents/merge-content.ts'
export { type MergeGap, mergeParts, mergeWords } from './documents/merge-words.ts'
export { type DocumentListQuery, type DocumentOutcome, documentRoutes, documentSorts } from './documents/routes.ts'
export {
  type CarriedDocument,
  type CarryOver,
  carryOver,
  type DocumentCounts,
  type SchemaImpact,
  schemaChangeRoutes,
  schemaImpact,
  type TouchedDocument,
  type VanishedCount,
} from './documents/schema-changes.ts'
export { takeBack } from './documents/take-back.ts'
export { mapLeaves } from './documents/walk-content.ts'
export { flag } from './flag.ts'
export { type Health, health, healthRoutes } from './health/health.ts'
export { createHtmlWriter } from './html/normal-form.ts'
export { plainText } from './html/plain-text.ts'
export { cleanHref, htmlRules, withoutControls } from './html/rules.ts'
export {
  type Instance,
  type InstanceDraft,
  type InstanceInvitation,
  type InstanceUser,
  instance,
  instanceDraft,
  instanceInvitation,
  instanceProblems,
  instanceRoutes,
  instanceSorts,
  type NewInstanceDraft,
  newInstanceDraft,
  reservedInstanceSlugs,
  type Share,
  type SharedInstance,
  type ShareType,
  sharedInstance,
  shareTypes,
} from './instances/instances.ts'
export { type Membership, mayManageAs, mayWriteAs, membership, type OwnInstance, rightsIn } from './instances/membership.ts'
export { isObject, isSame, nameOfStep, namesOfPointer, pointerStep, pointerTo } from './json.ts'
export {
  type AppLocale,
  appLocales,
  type ContentLocale,
  contentLocales,
  findText,
  type LocalisedText,
  pickerLocale,
  resolveLocale,
  textWithTag,
  toBcp47,
} from './languages/languages.ts'
export { localised } from './languages/localised.ts'
export { type LinkPreview, linkPreview, linkPreviewRoutes } from './link-preview/link-preview.ts'
export { type Locale, type LocaleDraft, locale, localeDraft, localeProblems, localeRoutes, localeSorts } from './locales/locales.ts'
export { type MediaType, mediaTypes } from './media/media-types.ts'
export {
  type NewsFeedItem,
  type NewsItem,
  type NewsItemDraft,
  newNewsItemDraft,
  newsFeedProblems,
  newsFeedRoutes,
  newsItem,
  newsItemDraft,
  newsItemSorts,
  pinnedKeyword,
} from './news-feed/news-feed.ts'
export {
  type NewOwnerDraft,
  newOwnerDraft,
  type Owner,
  type OwnerDraft,
  type OwnerLimitedDraft,
  owner,
  ownerDraft,
  ownerLimitedDraft,
  ownerProblems,
  ownerRoutes,
  ownerSorts,
  type Place,
  place,
  reservedOwnerSlugs,
} from './owners/owners.ts'
export { countLimit, defaultPageSize, type Page, pageSizes } from './page.ts'
export { type NamedPlace, placeProblems, placeRoutes, type TilePicture, tilePicture } from './places/places.ts'
export { type FieldError, type ProblemDetails, problemDetails, type UserOfRecord } from './problem.ts'
export { commonProblems, type ProblemKind } from './problem-kinds.ts'
export { deletable, id, imageUrl, line, lines, restored, time, version } from './record.ts'
export { type Role, type RoleName, role, roleNames, roleRoutes } from './roles/roles.ts'
export {
  type Address,
  type AnswerOf,
  type BodyOf,
  type CallOf,
  fillPath,
  type Method,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Route,
  route,
  type Shapes,
} from './route.ts'
export { routeTable } from './routes.ts'
export type { CarryChoice } from './schemas/carry-over.ts'
export { globalDefinitions } from './schemas/definitions/global-definitions.ts'
export { type BlockType, blockTypes, deviceTypes, documentTypes } from './schemas/definitions/vocabulary.ts'
export { keysOfTemplate } from './schemas/description-template.ts'
export { isSafeName, type PreparedSchema, problemOf, schemaFindingCodes, schemaFindingKey } from './schemas/finding.ts'
export { jsonPath, textsAt } from './schemas/json-path.ts'
export { schemaLimits } from './schemas/limits.ts'
export { prepareSchema } from './schemas/prepare-schema.ts'
export { type FieldPath, fieldName, isTarget, schemaFields, type VanishedField, vanishedFields } from './schemas/schema-fields.ts'
export {
  type ListedSchema,
  type NewSchemaDraft,
  newSchemaDraft,
  type Schema,
  type SchemaDraft,
  type SchemaStep,
  type SchemaVersion,
  type SearchableField,
  schema,
  schemaDraft,
  schemaProblems,
  schemaRoutes,
  schemaSorts,
  schemaVersion,
} from './schemas/schemas.ts'
export { keysOfJsonSchema, keysOfSchema, keysOfUiSchema, mostSchemaKeys, type NamedKey } from './schemas/translation-keys.ts'
export { searchText } from './search-text.ts'
export { type ClientSettings, clientSettings, settingsRoutes } from './settings/settings.ts'
export { loginRoutes, signInProblems, signInRoutes, type Tokens, tokens } from './sign-in/sign-in.ts'
export { freeSlug, slugFrom } from './slug.ts'
export { sortKey } from './sort-key.ts'
export {
  type ExchangeFormat,
  type ImportEntry,
  type ImportOutcome,
  type ImportStatus,
  importStatuses,
  largestExchangeFile,
  mostShownEntries,
  type RefusalReason,
  translationExchangeProblems,
  translationExchangeRoutes,
} from './translations/exchange.ts'
export {
  type TranslationKeyDraft,
  type TranslationKeyRecord,
  translationKeyProblems,
  translationKeyRoutes,
  translationKeySorts,
} from './translations/keys.ts'
export {
  type Dictionary,
  dictionary,
  type Translation,
  translation,
  translationKey,
  translationProblems,
  translationRoutes,
  translationText,
} from './translations/translations.ts'
export { username } from './users/username.ts'
export {
  invitation,
  type NewUserDraft,
  newUserDraft,
  type User,
  type UserDraft,
  type UserInfo,
  user,
  userDraft,
  userInfo,
  userProblems,
  userRoutes,
  userSorts,
} from './users/users.ts'
