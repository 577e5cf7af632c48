import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { dictionariesPlugin } from '../../tools/dictionaries-plugin.ts'
import { iconsPlugin } from '../../tools/icons-plugin.ts'

/** The login service's pages are ours; the rest of /oidc is the provider's. */
const loginPages = /^\/oidc\/(login|invitation)(\?|$)/

export default defineConfig(({ mode }) => {
  const server = loadEnv(mode, import.meta.dirname, 'VITRINE_').VITRINE_DEV_SERVER ?? 'http://localhost:8080'
  return {
    plugins: [react(), dictionariesPlugin(), iconsPlugin()],
    // The server puts a fresh value in place of this in every page it sends: scripts and styles without it are refused.
    html: { cspNonce: '__NONCE__' },
    build: {
      outDir: 'dist',
      manifest: true,
      // A page loaded before a new version is served may still ask for its chunks by name; an inlined one could not be refused by type.
      assetsInlineLimit: 0,
      rollupOptions: { input: { admin: resolve(import.meta.dirname, 'index.html'), login: resolve(import.meta.dirname, 'login.html') } },
    },
    server: {
      proxy: {
        '^/(admin/api|api|oauth2/(token|refresh|logout)|health|media|iiif|portal)(/|\\?|$)': server,
        '^/oidc/': {
          target: server,
          bypass: ({ method, url = '' }) => (method === 'GET' && loginPages.test(url) ? '/login.html' : undefined),
        },
      },
    },
  }
})
