import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const isWorthIt = /\.(js|css|svg|json)$/
const smallestBytes = 1024
// 9 of 11: the last two steps take ten times as long for two per cent.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Writes app.js.br and app.js.gz beside app.js, once, so that no request has to wait for a compressor. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => isWorthIt.test(file))) {
    const content = readFileSync(join(folder, name))
    if (content.length < smallestBytes) continue
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content, brotli))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }))
  }
}
