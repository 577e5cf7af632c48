import type { Finding, Rule } from './rule.ts'

const folder = 'packages/server/migrations/'

export const migrations: Rule = {
  name: 'migrations',
  reason: 'One ordered history: every database walks the same steps, and two branches cannot both add the next one unseen.',
  check: (house) => {
    const files = house.map(({ path }) => path).filter((path) => path.startsWith(folder))
    const named = files.map((path) => ({ path, parts: /^(\d{4})-([a-z0-9]+(?:-[a-z0-9]+)*)\.sql$/.exec(path.slice(folder.length)) }))
    const misnamed = named.filter(({ parts }) => !parts).map(({ path }): Finding => ({ path, message: 'is not named NNNN-name.sql' }))
    const proper = named.flatMap(({ path, parts }) => (parts ? [{ path, number: Number(parts[1]), name: parts[2] ?? '' }] : []))
    const outOfOrder = proper
      .toSorted((a, b) => a.number - b.number)
      .flatMap(({ path, number }, index): Finding[] =>
        number === index + 1
          ? []
          : [{ path, message: `has number ${number} where ${index + 1} comes; numbers are consecutive and unique` }],
      )
    const doubled = [...Map.groupBy(proper, ({ name }) => name).values()].flatMap(([, ...others]) =>
      others.map(({ path, name }): Finding => ({ path, message: `another migration is named ${name} too` })),
    )
    return [...misnamed, ...outOfOrder.slice(0, 1), ...doubled]
  },
}
