import { Client } from 'pg'

/** A fresh database on the server that TEST_DATABASE_URL names, dropped at the end. */
export async function withDatabase<T>(name: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) throw new Error('This bench runs on PostgreSQL: set TEST_DATABASE_URL to a server where it may create databases.')
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  try {
    return await use(url.href)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

/** People with names that look like names; every 20,000th carries the word the search bench looks for. */
export async function fillPeople(url: string, count: number, { hits }: { hits: number }): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into users (username, name, name_sort, search_text, activated, is_admin, created_at, updated_at)
     select 'p' || n || '@museum.test', name, lower(name), ' ' || lower(name) || ' p' || n || '@museum.test', n % 10 <> 0, n % 1000 = 0,
            now() - n * interval '1 minute', now() - (n::bigint * 7919 % $1) * interval '1 minute'
     from (
       select n, case when n <= $2 then 'Haabet ' || n else
         (array['Ingrid','Jonas','Marit','Solveig','Anders','Kari','Nils','Berit'])[1 + n % 8] || ' ' || substr(md5(n::text), 1, 8) end as name
       from generate_series(1, $1::int) as n
     ) as people`,
      [count, hits],
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
