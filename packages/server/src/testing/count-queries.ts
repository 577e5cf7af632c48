import type { Database } from '#platform/database'

/** How many queries go to the database while this runs. */
export async function countQueries(db: Database, run: (counted: Database) => Promise<unknown>): Promise<number> {
  let count = 0
  await run(
    db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        count += 1
        return result
      },
    }),
  )
  return count
}
