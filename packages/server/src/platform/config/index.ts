/** The settings, read once at start: the only place that looks at the environment. */
export { type Config, ConfigFault, readConfig } from './config.ts'
export { productVersion } from './version.ts'
