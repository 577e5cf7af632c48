export type ProblemKind = { code: string; status: number; title: string }
export const problemKind = (code: string, status: number, title: string): ProblemKind => ({ code, status, title })

/** What any route can answer. */
export const commonProblems = {
  invalid: problemKind('invalid', 400, 'The request does not fit the contract'),
  not_signed_in: problemKind('not_signed_in', 401, 'Sign in first'),
  banned: problemKind('banned', 403, 'This user is banned'),
  refused: problemKind('refused', 403, 'You may not do this'),
  foreign_caller: problemKind('foreign_caller', 403, 'Calls from other sites are refused'),
  not_found: problemKind('not_found', 404, 'Nothing is here'),
  conflict: problemKind('conflict', 409, 'Someone else saved meanwhile'),
  in_use: problemKind('in_use', 409, 'Others still use this'),
  is_deleted: problemKind('is_deleted', 409, 'This is deleted; restore it first'),
  not_deleted: problemKind('not_deleted', 409, 'Only what is deleted can be removed for ever'),
  too_large: problemKind('too_large', 413, 'The request is too large'),
  unsupported_media_type: problemKind('unsupported_media_type', 415, 'Send JSON'),
  version_missing: problemKind('version_missing', 428, 'Say which version you changed'),
  too_many_requests: problemKind('too_many_requests', 429, 'Too many requests; wait a little'),
  unexpected: problemKind('unexpected', 500, 'Something went wrong with us'),
  unavailable: problemKind('unavailable', 503, 'The database does not answer right now'),
  storage_full: problemKind('storage_full', 507, 'There is no room left to save'),
}
