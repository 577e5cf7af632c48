import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import axe from 'axe-core'
import i18next, { type i18n } from 'i18next'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { MemoryRouter, useLocation } from 'react-router'
import { onTestFinished } from 'vitest'
import { theme } from '../../theme/index.ts'

const fragments = import.meta.glob<Record<string, string>>(['../../**/dictionary.no.json', '../../../../forms/src/**/dictionary.no.json'], {
  eager: true,
  import: 'default',
})

/** Norwegian with every fragment there is, as the person would meet it. */
export async function norwegian(): Promise<i18n> {
  const words = i18next.createInstance()
  await words.use(initReactI18next).init({
    lng: 'no',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { no: { translation: Object.assign({}, ...Object.values(fragments)) } },
  })
  return words
}

export type Scheme = 'light' | 'dark'
export type Stage = { draw: (content: ReactNode) => void; leave: () => void; place: () => string; t: (key: string) => string }
let place = ''
function Where() {
  const { pathname, search } = useLocation()
  place = `${pathname}${search}`
  return null
}

/** Puts a component on the page with theme, words and router; it is taken down when the test is over. */
export async function show(node: ReactNode, { scheme = 'light', at = '/' }: { scheme?: Scheme; at?: string } = {}): Promise<Stage> {
  const words = await norwegian()
  document.documentElement.lang = 'no'
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  window.localStorage.setItem('mui-mode', scheme)
  const draw = (content: ReactNode) =>
    root.render(
      <ThemeProvider theme={theme} defaultMode={scheme}>
        <CssBaseline />
        <I18nextProvider i18n={words}>
          <MemoryRouter initialEntries={[at]}>
            <Where />
            <main>{content}</main>
          </MemoryRouter>
        </I18nextProvider>
      </ThemeProvider>,
    )
  draw(node)
  const leave = () => {
    root.unmount()
    host.remove()
  }
  onTestFinished(leave)
  return { draw, leave, place: () => place, t: (key) => words.t(key) }
}

/** What axe calls serious or critical on the page as it stands, one line each. */
export async function seriousFindings() {
  // Settled, not finished: what is taken off the page cancels its animation, and that is an end too.
  await Promise.allSettled(
    document.getAnimations().map((animation) => (animation.effect?.getTiming().iterations === Infinity ? undefined : animation.finished)),
  )
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
