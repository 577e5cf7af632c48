/** SQL of the documents and of all that is derived from them; every function is handed the database or the caller's transaction. */

export {
  findAutosave,
  findOpenRow,
  forgetAutosaves,
  holdForKeeping,
  insertAutosave,
  listAutosaves,
  settleAutosaves,
  takeUpAutosaves,
  thinAutosaves,
  writeOver,
} from './autosaves.ts'
export {
  advanceCarry,
  advanceUndo,
  beginCarry,
  beginUndo,
  carriedSince,
  endCarry,
  endUndo,
  findCarry,
  holdCarry,
  keepCarried,
  latestCarry,
  listCarried,
  nextCarried,
  resumeCarry,
  type StoredCarry,
  setOutcome,
} from './carries.ts'
export { type DerivedOf, type DerivedTexts, keepSearch, keepTexts, keepWords, type Standing } from './derived.ts'
export { advanceDeriving, beginDeriving, endDeriving, replaceLocales, resumeDeriving } from './derivings.ts'
export {
  advanceImpact,
  beginImpact,
  endImpact,
  findImpact,
  forgetImpacts,
  type LookedAt,
  listTouched,
  nextContents,
  resumeImpact,
  type StoredImpact,
  type TouchedRow,
} from './impacts.ts'
export { groupsOf, listIds, type Visible } from './list.ts'
export { giversTo, holdInstance, keepLocales, localesOf, placeOf, placesOf } from './places.ts'
export { endLease, keepLease, presenceOf } from './presence.ts'
export {
  find,
  findByClientKey,
  findContents,
  findFields,
  findListed,
  findSingle,
  findSome,
  findSources,
  findSourcesOf,
  holdTargets,
  lock,
  lockFromPointing,
  lockSome,
  type StoredDocument,
} from './read.ts'
export { advance, beginReindex, cancel, finish, nextIds, progressOf, resume } from './reindex.ts'
export {
  findAnyTexts,
  findShown,
  hasMoreReferrers,
  holdReferrers,
  isSeen,
  keepRelations,
  publishedReferrers,
  relationsOf,
  reverseRelations,
  type Shown,
  targetsOf,
} from './relations.ts'
export { findRevision, isRestoredSince, keepRevision, listRevisions, type NewRevision, pastContents } from './revisions.ts'
export { type HeldSchema, hasDocuments, holdSchema, readTexts, readVersion } from './schemas.ts'
export { type Asked, askedFor, ranked, rankedIn, rankedInEvery, withLikeWords, wordsOf } from './search.ts'
export {
  type DerivedRow,
  insert,
  keepContent,
  keepSources,
  remove,
  removeOfInstance,
  removeOfSchema,
  setDeleted,
  setLanguages,
  update,
  updateDerived,
} from './write.ts'
