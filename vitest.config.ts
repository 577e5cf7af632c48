import { defineConfig } from 'vitest/config'

// The layers with a configuration of their own (server, forms, admin) are run by tools/test.ts.
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'], testTimeout: 30_000 } },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
