import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { programs, projectRoot } from './project.ts'
import { runNode } from './run-command.ts'

type Violation = { rule: { name: string }; from: string; to: string }

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string; comment: string }[] }
const packages = 'kysely fastify react zod pg vitest @mui/material'.split(' ')
const s = 'packages/server/src'
const a = 'packages/admin/src'
const f = 'packages/forms/src'

/** A house with nothing wrong: every door and room that the planted files lean on. */
const sound: Record<string, string> = {
  'packages/contract/src/index.ts': "export { user } from './users/users.ts'",
  'packages/contract/src/users/users.ts': "import { z } from 'zod'\nexport const user = z",
  [`${f}/definitions.ts`]: "export { text } from './widgets/text/definition.ts'",
  [`${f}/index.ts`]: "export { Text } from './widgets/text/text.tsx'",
  [`${f}/testing/index.ts`]: "export { cases } from '../widgets/text/cases.ts'",
  [`${f}/testing/show-form.tsx`]: 'export const showForm = 1',
  [`${f}/widgets/text/cases.ts`]: "import { showForm } from '../../testing/show-form.tsx'\nexport const cases = showForm",
  [`${f}/widgets/text/definition.ts`]: 'export const text = 1',
  [`${f}/widgets/text/text.tsx`]: "import React from 'react'\nexport const Text = React",
  [`${s}/main.ts`]: "import { app } from './app.ts'\nexport const main = app",
  [`${s}/app.ts`]:
    "import { users } from '#features/users'\nimport { database } from '#platform/database'\nexport const app = [users, database]",
  [`${s}/platform/database/index.ts`]: "export { database } from './open.ts'",
  [`${s}/platform/database/open.ts`]: "import pg from 'pg'\nimport { Kysely } from 'kysely'\nexport const database = [pg, Kysely]",
  [`${s}/platform/http/index.ts`]: "import fastify from 'fastify'\nexport const serve = fastify",
  [`${s}/platform/auth/index.ts`]: 'export const auth = 1',
  [`${s}/features/users/index.ts`]:
    "import { createUsers } from './service.ts'\nimport { routes } from './routes.ts'\nexport const users = [createUsers, routes]",
  [`${s}/features/users/routes.ts`]:
    "import { serve } from '#platform/http'\nimport { createUsers } from './service.ts'\nexport const routes = [serve, createUsers]",
  [`${s}/features/users/service.ts`]:
    "import { mayRead } from './policy.ts'\nimport { list } from './repository.ts'\nimport { text } from '@vitrine/forms/definitions'\nexport const createUsers = [mayRead, list, text]",
  [`${s}/features/users/policy.ts`]:
    "import { user } from '@vitrine/contract'\nimport { auth } from '#platform/auth'\nexport const mayRead = [user, auth]",
  [`${s}/features/users/repository.ts`]: "import { sql } from 'kysely'\nexport const list = sql",
  [`${s}/features/users/api.test.ts`]: "import { app } from '../../app.ts'\nexport const it = app",
  [`${a}/app/router.tsx`]: "import { users } from '#features/users'\nexport const router = users",
  [`${a}/app/routes.tsx`]: "export const gallery = () => import('../dev/gallery/page.tsx')",
  [`${a}/dev/gallery/page.tsx`]: "import { cases } from '@vitrine/forms/testing'\nexport const page = cases",
  [`${a}/features/users/index.ts`]:
    "import { useApi } from '#lib/api'\nimport { List } from '#ui/list'\nexport const users = [useApi, List]",
  [`${a}/lib/api/index.ts`]: "import { user } from '@vitrine/contract'\nexport const useApi = user",
  [`${a}/ui/list/index.ts`]: "import { Text } from '@vitrine/forms'\nexport const List = Text",
}

/** One import that breaks each wall: rule, the file that must not, what it must not import. */
const planted: [rule: string, file: string, imports: string][] = [
  ['no-circles', `${s}/platform/log/index.ts`, './write.ts'],
  ['no-dead-ends', `${s}/features/users/jobs.ts`, './nowhere.ts'],
  ['declared-packages', `${a}/ui/chart/index.ts`, 'kysely'],
  ['packages-by-the-door', `${a}/lib/wide/index.ts`, '../../../../contract/src/users/users.ts'],
  ['contract-imports-only-zod', 'packages/contract/src/files.ts', 'node:fs'],
  ['contract-imports-only-zod', 'packages/contract/src/views.ts', 'react'],
  ['forms-below-admin-and-server', `${f}/engine/form.tsx`, '../../../admin/src/ui/list/index.ts'],
  ['admin-and-server-meet-in-the-contract', `${a}/lib/direct/index.ts`, '../../../../server/src/main.ts'],
  ['admin-and-server-meet-in-the-contract', `${s}/pages.ts`, '../../admin/src/ui/list/index.ts'],
  ['server-takes-definitions-only', `${s}/features/schemas/service.ts`, '@vitrine/forms'],
  ['definitions-without-react', `${f}/definitions.ts`, './widgets/icon/definition.tsx'],
  ['product-without-tools', `${a}/app/tooling.ts`, '../../../../tools/walk.ts'],
  ['product-without-tests', `${s}/seed.ts`, './features/users/api.test.ts'],
  ['product-without-tests', `${s}/features/users/events.ts`, './testing.ts'],
  ['product-without-tests', `${a}/app/samples.tsx`, '@vitrine/forms/testing'],
  ['product-without-tests', `${f}/widgets/text/text.tsx`, './cases.ts'],
  ['dev-draws-the-gallery-only', `${a}/dev/gallery/tried.tsx`, '../../../../forms/src/testing/show-form.tsx'],
  ['dev-by-the-router', `${a}/features/users/gallery.ts`, '../../dev/gallery/page.tsx'],
  ['dev-lazily', `${a}/app/routes.tsx`, '../dev/gallery/page.tsx'],
  ['features-by-the-door', `${s}/features/roles/service.ts`, '../users/service.ts'],
  ['features-by-the-door', `${a}/features/media/index.ts`, '../users/parts/avatar.tsx'],
  ['features-by-the-door-from-outside', `${s}/routes.ts`, './features/users/service.ts'],
  ['ground-floor-by-the-door', `${s}/features/locales/service.ts`, '../../platform/database/open.ts'],
  ['ground-floor-by-the-door', `${s}/platform/jobs/index.ts`, '../database/open.ts'],
  ['ground-floor-knows-no-feature', `${s}/platform/audit/index.ts`, '#features/users'],
  ['ground-floor-knows-no-feature', `${a}/ui/menu/index.ts`, '#features/users'],
  ['features-below-the-app', `${a}/features/owners/index.ts`, '../../app/router.tsx'],
  ['features-below-the-app', `${s}/features/health/service.ts`, '../../app.ts'],
  ['sql-in-repositories', `${s}/features/owners/service.ts`, 'kysely'],
  ['drivers-in-the-platform', `${s}/features/owners/repository.ts`, 'pg'],
  ['routes-through-the-service', `${s}/features/roles/routes.ts`, '../users/repository.ts'],
  ['services-know-no-http', `${s}/features/media/service.ts`, 'fastify'],
  ['services-know-no-http', `${s}/features/media/policy.ts`, '#platform/http'],
  ['repositories-know-no-rules', `${s}/features/media/repository.ts`, './service.ts'],
  ['policies-are-pure', `${s}/features/topics/policy.ts`, '#platform/database'],
  ['ui-knows-no-api', `${a}/ui/table/index.ts`, '#lib/api'],
]
const alsoNeeded: Record<string, string> = {
  [`${s}/platform/log/write.ts`]: "import { x0 } from './index.ts'\nexport const log = x0",
  [`${s}/features/users/testing.ts`]: 'export const make = 1',
  [`${f}/widgets/icon/definition.tsx`]: "import React from 'react'\nexport const icon = React",
  [`${a}/features/users/parts/avatar.tsx`]: 'export const Avatar = 1',
  'tools/walk.ts': 'export const walk = 1',
}

const root = mkdtempSync(join(tmpdir(), 'vitrine-walls-'))
function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true })
    writeFileSync(join(root, folder, path), `${text}\n`)
  }
}

function build(folder: string, files: Record<string, string>): void {
  write(folder, { ...files, 'package.json': '{"type":"module"}', 'tools/here.ts': '', 'e2e/here.ts': '', 'bench/here.ts': '' })
  for (const name of packages)
    write(folder, {
      [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
      [`node_modules/${name}/index.js`]: '',
    })
  mkdirSync(join(root, folder, 'node_modules/@vitrine'), { recursive: true })
  for (const name of ['contract', 'forms', 'server', 'admin']) {
    cpSync(join(projectRoot, 'packages', name, 'package.json'), join(root, folder, 'packages', name, 'package.json'))
    symlinkSync(join(root, folder, 'packages', name), join(root, folder, 'node_modules/@vitrine', name))
  }
}

async function cruise(folder: string): Promise<Violation[]> {
  const args = ['--config', join(projectRoot, '.dependency-cruiser.cjs'), '--output-type', 'json', 'packages', 'tools']
  const { output } = await runNode([join(projectRoot, programs.dependencyCruiser), ...args], { cwd: join(root, folder) })
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations
}

let found: Violation[] = []
beforeAll(async () => {
  const broken = { ...sound, ...alsoNeeded }
  planted.forEach(([, file, imports], index) => {
    broken[file] = `import { x${index} as y${index} } from '${imports}'\n${broken[file] ?? ''}\nexport const x${index} = y${index}`
  })
  build('broken', broken)
  build('sound', sound)
  found = await cruise('broken')
}, 60_000)
afterAll(() => rmSync(root, { recursive: true }))

test('a sound house has no violation', async () => {
  expect(await cruise('sound')).toEqual([])
})

test.each(planted)('%s is reported where %s imports %s', (rule, file) => {
  expect(found.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule)
})

test('every wall has a planted violation and a reason', () => {
  const tried = new Set(planted.map(([rule]) => rule))
  expect(forbidden.filter(({ name }) => !tried.has(name)).map(({ name }) => name)).toEqual([])
  expect(forbidden.filter(({ comment }) => !comment)).toEqual([])
})
