import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Each connection keeps its own plans: there must be an end to them. The product has some hundred different reads. */
const mostNames = 400
/** Longer lists of values come in as many shapes as there are lengths. */
const mostValues = 40

/**
 * A pool whose reads are prepared: planning one of them anew costs the database more than answering it. By its text a
 * read has a name; PostgreSQL itself decides when a plan for any values is as good as one for these.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string, values: readonly unknown[]): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= mostNames || values.length > mostValues || !/^\s*(select|with)\b/i.test(text)) return known
    const name = `read-${names.size + 1}`
    names.set(text, name)
    return name
  }
  // Kysely knows a connection again by its client.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const toPrepared = (client: pg.PoolClient): PostgresPoolClient => {
    const query = (text: string, values: readonly unknown[] = []) => {
      const name = nameOf(text, values)
      return client.query({ text, values: [...values], ...(name ? { name } : {}) })
    }
    // Cursors, the other thing a client can be asked for, nobody has handed to Kysely.
    return { ...ofClient(client), query } as unknown as PostgresPoolClient
  }
  return {
    async connect() {
      const client = await pool.connect()
      const prepared = clients.get(client) ?? toPrepared(client)
      clients.set(client, prepared)
      return prepared
    },
    end: () => pool.end(),
    options: pool.options,
  }
}

const ofClient = (client: pg.PoolClient) => ({
  processID: (client as pg.PoolClient & { processID?: number }).processID,
  release: (discard?: boolean) => client.release(discard),
})
