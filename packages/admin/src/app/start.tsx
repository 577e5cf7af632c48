import { addresses } from '@vitrine/contract'
import type { Root } from 'react-dom/client'
import { createApi, send } from '#lib/api'
import { createLanguage, LanguageProvider, loadBuiltTexts, textsFrom } from '#lib/i18n'
import { Look } from '#lib/look'
import { createSession } from '#lib/session'
import { App } from './app.tsx'
import { StartFailed } from './screens/start-failed.tsx'

const pageGateway = () => document.querySelector<HTMLMetaElement>('meta[name="vitrine-gateway"]')?.content ?? ''

/** Puts the world together: what the browser has is handed out from here, and from nowhere else. */
export async function start(root: Root): Promise<void> {
  const reach = { fetch: window.fetch.bind(window), gateway: pageGateway() }
  const asked = send(reach, addresses.settings, {})
  const settings = await asked.catch(() => undefined)
  const language = await createLanguage({
    storage: localStorage,
    byDefault: settings?.default_locale ?? 'no',
    loadBuilt: loadBuiltTexts,
    loadDatabase: textsFrom({ ...reach, remote: () => settings?.translations_url ?? null }),
    root: document.documentElement,
  })
  if (!settings) {
    root.render(
      <Look>
        <LanguageProvider language={language}>
          <StartFailed onRetry={() => void start(root)} />
        </LanguageProvider>
      </Look>,
    )
    return
  }

  const session = createSession({
    ...reach,
    shared: localStorage,
    own: sessionStorage,
    locks: navigator.locks,
    origin: window.location.origin,
    now: Date.now,
    events: window,
  })
  const api = createApi({ ...reach, session })
  const doors = { goTo: (address: string) => window.location.assign(address), reload: () => window.location.reload() }
  root.render(<App settings={settings} session={session} api={api} language={language} doors={doors} />)
}
