import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The product's version stands in the root package.json and nowhere else. */
export const productVersion: string = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../package.json'), 'utf8')) as { version: string }
).version
