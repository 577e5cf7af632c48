/** The rules of the applications. */
export { type Applications, createApplications } from './applications.ts'
