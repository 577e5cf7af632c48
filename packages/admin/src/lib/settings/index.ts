/** What the installation has set and a browser may know. */
export { SettingsProvider, useSettings } from './settings-context.tsx'
export { useProduction } from './use-production.ts'
