import { expect, test } from 'vitest'
import { nextMigration } from './next-migration.ts'

const existing = ['0001-users.sql', '0002-locales.sql']

test('the next migration takes the next number and a name in kebab-case', () => {
  expect(nextMigration(existing, ' Add Slugs ')).toBe('0003-add-slugs.sql')
  expect(nextMigration([], 'users')).toBe('0001-users.sql')
})

test.each(['', 'på norsk', '../etc', 'a;b'])('«%s» is refused as a name', (name) => {
  expect(() => nextMigration(existing, name)).toThrow(/Name the migration/)
})

test('a name that is taken is refused', () => {
  expect(() => nextMigration(existing, 'users')).toThrow(/already/)
})
