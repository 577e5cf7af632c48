import type { DocumentAutosave, DocumentRevision } from '@vitrine/contract'
import { expect, test } from 'vitest'
import { withKept } from './with-kept.ts'

const at = (minute: number) => `2026-05-17T10:${String(minute).padStart(2, '0')}:00.000Z`
const saved = (version: number, minute: number): DocumentRevision => ({
  version,
  kind: 'save',
  status: 'draft',
  schema_version: 1,
  restored_from: null,
  saved_at: at(minute),
  saved_by: 'Ingrid Solheim',
})
const kept = (id: number, minute: number): DocumentAutosave => ({
  id,
  session_key: '00000000-0000-4000-8000-000000000001',
  version: 1,
  schema_version: 1,
  kept_at: at(minute),
  is_unsaved: false,
})
const told = (...[revisions, autosaves, isAllListed]: Parameters<typeof withKept>) =>
  withKept(revisions, autosaves, isAllListed).map((moment) => ('kept' in moment ? `kept ${moment.kept.id}` : `v${moment.revision.version}`))

test('[DOC-05] what was kept underway stands between the saves by its time', () => {
  expect(told([saved(2, 30), saved(1, 10)], [kept(8, 40), kept(7, 20), kept(6, 5)], true)).toEqual([
    'kept 8',
    'v2',
    'kept 7',
    'v1',
    'kept 6',
  ])
})

test('[DOC-05] of a page that is not the last, what is older than its last save waits for the next', () => {
  expect(told([saved(3, 30), saved(2, 20)], [kept(7, 25), kept(6, 5)], false)).toEqual(['v3', 'kept 7', 'v2'])
  expect(told([], [kept(6, 5)], false), 'before anything is listed').toEqual([])
})

test('[DOC-05] each save is told with the one before it, whatever was kept between them', () => {
  const [first] = withKept([saved(2, 30), saved(1, 10)], [kept(7, 20)], true)
  expect(first).toMatchObject({ revision: { version: 2 }, earlier: { version: 1 } })
})
