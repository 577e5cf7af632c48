import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
export const migrationsFolder = join(root, 'packages/server/migrations')
export const silent = { info: () => {}, warn: () => {} }
