/** The SQL of sign-in, by table. */
export {
  deleteExpiredInvitations,
  findAccount,
  findInvitation,
  findPasswordHash,
  replaceInvitation,
  storePasswordHash,
  useInvitation,
} from './login-accounts.ts'
export { keepKeys, type LoginKeys } from './login-keys.ts'
export {
  consumeRecord,
  deleteExpiredRecords,
  deleteRecord,
  deleteRecordsOfAccount,
  deleteRecordsOfGrant,
  findRecordById,
  findRecordByUid,
  upsertRecord,
} from './login-records.ts'
export {
  deleteOldSessions,
  endByTokens,
  endSession,
  endSessionsOf,
  findByRefreshToken,
  insertSession,
  type LiveSession,
  liveSession,
  renewSession,
} from './sessions.ts'
