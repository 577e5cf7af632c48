/** The language of the house: shapes, routes, problems, and the rules both sides must agree on. */
export { academyRoutes } from './academy/academy.ts'
export { addresses } from './addresses.ts'
export {
  type ApiKey,
  type ApiKeyDraft,
  type ApiKeyInstance,
  apiKey,
  apiKeyDraft,
  apiKeyInstance,
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
  type DocType,
  defaultActionParams,
  docTypes,
  type Menu,
  type MenuAction,
  type MenuGroup,
  type MenuItem,
  menu,
  menuAction,
  menuGroup,
  menuItem,
  type SubMenuItem,
} from './applications/menu.ts'
export { type AuditChange, type AuditEntry, auditChange, auditEntry, auditRoutes } from './audit/audit.ts'
export { type Carried, carryContent, carryDraft, carryWritten, fieldValues } from './documents/carry-content.ts'
export {
  type ContentPointer,
  differencesOf,
  faultOf,
  isLocalisedText,
  localisedTexts,
  partsOf,
  pointerStep,
  relationsIn,
  withoutEmpty,
  withoutRelationsTo,
} from './documents/content.ts'
export { type ContentChange, contentChanges } from './documents/content-diff.ts'
export {
  chipText,
  type DerivingSchema,
  deriveImage,
  deriveLocation,
  deriveTexts,
  hitFields,
  searchFields,
} from './documents/derived-texts.ts'
export {
  type Document,
  type DocumentContent,
  type DocumentDraft,
  type DocumentHit,
  type DocumentLanguage,
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
  revisionKinds,
  type ToldSources,
  type WholeRevision,
} from './documents/documents.ts'
export {
  confirmSources,
  type DocumentSources,
  keepSources,
  languageState,
  languageStates,
  textHash,
  unfinishedTexts,
} from './documents/language-states.ts'
export {
  type DocumentListQuery,
  type DocumentOutcome,
  documentRoutes,
  documentSorts,
  idsInQuery,
  relationSorts,
} from './documents/routes.ts'
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
export { createHtmlWriter, type HtmlWriter } from './html/normal-form.ts'
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
  instanceUser,
  type NewInstanceDraft,
  newInstanceDraft,
  reservedInstanceSlugs,
  type Share,
  type SharedInstance,
  type ShareType,
  sharedInstance,
  shareTypes,
} from './instances/instances.ts'
export { type Membership, membership, type OwnInstance, ownInstance } from './instances/membership.ts'
export {
  type AppLocale,
  appLocales,
  type ContentLocale,
  contentLocales,
  type FoundText,
  findText,
  type LocalisedText,
  namedLanguages,
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
  newsFeedItem,
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
export { countLimit, defaultPageSize, deletedQuery, type Page, pageOf, pageQuery, pageSizes } from './page.ts'
export { type NamedPlace, namedPlace, placeProblems, placeRoutes, type TilePicture, tilePicture } from './places/places.ts'
export { type FieldError, type ProblemDetails, problemDetails, type UserOfRecord, userOfRecord } from './problem.ts'
export { commonProblems, type ProblemKind, problemKind } from './problem-kinds.ts'
export {
  deletable,
  deleteQuery,
  id,
  idParam,
  imageUrl,
  line,
  lines,
  restored,
  stamped,
  time,
  version,
  versioned,
  webUrl,
} from './record.ts'
export { type Role, type RoleName, role, roleName, roleNames, roleRoutes } from './roles/roles.ts'
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
export { type CarryChoice, carryChoice, carryChoices } from './schemas/carry-over.ts'
export { globalDefinitions } from './schemas/definitions/global-definitions.ts'
export { type BlockType, blockTypes, deviceTypes, documentTypes, presentationTypes } from './schemas/definitions/vocabulary.ts'
export { fillDescription, keysOfTemplate } from './schemas/description-template.ts'
export {
  isSafeName,
  type PreparedSchema,
  problemOf,
  type SchemaFinding,
  type SchemaFindingCode,
  type SchemaProblem,
  schemaFindingCodes,
  schemaFindingKey,
} from './schemas/finding.ts'
export { type FoundTexts, jsonPath, textsAt, valuesAt } from './schemas/json-path.ts'
export { schemaLimits } from './schemas/limits.ts'
export { type Prepared, prepareSchema } from './schemas/prepare-schema.ts'
export { type FieldPath, fieldName, isTarget, schemaFields, type VanishedField, vanishedFields } from './schemas/schema-fields.ts'
export {
  type ListedSchema,
  listedSchema,
  type NewSchemaDraft,
  newSchemaDraft,
  type Schema,
  type SchemaDraft,
  type SchemaStep,
  type SchemaVersion,
  type SearchableField,
  schema,
  schemaActions,
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
export { freeSlug, slugExcept, slugFrom, slugText } from './slug.ts'
export { sortKey } from './sort-key.ts'
export {
  type ExchangeFormat,
  exchangeFormats,
  type ImportEntry,
  type ImportOutcome,
  type ImportStatus,
  importStatuses,
  largestExchangeFile,
  mostShownEntries,
  type RefusalReason,
  refusalReasons,
  translationExchangeProblems,
  translationExchangeRoutes,
} from './translations/exchange.ts'
export {
  newTranslationKeyDraft,
  type TranslationKeyDraft,
  type TranslationKeyRecord,
  translationKeyDraft,
  translationKeyProblems,
  translationKeyRecord,
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
  createdUser,
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
