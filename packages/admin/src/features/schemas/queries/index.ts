/** What the screens of schemas ask of the server. */
export {
  touchedPerPage,
  useCarryOver,
  useCarrySteps,
  useLeftDocuments,
  useReindex,
  useReindexProgress,
  useTouchedDocuments,
  useWeighSchema,
  type Weigh,
} from './change-queries.ts'
export {
  type NewSchema,
  useApplicationChoices,
  useCreateSchema,
  useRestoreVersion,
  useSchema,
  useSchemaDeletion,
  useSchemaHistory,
  useSchemaList,
  useSchemaVersion,
  useUpdateSchema,
  versionsPerPage,
} from './schema-queries.ts'
