import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildAdmin } from './build-admin.ts'
import { requireChromium } from './find-chromium.ts'
import { type Count, countPlaywright, countVitest, judge, say, sum } from './layers/count.ts'
import { chooseLayers, inLanes, type Layer } from './layers/layers.ts'
import { programs, projectRoot } from './project.ts'
import { runNode, seconds } from './run-command.ts'

// Colours are for terminals; in a log they are noise.
const plain: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' }
const reports = join(projectRoot, '.cache/tests')

function readCount(layer: Layer, report: string): Count | undefined {
  if (!existsSync(report)) return undefined
  const content = JSON.parse(readFileSync(report, 'utf8'))
  return layer.runner === 'vitest' ? countVitest(content) : countPlaywright(content)
}

async function runLayer(layer: Layer, chromium: string | undefined): Promise<Count> {
  const report = join(reports, `${layer.name.replace(/\W+/g, '-')}.json`)
  rmSync(report, { force: true })
  if (!existsSync(join(projectRoot, layer.config))) {
    console.log(`${layer.config} is missing`)
    return judge(undefined, 1)
  }
  // Where others wait for the landing a browser test is tried once more, and told of; whoever works on it sees it fail.
  const secondTry = layer.browser && process.env.CI
  const args =
    layer.runner === 'vitest'
      ? [
          programs.vitest,
          'run',
          '--config',
          layer.config,
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${report}`,
          ...(secondTry ? ['--retry=1'] : []),
        ]
      : [programs.playwright, 'test', '--config', layer.config, '--reporter=line,json', ...(secondTry ? ['--retries=1'] : [])]
  const env = { ...layer.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}), PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...plain }
  const { code } = await runNode(args, { env, show: true })
  return judge(readCount(layer, report), code)
}

async function runAll(): Promise<Count> {
  const { run, notRun } = chooseLayers({ quick: process.argv.includes('--quick'), databaseUrl: process.env.TEST_DATABASE_URL })
  const chromium = run.some(({ browser }) => browser) ? requireChromium() : undefined
  mkdirSync(reports, { recursive: true })

  const lines: string[] = []
  const counts: Count[] = []
  const runOne = async (layer: Layer) => {
    console.log(`\n=== ${layer.name} ===`)
    const started = performance.now()
    let count: Count
    try {
      if (layer.built) await buildAdmin(projectRoot)
      count = await runLayer(layer, chromium)
    } catch (error) {
      console.log(error instanceof Error ? error.message : error)
      count = judge(undefined, 1)
    }
    counts.push(count)
    lines.push(`${layer.name}: ${count.passed} of ${count.passed + count.failed} passed (${seconds(performance.now() - started)})`)
    lines.push(...(count.again ?? []).map((title) => `  passed only when tried again: ${title}`))
  }
  // Neither a browser with one page nor a server that waits for its database fills two cores: side by side they do.
  await Promise.all(
    inLanes(run).map(async (lane) => {
      for (const layer of lane) await runOne(layer)
    }),
  )
  for (const layer of run.filter(({ built }) => built)) await runOne(layer)
  console.log(`\n${[...lines, ...notRun].join('\n')}`)
  return sum(counts)
}

try {
  const all = await runAll()
  console.log(`\n${say(all)}`)
  process.exitCode = all.failed ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.log('\n0 passed, 1 failed')
  process.exitCode = 1
}
