import pg from 'pg'
import { arrayOid, oid, readers } from '../value-types.ts'

const textArray: number = 1009
const readTexts = pg.types.getTypeParser(textArray) as (text: string) => NestedTexts
type NestedTexts = Array<string | null | NestedTexts>

function mapTexts(texts: NestedTexts, read: (text: string) => unknown): unknown[] {
  return texts.map((item) => (Array.isArray(item) ? mapTexts(item, read) : item === null ? null : read(item)))
}

const own = new Map<number, (text: string) => unknown>()
for (const name of Object.keys(oid) as Array<keyof typeof oid>) {
  own.set(oid[name], readers[name])
  own.set(arrayOid[name], (text) => mapTexts(readTexts(text), readers[name]))
}

/** For our pools only: `pg.types.setTypeParser` would change every other user of `pg` in the process. */
export const typeReaders = {
  getTypeParser(number: number, format?: 'text' | 'binary') {
    return own.get(number) ?? pg.types.getTypeParser(number, format)
  },
} as pg.CustomTypesConfig
