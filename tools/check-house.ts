import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rules } from './check-house/rules.ts'
import { projectRoot } from './project.ts'
import { readFiles } from './walk.ts'

const house = ['packages', 'tools', 'e2e', 'bench']
  .filter((folder) => existsSync(join(projectRoot, folder)))
  .flatMap((folder) => readFiles(projectRoot, folder))

for (const { name, reason, check } of rules) {
  const findings = check(house)
  if (findings.length === 0) continue
  process.exitCode = 1
  console.log(`${name}: ${reason}`)
  for (const { path, line, message } of findings) console.log(`  ${path}${line ? `:${line}` : ''}: ${message}`)
}
