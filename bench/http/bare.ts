import { readFileSync } from 'node:fs'
import fastify from 'fastify'
import { Pool } from 'pg'
import type { Statement } from './statements.ts'

/**
 * The reference: Fastify and pg with nothing between. It runs the same statements as the product, prepared,
 * without a token check, and answers the rows.
 */
const {
  url,
  poolSize,
  one = [],
  list = [],
  named = {},
} = JSON.parse(readFileSync(String(process.env.BENCH_STATEMENTS), 'utf8')) as {
  url: string
  poolSize: number
  one?: Statement[]
  list?: Statement[]
  named?: Record<string, Statement[]>
}
// The product’s own setting: else workers that it does not start would slow the reference down.
const pool = new Pool({ connectionString: url, max: poolSize, options: '-c max_parallel_workers_per_gather=0' })
const app = fastify()

const run = async (name: string, statements: Statement[], id?: number) => {
  let rows: unknown[] = []
  for (const [index, { sql, parameters }] of statements.entries()) {
    const isRecord = id !== undefined && index === statements.length - 1
    const answer = await pool.query({ name: `${name}-${index}`, text: sql, values: isRecord ? [id] : [...parameters] })
    rows = answer.rows
  }
  return rows
}

app.get('/one/:id', async (request, reply) => {
  const rows = await run('one', one, Number((request.params as { id: string }).id))
  return reply.type('application/json').send(JSON.stringify(rows[0]))
})
app.get('/list', async (_request, reply) => reply.type('application/json').send(JSON.stringify({ items: await run('list', list) })))
app.get('/named/:name', async (request, reply) => {
  const { name } = request.params as { name: string }
  return reply.type('application/json').send(JSON.stringify({ items: await run(name, named[name] ?? []) }))
})

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.stderr.write('Vitrine is ready\n')
