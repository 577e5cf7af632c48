import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { dictionariesPlugin } from '../../tools/dictionaries-plugin.ts'
import { iconsPlugin } from '../../tools/icons-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const chromium = {
  // biome-ignore lint/style/noProcessEnv: the machine says where its Chromium is; no tool may download one.
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export default defineConfig({
  root,
  test: {
    projects: [
      { extends: true, test: { name: 'admin-unit', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        plugins: [react(), dictionariesPlugin(), iconsPlugin()],
        // Named beforehand: a dependency found halfway makes Vite reload the page, and the test file with it.
        optimizeDeps: {
          entries: ['src/**/*.browser.test.tsx', '../forms/src/index.ts'],
          include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', '@tanstack/react-query', 'axe-core'],
        },
        test: {
          name: 'admin-browser',
          include: ['src/**/*.browser.test.tsx'],
          api: { port: 4130 },
          testTimeout: 60_000,
          // What is waited for comes when the machine has time; on a busy one later than a second.
          expect: { poll: { timeout: 30_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
          },
        },
      },
    ],
  },
})
