import { programs, projectRoot } from './project.ts'
import { type Ran, runNode, seconds } from './run-command.ts'

type Check = { name: string; args: string[] }

// The slowest first: two run at a time, and the short ones fill the gaps.
const checks: Check[] = [
  { name: 'types', args: [programs.tsc, '-b'] },
  {
    name: 'walls',
    args: [
      programs.dependencyCruiser,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err-long',
      'packages',
      'tools',
      'e2e',
      'bench',
    ],
  },
  { name: 'format and lint', args: [programs.biome, 'ci', '--error-on-warnings', '--colors=off'] },
  { name: 'house', args: ['tools/check-house.ts'] },
  { name: 'dictionaries', args: ['tools/check-dictionaries.ts'] },
  { name: 'generated files', args: ['tools/print-openapi.ts', '--check'] },
  { name: 'one version', args: ['tools/check-version.ts'] },
]
const atOnce = 2

async function runAll(): Promise<{ check: Check; ran: Ran }[]> {
  const waiting = [...checks]
  const results: { check: Check; ran: Ran }[] = []
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const ran = await runNode(check.args, { cwd: projectRoot })
      console.log(`${ran.code === 0 ? 'ok    ' : 'FAILED'}  ${check.name} (${seconds(ran.ms)})`)
      results.push({ check, ran })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return results
}

const started = performance.now()
const failed = (await runAll()).filter(({ ran }) => ran.code !== 0)
for (const { check, ran } of failed) console.log(`\n--- ${check.name} ---\n${ran.output.trim()}`)
console.log(`\n${checks.length - failed.length} of ${checks.length} checks passed in ${seconds(performance.now() - started)}`)
process.exitCode = failed.length ? 1 : 0
