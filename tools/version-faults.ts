import type { TextFile } from './walk.ts'

export type Manifest = {
  path: string
  name: string
  version: string
  workspaces?: string[]
  dependencies?: Record<string, string>
}

/** The product's version stands in the root package.json; npm needs it repeated in the workspaces, and nothing else may repeat it. */
export function findVersionFaults(root: Manifest, workspaces: Manifest[], sources: TextFile[]): string[] {
  const own = new Set(workspaces.map(({ name }) => name))
  const inManifests = workspaces.flatMap(({ path, version, dependencies = {} }) => [
    ...(version === root.version ? [] : [`${path}: version ${version}, but the product is ${root.version}`]),
    ...Object.entries(dependencies)
      .filter(([name, wanted]) => own.has(name) && wanted !== root.version)
      .map(([name, wanted]) => `${path}: wants ${name} ${wanted}, but the product is ${root.version}`),
  ])
  const quoted = new RegExp(`['"\`]v?${root.version.replaceAll('.', '\\.')}['"\`]`)
  const inSources = sources
    .filter(({ text }) => quoted.test(text))
    .map(({ path }) => `${path}: repeats the version ${root.version}; read it from the root package.json`)
  return [...inManifests, ...inSources]
}
