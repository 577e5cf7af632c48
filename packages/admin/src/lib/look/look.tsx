import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { theme } from '../../theme/index.ts'

/** Vite writes the nonce into every page; the browser hides it from selectors, but not from scripts of the page itself. */
const pageNonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined

export function Look({ children }: { children: ReactNode }) {
  const [cache] = useState(() => createCache({ key: 'vitrine', nonce: pageNonce(), prepend: true }))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="vitrine.appearance">
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
