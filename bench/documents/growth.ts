import { documentRoutes } from '@vitrine/contract'
import { createLists } from '../../packages/server/src/features/documents/service/index.ts'
import type { Database } from '../../packages/server/src/platform/database/index.ts'
import { countQueries } from '../../packages/server/src/testing/count-queries.ts'
import { median, ms, printTable } from '../figures.ts'
import { questions } from './questions.ts'
import type { BenchWorld } from './world.ts'

const rounds = 60
const warmUp = 15

export type Filled = { db: Database; world: BenchWorld; count: number }

const howMany = (count: number) => count.toLocaleString('en')

/** How each answer slows down from the small world to the large one: both asked in turns, so that the machine meets them alike. */
export async function printGrowth(small: Filled, large: Filled): Promise<void> {
  const rows: Array<Array<string | number>> = []
  const [asked, askedOfLarge] = [questions(small.world), questions(large.world)]
  for (const [index, question] of asked.entries()) {
    const took: [number[], number[]] = [[], []]
    let found: { total_count: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      found = []
      for (const [place, { db }] of [small, large].entries()) {
        const one = place === 0 ? question : askedOfLarge[index]
        const began = performance.now()
        const answer = await one?.ask(createLists(db))
        if (round >= warmUp) took[place]?.push(performance.now() - began)
        if (answer) found.push(answer)
      }
    }
    const [before, after] = [median(took[0]), median(took[1])]
    const totals = found.map(({ total_count }) => howMany(total_count)).join(' → ')
    const verdict = question.most === undefined ? '' : after / before <= question.most ? `≤ ${question.most}` : `**> ${question.most}**`
    rows.push([question.name, totals, ms(before), ms(after), (after / before).toFixed(2), verdict])
  }
  printTable(['25 of', 'in all', `${howMany(small.count)}, ms`, `${howMany(large.count)}, ms`, 'times slower', 'aim'], rows)
}

/** How many statements an answer takes, whatever is on the page. */
export async function printQueryCounts({ db, world }: Filled): Promise<void> {
  const pageSizes = [1, 25, 100]
  const editor = world.editor
  const counted = async (ask: (lists: ReturnType<typeof createLists>, page_size: number) => Promise<unknown>) => {
    const counts: number[] = []
    for (const page_size of pageSizes) counts.push(await countQueries(db, (one) => ask(createLists(one), page_size)))
    return counts
  }
  const [instance = 0] = world.instances
  const place = { application_instance_id: String(instance) }
  printTable(
    ['statements for a page of', ...pageSizes.map(String)],
    [
      ['a list', ...(await counted((lists, page_size) => lists.list(editor, documentRoutes.list.query.parse({ ...place, page_size }))))],
      [
        'a list searched, with contents',
        ...(await counted((lists, page_size) =>
          lists.list(editor, documentRoutes.list.query.parse({ ...place, page_size, search: 'båt', include_content: 'true' })),
        )),
      ],
      [
        'a search',
        ...(await counted((lists, page_size) =>
          lists.search(editor, documentRoutes.search.query.parse({ ...place, page_size, q: 'båt' })),
        )),
      ],
      [
        'reverse relations',
        ...(await counted((lists, page_size) =>
          lists.reverseRelations(editor, 1, documentRoutes.reverseRelations.query.parse({ page_size })),
        )),
      ],
    ],
  )
}
