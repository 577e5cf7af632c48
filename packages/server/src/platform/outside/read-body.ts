import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { Unreachable } from './unreachable.ts'

const decoders = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }

export type Body = { bytes: Buffer; isCut: boolean }

/** The body unpacked, no more of it than this: both what comes over the wire and what it unpacks to are counted. */
export async function readBody(response: IncomingMessage, mostBytes: number): Promise<Body> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const isPlain = encoding === 'identity' || encoding === ''
  if (!isPlain && !Object.hasOwn(decoders, encoding)) throw new Unreachable('type', encoding)
  const body: Readable = isPlain ? response : unpacked(response, decoders[encoding as keyof typeof decoders](), mostBytes)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size > mostBytes) break
  }
  response.destroy()
  return { bytes: Buffer.concat(chunks).subarray(0, mostBytes), isCut: size > mostBytes }
}

function unpacked(response: IncomingMessage, decoder: ReturnType<typeof createGunzip>, mostBytes: number): Readable {
  let arrived = 0
  // A stream can be fed for ever and unpack to nothing.
  response.on('data', (chunk: Buffer) => {
    arrived += chunk.length
    if (arrived > mostBytes) response.destroy(new Unreachable('size'))
  })
  // The reader of the decoder hears of every fault; nobody else needs to.
  return pipeline(response, decoder, () => undefined)
}
