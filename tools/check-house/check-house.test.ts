import { expect, test } from 'vitest'
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

const server = 'packages/server/src/features'
const admin = 'packages/admin/src/features'

/** The rule's findings in a house of these files, as «path:line message». */
const findings = (rule: Rule, files: Record<string, string>): string[] =>
  rule
    .check(Object.entries(files).map(([path, text]) => ({ path, text })))
    .map(({ path, line = '', message }) => `${path}:${line} ${message}`)

test('file-vocabulary: a file with a name of its own in a server feature is reported', () => {
  const fine = {
    'index.ts': '',
    'service.ts': '',
    'service/publish.ts': '',
    'api.test.ts': '',
    'policy.test.ts': '',
    'testing/app.ts': '',
    'api/list.test.ts': '',
  }
  const at = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${server}/users/${path}`, text]))
  expect(findings(fileVocabulary, at(fine))).toEqual([])
  expect(findings(fileVocabulary, at({ 'mailer.ts': '', 'lib/mail.ts': '', 'api/list.ts': '' }))).toEqual([
    expect.stringContaining('users/mailer.ts: «mailer.ts» is no role of a feature'),
    expect.stringContaining('users/lib/mail.ts: «lib/» is no role of a feature'),
    expect.stringContaining('users/api/list.ts: «api/» is no role of a feature'),
  ])
})

test('file-vocabulary: a file with a name of its own in an admin feature is reported', () => {
  const fine = [
    'index.ts',
    'queries.ts',
    'form.ts',
    'list-screen.tsx',
    'parts/ban-button.tsx',
    'dictionary.nn.json',
    'list.browser.test.tsx',
  ]
  const at = (paths: string[]) => Object.fromEntries(paths.map((path) => [`${admin}/users/${path}`, '']))
  expect(findings(fileVocabulary, at(fine))).toEqual([])
  expect(findings(fileVocabulary, at(['list.tsx', 'dictionary.de.json', 'hooks/use-list.ts']))).toHaveLength(3)
})

test('file-length: 301 lines are too many, 300 are not, and tests count too', () => {
  expect(findings(fileLength, { 'tools/a.ts': 'x\n'.repeat(300) })).toEqual([])
  expect(findings(fileLength, { 'packages/forms/src/a.test.tsx': 'x\n'.repeat(301), 'docs/a.md': 'x\n'.repeat(900) })).toEqual([
    'packages/forms/src/a.test.tsx: 301 lines; 300 are the most',
  ])
})

test.each(['src/utils.ts', 'src/string-utils/pad.ts', 'src/common/a.ts', 'src/modal-manager.tsx', 'src/types.ts', 'src/constants.ts'])(
  'names: %s is reported',
  (path) => {
    expect(findings(names, { [`packages/admin/${path}`]: '' })).toHaveLength(1)
  },
)

test('names: a name that says something is not reported', () => {
  expect(findings(names, { 'packages/admin/src/media-types.ts': '', 'packages/server/src/platform/database/index.ts': '' })).toEqual([])
})

test('doors: a door without a word, and one that gives everything, are reported', () => {
  const path = `${server}/users/index.ts`
  expect(findings(doors, { [path]: "/** People. */\nexport { a } from './service.ts'\n" })).toEqual([])
  expect(findings(doors, { [path]: "import { a } from './a.ts'\n\n/** People. */\nexport const b = a\n" })).toEqual([])
  expect(findings(doors, { [path]: "import { a } from './a.ts'\nexport const b = a\n/** Later. */\nexport const c = a\n" })).toHaveLength(1)
  expect(findings(doors, { [path]: "export { a } from './service.ts'\n" })[0]).toContain('opens with a comment')
  expect(findings(doors, { [path]: "/** People. */\nexport * from './service.ts'\n" })[0]).toContain(`${path}:2 export *`)
})

test('feature-floors: imports upwards and sideways are reported, downwards and in tests not', () => {
  const file = (feature: string, imported: string, name = 'service.ts') => ({
    [`${server}/${feature}/${name}`]: `import { x } from '${imported}'`,
  })
  expect(findings(featureFloors, file('users', '#features/sign-in'))[0]).toContain('users (floor 1) imports upwards: sign-in (floor 7)')
  expect(findings(featureFloors, file('users', '#features/roles'))[0]).toContain('imports sideways')
  expect(findings(featureFloors, file('users', '../documents/index.ts'))[0]).toContain('imports upwards')
  expect(findings(featureFloors, { [`${server}/users/service.ts`]: "type A = import('#features/media').A" })[0]).toContain('upwards')
  expect(findings(featureFloors, file('sign-in', '#features/users'))).toEqual([])
  expect(findings(featureFloors, file('users', '#features/sign-in', 'api.test.ts'))).toEqual([])
  expect(findings(featureFloors, { [`${server}/surveys/index.ts`]: '' })[0]).toContain('stands on no floor')
})

const table = "declare module '#platform/database' {\n  interface Tables {\n    users: { id: number }\n  }\n}"
test.each([
  ["db.insertInto('roles').values(x)", 'writes «roles»'],
  ["db.updateTable('roles as r').set(x)", 'writes «roles»'],
  ["db.deleteFrom('roles').where(x)", 'writes «roles»'],
  ['db.deleteFrom(anyTable)', 'writes a table whose name only shows at run time'],
  ['sql`insert into roles (id) values (1)`', 'writes «roles»'],
  ['sql<Row>`with x as (delete from roles returning id) select 1`', 'writes «roles»'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the fixture is source text
  ['sql`update ${name} set a = 1`', 'writes a table whose name only shows at run time'],
])('own-tables: %s is reported outside the feature of the table', (statement, message) => {
  expect(findings(ownTables, { [`${server}/users/table.ts`]: table, [`${server}/users/repository.ts`]: statement })).toEqual([
    expect.stringContaining(`repository.ts:1 ${message}`),
  ])
})

test('own-tables: writing the own table, reading others and locking rows are fine', () => {
  const statements = [
    "db.insertInto('users').values(x)",
    "db.selectFrom('users').innerJoin('roles', 'a', 'b')",
    'sql`select * from roles for update of roles`',
    'sql`insert into users (id) values (1) on conflict (id) do update set id = 1`',
  ]
  expect(
    findings(ownTables, { [`${server}/users/table.ts`]: table, [`${server}/users/repository/all.ts`]: statements.join('\n') }),
  ).toEqual([])
})

const service = (body: string) => ({ [`${server}/users/service.ts`]: `export function createUsers(db) {\n${body}\n}` })
test.each([
  'return { list: (by) => repository.list(db) }',
  'return { list: (by) => { const x = 1; mayRead(by); return x } }',
  'return { async list(by) { return db.transaction().execute(async (tx) => { mayRead(by) }) } }',
  'const list = (by) => repository.list(db)\nreturn { list }',
  'return { people: { list: (by) => repository.list(db) } }',
  'return { list: makeList(db) }',
])('access-first: «%s» is reported', (body) => {
  expect(findings(accessFirst, service(body))).toEqual([expect.stringContaining('list')])
})

test.each([
  'return { list: (by) => { mayRead(by); return repository.list(db) } }',
  'return { list: async (by) => { mayEdit(by, await instanceOf(db, 1)) } }',
  'return {\n// open: anyone may know the roles\nlist: () => repository.list(db) }',
  'return {\n/** All. */\n// open: anyone may know the roles\nlist: () => repository.list(db) }',
  'async function list(by) { policy.mayRead(by) }\nreturn { list }',
  '// open: the login page asks\nconst list = () => 1\nreturn { list }',
])('access-first: «%s» is fine', (body) => {
  expect(findings(accessFirst, service(body))).toEqual([])
})

test('mounted-once: routes that nobody serves, that two serve, or that are not in the table are reported', () => {
  const contract = {
    'packages/contract/src/users.ts':
      "export const userRoutes = {\n  list: route('GET', '/users', {}),\n  get: route('GET', '/users/:id', {}),\n}",
    'packages/contract/src/routes.ts': 'export const routeTable = { users: userRoutes }',
  }
  const served = { ...contract, [`${server}/users/routes.ts`]: 'serve(app, userRoutes.list, x)\nserve(app, userRoutes.get, x)' }
  expect(findings(mountedOnce, served)).toEqual([])
  expect(findings(mountedOnce, { ...contract, [`${server}/users/routes.ts`]: 'serve(app, userRoutes.list, x)' })).toEqual([
    'packages/contract/src/users.ts:3 userRoutes.get is in the contract and nobody serves it',
  ])
  expect(findings(mountedOnce, { ...served, [`${server}/roles/routes.ts`]: 'serve(app, userRoutes.get, x)' })[0]).toContain(
    'roles/routes.ts:1 userRoutes.get is served already',
  )
  expect(findings(mountedOnce, { ...served, 'packages/contract/src/routes.ts': '' })[0]).toContain('missing in routeTable')
})

test('api-in-queries: a screen that calls the API itself is reported', () => {
  const call = "import { useApi } from '#lib/api'"
  expect(findings(apiInQueries, { [`${admin}/users/queries.ts`]: call, [`${admin}/users/queries/list.ts`]: call })).toEqual([])
  expect(findings(apiInQueries, { [`${admin}/users/list-screen.tsx`]: call })[0]).toContain('takes useApi')
  expect(findings(apiInQueries, { [`${admin}/users/parts/x.tsx`]: "const a = fetch('/x')" })[0]).toContain('calls fetch')
  expect(findings(apiInQueries, { [`${admin}/users/list-screen.tsx`]: "import { ApiProblem } from '#lib/api'" })).toEqual([])
})

test('forms-lists: a widget that a list forgot, and one without definition, are reported', () => {
  const text = { 'packages/forms/src/widgets/text/definition.ts': '', 'packages/forms/src/widgets/text/text.tsx': '' }
  const lists = {
    'packages/forms/src/definitions.ts': "import { text } from './widgets/text/definition.ts'",
    'packages/forms/src/index.ts': "import { Text } from './widgets/text/index.ts'",
  }
  expect(findings(formsLists, { ...text, ...lists })).toEqual([])
  expect(findings(formsLists, { ...text, ...lists, 'packages/forms/src/index.ts': '' })).toEqual([
    'packages/forms/src/index.ts: lacks ./widgets/text',
  ])
  expect(findings(formsLists, { ...lists, 'packages/forms/src/widgets/text/text.tsx': '' })[0]).toContain('has no definition.ts')
})

test('environment: process.env outside the settings is reported', () => {
  expect(findings(environment, { 'packages/server/src/app.ts': 'a\nconst x = process.env.PORT' })).toEqual([
    'packages/server/src/app.ts:2 process.env belongs to platform/config',
  ])
  expect(findings(environment, { 'packages/server/src/platform/config/index.ts': 'process.env', 'tools/start.ts': 'process.env' })).toEqual(
    [],
  )
})

test('migrations: gaps, doubles and strange names are reported', () => {
  const at = (...paths: string[]) => Object.fromEntries(paths.map((path) => [`packages/server/migrations/${path}`, '']))
  expect(findings(migrations, at('0001-a.sql', '0002-b.sql'))).toEqual([])
  expect(findings(migrations, at('0001-a.sql', '0003-b.sql'))[0]).toContain('0003-b.sql: has number 3 where 2 comes')
  expect(findings(migrations, at('0001-a.sql', '0001-b.sql'))[0]).toContain('has number 1 where 2 comes')
  expect(findings(migrations, at('0001-a.sql', '0002-a.sql'))[0]).toContain('another migration is named a too')
  expect(findings(migrations, at('0001-a.sql', 'Fix.sql'))[0]).toContain('is not named')
})

test('todos: a TODO without an issue is reported', () => {
  expect(findings(todos, { 'packages/server/src/a.ts': '// TODO later\n// TODO #12: sooner' })).toHaveLength(1)
})
