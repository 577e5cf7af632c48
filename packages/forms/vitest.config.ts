import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { iconsPlugin } from '../../tools/icons-plugin.ts'

const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync']
// biome-ignore lint/style/noProcessEnv: no tool may download a browser of its own, so the machine says where one is
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export default defineConfig({
  test: {
    projects: [
      {
        root: import.meta.dirname,
        plugins: [iconsPlugin()],
        test: { name: 'forms-unit', include: ['src/**/*.test.ts'], environment: 'node' },
      },
      {
        root: import.meta.dirname,
        plugins: [iconsPlugin()],
        // Found while a test runs, a dependency would make Vite reload the page under it.
        optimizeDeps: {
          entries: ['src/index.ts', 'src/testing/*.tsx', 'src/**/*.browser.test.tsx'],
          include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core', 'i18next'],
        },
        test: {
          name: 'forms-browser',
          include: ['src/**/*.browser.test.tsx'],
          api: { port: 4110 },
          // Files beside each other in one browser take the focus from each other.
          fileParallelism: false,
          testTimeout: 20_000,
          expect: { poll: { timeout: 5_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath, args: [...args, ...quiet] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
