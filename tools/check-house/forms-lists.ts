import { importsOf } from '../parse.ts'
import type { Finding, Rule } from './rule.ts'

const part = /^packages\/forms\/src\/((?:widgets|templates|fields)\/[^/]+)\/(.+)$/
const lists = ['packages/forms/src/definitions.ts', 'packages/forms/src/index.ts']

export const formsLists: Rule = {
  name: 'forms-lists',
  reason: 'The lists of widgets, fields and templates are written by hand, one line each; a folder left out would silently not exist.',
  check: (house) => {
    const folders = Map.groupBy(
      house.flatMap(({ path }) => {
        const [, folder, inside] = part.exec(path) ?? []
        return folder && inside ? [{ folder, inside }] : []
      }),
      ({ folder }) => folder,
    )
    const imported = lists.map((path) => {
      const list = house.find((file) => file.path === path)
      return { path, specifiers: list ? importsOf(list).map(({ specifier }) => specifier) : [] }
    })
    return [...folders].flatMap(([folder, files]): Finding[] => {
      const unlisted = imported.filter(({ specifiers }) => !specifiers.some((specifier) => specifier.startsWith(`./${folder}/`)))
      const undefinedPart = files.some(({ inside }) => inside === 'definition.ts')
        ? []
        : [{ path: `packages/forms/src/${folder}`, message: 'has no definition.ts' }]
      return [...undefinedPart, ...unlisted.map(({ path }) => ({ path, message: `lacks ./${folder}` }))]
    })
  },
}
