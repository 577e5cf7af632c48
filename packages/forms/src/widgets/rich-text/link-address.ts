import { cleanHref } from '@vitrine/contract'

/** The address a person means: a site without its scheme, a mail address or a telephone number as they write it. */
export function toAddress(written: string): string | undefined {
  const text = written.trim()
  if (text === '') return undefined
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return cleanHref(`mailto:${text}`)
  if (/^\+?\d[\d\s]{4,}$/.test(text)) return cleanHref(`tel:${text.replaceAll(/\s/g, '')}`)
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/u.test(text)) return cleanHref(`https://${text}`)
  return cleanHref(text)
}
