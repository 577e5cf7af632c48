import { join } from 'node:path'
import { build, preview, type Rollup } from 'vite'
import { iconsPlugin } from '../../tools/icons-plugin.ts'
import { root } from '../paths.ts'

const page = join(root, 'bench/forms/page')
const outDir = join(root, '.cache/bench-forms')

/** The page as it would be shipped: a production build, served from the disk. */
export async function servePage(): Promise<{ url: string; output: Rollup.RollupOutput; close(): Promise<void> }> {
  const common = { root: page, configFile: false as const, logLevel: 'warn' as const, plugins: await plugins() }
  const output = (await build({
    ...common,
    build: { outDir, emptyOutDir: true, target: 'esnext', chunkSizeWarningLimit: 4_000 },
  })) as Rollup.RollupOutput
  const server = await preview({ ...common, build: { outDir }, preview: { port: 4390, strictPort: true } })
  return { url: server.resolvedUrls?.local[0] ?? 'http://localhost:4390/', output, close: () => server.close() }
}

async function plugins() {
  const { default: react } = await import('@vitejs/plugin-react')
  return [react(), iconsPlugin()]
}
