import { loadavg } from 'node:os'
import { openDatabase } from '../../packages/server/src/platform/database/index.ts'
import { migrationsFolder, silent } from '../paths.ts'
import { withDatabase } from '../postgres.ts'
import { printAgainstBare } from './against-bare.ts'
import { fillDocuments } from './fill.ts'
import { type Filled, printGrowth, printQueryCounts } from './growth.ts'
import { printJobs } from './jobs.ts'
import { proveCopies } from './proof.ts'
import { printSaves } from './saves.ts'
import { makeWorld } from './world.ts'

const small = 1_000
const large = Number(process.env.BENCH_DOCUMENTS ?? 1_000_000)

const parts = {
  growth: (few: Filled, many: Filled) => printGrowth(few, many),
  counts: (_few: Filled, many: Filled) => printQueryCounts(many),
  bare: (_few: Filled, many: Filled, url: string) => printAgainstBare(many, url),
  saves: (_few: Filled, many: Filled, url: string) => printSaves(many, url),
  jobs: (_few: Filled, many: Filled, url: string) => printJobs(many, url),
}
const titles: Record<keyof typeof parts, string> = {
  growth: 'From a thousand to a million',
  counts: 'Statements',
  bare: 'Against the same statements without the product around them',
  saves: 'A save',
  jobs: 'Jobs over all documents of one schema',
}

async function filled<T>(count: number, use: (filled: Filled, url: string) => Promise<T>): Promise<T> {
  return withDatabase(`vitrine_bench_documents_${count}`, async (url) => {
    const database = await openDatabase({ databaseUrl: url, dataFolder: '', migrationsFolder, log: silent })
    try {
      const began = performance.now()
      const world = await makeWorld(database.db)
      await fillDocuments(url, count)
      await proveCopies(database.db, world, count)
      console.log(
        `${count.toLocaleString('en')} documents made in ${((performance.now() - began) / 1000).toFixed(0)} s, each as a save leaves it.`,
      )
      return await use({ db: database.db, world, count }, url)
    } finally {
      await database.close()
    }
  })
}

/**
 * Documents on PostgreSQL, few and many: lists, searches, relations, saves, jobs. BENCH_DOCUMENTS is how many are many,
 * BENCH_PARTS which parts are measured.
 */
export async function benchDocuments(): Promise<void> {
  const wanted = process.env.BENCH_PARTS?.split(',') ?? Object.keys(parts)
  await filled(small, (few) =>
    filled(large, async (many, url) => {
      for (const [name, print] of Object.entries(parts)) {
        if (!wanted.includes(name)) continue
        console.log(`\n### ${titles[name as keyof typeof parts]} (load of the machine: ${loadavg()[0]?.toFixed(1)})\n`)
        await print(few, many, url)
      }
    }),
  )
}
