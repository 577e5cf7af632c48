import { commonProblems, differencesOf, type FieldError } from '@vitrine/contract'
import type { Principal } from '#platform/auth'
import type { Db } from '#platform/database'
import { Problem } from '#platform/problems'
import * as repository from '../repository/index.ts'
import { answerOf } from './answer.ts'

/** Refuses to write over what is deleted or newer, and tells what became other since the version that was read. */
export async function checkVersion(tx: Db, by: Principal, stored: repository.StoredDocument, version: number): Promise<void> {
  if (stored.deleted_at) throw new Problem(commonProblems.is_deleted)
  if (stored.version === version) return
  const read = await repository.findRevision(tx, stored.id, version)
  const errors: FieldError[] = read
    ? differencesOf(read.content, stored.content).map((pointer) => ({
        pointer: `/content${pointer}`,
        code: 'changed_meanwhile',
        detail: commonProblems.conflict.title,
      }))
    : []
  throw new Problem(commonProblems.conflict, undefined, { stored: answerOf(by, stored), errors })
}
