import { defineConfig } from '@playwright/test'
import { chromiumPath } from './fixtures/chromium.ts'

/** The walks of the gallery look at what the browser tests of the forms prove widget by widget: `npm run test:gallery`. */
const gallery = ['gallery.spec.ts', 'gallery-by-hand.spec.ts']
/** What API and browser tests, or another journey, prove in the main. */
const longer = [
  ...['api-keys', 'applications', 'audit', 'instances', 'locales', 'news', 'owners', 'translations', 'users'],
  ...['keyboard', 'killed', 'languages', 'list', 'logout', 'places', 'toasts', 'unsaved', 'user-instances', 'users-together'],
].map((name) => `**/e2e/${name}.spec.ts`)

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // All of it takes longer than the 25 minutes that a landing has: `npm run test:journeys` runs every one.
  testIgnore: process.env.VITRINE_JOURNEYS === 'all' ? [] : process.env.VITRINE_GALLERY ? longer : [...gallery, ...longer],
  globalSetup: './fixtures/prepare-data.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Generous: a machine that runs other things besides must not turn a right answer into a wrong one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.VITRINE_REPORT ? [['list'], ['json', { outputFile: process.env.VITRINE_REPORT }]] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1440, height: 900 },
    // Recording every page costs about a third of the time; a failure is looked at by running that one again with it.
    trace: process.env.VITRINE_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
