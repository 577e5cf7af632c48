import { importsOf } from '../parse.ts'
import { type Finding, inServerFeature, isCode, isProduct, type Rule } from './rule.ts'

/** From the ground up; a feature may use those below it. */
const floors: string[][] = [
  ['users', 'roles', 'locales', 'news-feed', 'link-preview', 'places', 'academy', 'kulturnav', 'topics', 'audit', 'health'],
  ['owners', 'applications', 'translations'],
  ['schemas', 'instances'],
  ['media', 'api-keys'],
  ['documents', 'digital-museum'],
  ['qr-codes'],
  ['sign-in', 'settings', 'portal', 'iiif'],
]
const floorOf = new Map(floors.flatMap((features, below) => features.map((feature) => [feature, below + 1])))

const importedFeature = (specifier: string): string | undefined =>
  /^#features\/([^/]+)/.exec(specifier)?.[1] ?? /^\.\.\/(?:\.\.\/)*([a-z-]+)\/index\.ts$/.exec(specifier)?.[1]

export const featureFloors: Rule = {
  name: 'feature-floors',
  reason: 'A feature knows only those below it, so each can be read, tested and deleted without those above. Upwards go events.',
  check: (house) =>
    house
      .filter(({ path }) => isCode(path) && isProduct(path))
      .flatMap((file): Finding[] => {
        const own = inServerFeature(file.path)?.feature
        if (!own) return []
        const floor = floorOf.get(own)
        if (!floor)
          return file.path.endsWith('/index.ts')
            ? [{ path: file.path, message: `«${own}» stands on no floor; give it one in tools/check-house/floors.ts` }]
            : []
        return importsOf(file).flatMap(({ specifier, line }) => {
          const other = importedFeature(specifier)
          const otherFloor = other && other !== own ? floorOf.get(other) : undefined
          if (!otherFloor || otherFloor < floor) return []
          const way = otherFloor > floor ? 'upwards' : 'sideways'
          return [{ path: file.path, line, message: `${own} (floor ${floor}) imports ${way}: ${other} (floor ${otherFloor})` }]
        })
      }),
}
