import { type AppLocale, resolveLocale } from '@vitrine/contract'

const isKnown = (tag: string) => resolveLocale(tag, 'no') === resolveLocale(tag, 'en')

/** The language to begin in: of the wanted ones (OpenID's `ui_locales`, the dearest first) the first that the interface has. */
export function startLocale(uiLocales: string | null, byDefault: AppLocale): AppLocale {
  return resolveLocale((uiLocales ?? '').split(' ').find(isKnown), byDefault)
}
