/** What a new database begins with, and the demo museum. */
export { fillDatabase } from './fill-database.ts'
