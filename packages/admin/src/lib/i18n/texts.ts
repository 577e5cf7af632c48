import { type AppLocale, type Dictionary, dictionary, fillPath, translationRoutes } from '@vitrine/contract'

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
    return dictionary.parse(await response.json())
  }
  return async (locale: AppLocale): Promise<Dictionary> => {
    const folder = remote()
    const own = `${gateway}${fillPath(translationRoutes.dictionary.path, { file: `${locale}.json` })}`
    if (!folder) return read(own)
    return read(`${folder.replace(/\/$/, '')}/${locale}.json`, { credentials: 'omit' }).catch(() => read(own))
  }
}
