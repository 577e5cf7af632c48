import { addresses } from '@vitrine/contract'
import { createRoot } from 'react-dom/client'
import { send } from '#lib/api'
import { createLanguage, LanguageProvider, loadBuiltTexts, textsFrom } from '#lib/i18n'
import { Look } from '#lib/look'
import { InvitationPage } from './invitation-page.tsx'
import { LoginPage } from './login-page.tsx'
import { startLocale } from './start-locale.ts'

const reach = { fetch: window.fetch.bind(window) }

async function start(root: HTMLElement) {
  const query = new URLSearchParams(window.location.search)
  // Signing in must not hang on this: without the settings the product's own default language serves.
  const settings = await send(reach, addresses.settings, {}).catch(() => undefined)
  const language = await createLanguage({
    storage: localStorage,
    byDefault: startLocale(query.get('ui_locales'), settings?.default_locale ?? 'no'),
    loadBuilt: loadBuiltTexts,
    loadDatabase: textsFrom({ ...reach, remote: () => settings?.translations_url ?? null }),
    root: document.documentElement,
  })
  const isInvitation = window.location.pathname.startsWith('/oidc/invitation')
  createRoot(root).render(
    <Look>
      <LanguageProvider language={language}>
        {isInvitation ? (
          <InvitationPage reach={reach} token={window.location.hash.slice(1)} />
        ) : (
          <LoginPage reach={reach} uid={query.get('uid') ?? ''} />
        )}
      </LanguageProvider>
    </Look>,
  )
  await language.reload()
}

const root = document.getElementById('root')
if (root) void start(root)
