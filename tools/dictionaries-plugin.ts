import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { collectDictionaries, isFragment, languages } from './collect-dictionaries.ts'

const prefix = 'virtual:dictionary/'
// Vite's convention: a leading NUL keeps other plugins away from a module that is not a file.
const resolved = `\0${prefix}`

/**
 * Serves `virtual:dictionary/no` and the others, each all fragments of one language: `import('virtual:dictionary/no')`
 * is one lazy chunk. `root` is the repository; by default two folders above the package that is built.
 */
export function dictionariesPlugin({ root }: { root?: string } = {}): Plugin {
  let repository = root ?? ''

  const reload = (server: ViteDevServer, path: string) => {
    if (!isFragment(path)) return
    for (const language of languages) {
      const module = server.moduleGraph.getModuleById(`${resolved}${language}`)
      if (module) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload' })
  }

  return {
    name: 'vitrine:dictionaries',
    configResolved(config) {
      repository ||= resolve(config.root, '../..')
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined
      const wanted = id.slice(resolved.length)
      const language = languages.find((code) => code === wanted)
      if (!language) throw new Error(`There is no dictionary «${wanted}»; there are ${languages.join(', ')}`)
      const { files, byLanguage } = collectDictionaries(repository)
      for (const file of files) this.addWatchFile(resolve(repository, file))
      return `export const dictionary = ${JSON.stringify(byLanguage[language])}`
    },
    configureServer(server) {
      server.watcher.on('add', (path) => reload(server, path))
      server.watcher.on('change', (path) => reload(server, path))
      server.watcher.on('unlink', (path) => reload(server, path))
    },
  }
}
