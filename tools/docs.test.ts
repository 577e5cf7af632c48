import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from './check-house/rules.ts'
import { projectRoot } from './project.ts'

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')
const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }
const decisions = readdirSync(join(projectRoot, 'docs/decisions')).map((file) => `docs/decisions/${file}`)
const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/architecture.md', 'docs/forms.md', ...decisions]

test('docs/architecture.md names every rule that is checked, and no rule that is not', () => {
  const named = [...read('docs/architecture.md').matchAll(/\[((?:walls|house): [a-z0-9-]+)\]/g)].map(([, name]) => `${name}`)
  const checked = [...forbidden.map(({ name }) => `walls: ${name}`), ...rules.map(({ name }) => `house: ${name}`)]
  expect([...new Set(named)].sort()).toEqual(checked.sort())
})

test.each(decisions)('%s has its number, date, status, context, decision and consequences', (path) => {
  const text = read(path)
  const number = Number(/\/(\d{4})-/.exec(path)?.[1])
  expect(text).toMatch(new RegExp(`^# ${number}\\. `))
  expect(text).toMatch(/^Date: \d{4}-\d\d-\d\d\. Status: \w+/m)
  for (const heading of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`\n## ${heading}\n`)
})

test('decisions are numbered without gaps', () => {
  expect(decisions.map((path) => Number(/\/(\d{4})-/.exec(path)?.[1]))).toEqual(decisions.map((_path, index) => index + 1))
})

test('the README explains every setting of .env.example', () => {
  const settings = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => `${name}`)
  expect(settings.length).toBeGreaterThan(10)
  expect(settings.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([])
})

test('the README leads with the two commands', () => {
  expect([...read('README.md').matchAll(/```sh\n([^`]+)\n```/g)].map(([, command]) => command)).toEqual([
    'npm ci && npm start',
    'npm ci && npm test',
  ])
})

test('links between the documents lead somewhere', () => {
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:)([^)#]+)/g)]
      .map(([, target]) => join(dirname(path), `${target}`))
      // The picture is taken from the running product.
      .filter((target) => target !== 'docs/picture.png' && !existsSync(join(projectRoot, target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('npm scripts that CONTRIBUTING names exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read('CONTRIBUTING.md').matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => `${name}`)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
