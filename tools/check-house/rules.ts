import { accessFirst } from './access-first.ts'
import { apiInQueries } from './api-in-queries.ts'
import { doors } from './doors.ts'
import { environment } from './environment.ts'
import { fileLength } from './file-length.ts'
import { fileVocabulary } from './file-vocabulary.ts'
import { featureFloors } from './floors.ts'
import { formsLists } from './forms-lists.ts'
import { migrations } from './migrations.ts'
import { mountedOnce } from './mounted-once.ts'
import { names } from './names.ts'
import { ownTables } from './own-tables.ts'
import type { Rule } from './rule.ts'
import { todos } from './todos.ts'

/** The rules of docs/architecture.md that need to read the code. */
export const rules: Rule[] = [
  fileVocabulary,
  fileLength,
  names,
  doors,
  featureFloors,
  ownTables,
  accessFirst,
  mountedOnce,
  apiInQueries,
  formsLists,
  environment,
  migrations,
  todos,
]
