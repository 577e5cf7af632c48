/** The file name of the next migration: «add slugs» after 0006-… is 0007-add-slugs.sql. */
export function nextMigration(existing: string[], wanted: string): string {
  const name = wanted
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Error('Name the migration: npm run db:new <name>, with letters, digits and hyphens')
  const numbered = existing.map((file) => /^(\d{4})-(.+)\.sql$/.exec(file)).filter((match) => match !== null)
  if (numbered.some((match) => match[2] === name)) throw new Error(`There is a migration named ${name} already`)
  const last = Math.max(0, ...numbered.map((match) => Number(match[1])))
  return `${String(last + 1).padStart(4, '0')}-${name}.sql`
}
