import { cleanHref } from '@vitrine/contract'

/** The address a browser can open: http and https, and «www.» without either; undefined for everything else. */
export function toWebAddress(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : ''
  const address = /^www\.[^\s./]+\./i.test(text) ? `https://${text}` : text
  return /^https?:\/\/[^\s/?#]+\.?[^\s]*$/i.test(address) && URL.canParse(address) ? cleanHref(address) : undefined
}
