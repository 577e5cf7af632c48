import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareLanguages } from './check-dictionaries/compare-languages.ts'
import { compareUses, type DynamicKey } from './check-dictionaries/compare-uses.ts'
import { findLiterals } from './check-dictionaries/literals.ts'
import { findUsedKeys } from './check-dictionaries/used-keys.ts'
import { isProduct } from './check-house/rule.ts'
import { collectDictionaries } from './collect-dictionaries.ts'
import { projectRoot } from './project.ts'
import { readFiles } from './walk.ts'

const isSource = (path: string): boolean => /\/src\/.*\.tsx?$/.test(path) && isProduct(path)

function findFaults(): string[] {
  const { byLanguage } = collectDictionaries(projectRoot)
  const dynamic = JSON.parse(readFileSync(join(projectRoot, 'tools/dynamic-keys.json'), 'utf8')) as DynamicKey[]
  const sources = ['packages/admin', 'packages/forms']
    .flatMap((folder) => readFiles(projectRoot, folder))
    .filter(({ path }) => isSource(path))
  return [
    ...compareLanguages(byLanguage),
    ...compareUses(Object.keys(byLanguage.no), findUsedKeys(sources), dynamic),
    ...findLiterals(sources.filter(({ path }) => path.endsWith('.tsx'))),
  ]
}

try {
  const faults = findFaults()
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length ? 1 : 0
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
