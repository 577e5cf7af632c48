import { type AppLocale, addresses, type Dictionary, fillPath } from '@vitrine/contract'

const isDictionary = (body: unknown): body is Dictionary =>
  typeof body === 'object' && body !== null && Object.values(body).every((text) => typeof text === 'string')

export type LoadTexts = (locale: AppLocale) => Promise<Dictionary>

/**
 * The database's texts of one language: from the remote folder when there is one, else, or when that fails,
 * from the admin API. They only lie over the built dictionary, so without either the interface still speaks.
 */
export function textsFrom({
  fetch,
  gateway = '',
  remote,
}: {
  fetch: typeof globalThis.fetch
  gateway?: string
  remote: () => string | null
}) {
  const read = async (address: string, init?: RequestInit): Promise<Dictionary> => {
    const response = await fetch(address, init)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    const body: unknown = await response.json()
    if (!isDictionary(body)) throw new Error(`${address} is no dictionary`)
    return body
  }
  return async (locale: AppLocale): Promise<Dictionary> => {
    const folder = remote()
    const own = `${gateway}${fillPath(addresses.dictionary.path, { file: `${locale}.json` })}`
    if (!folder) return read(own)
    return read(`${folder.replace(/\/$/, '')}/${locale}.json`, { credentials: 'omit' }).catch(() => read(own))
  }
}
