/** Files of texts: reading and writing them, and what an import would do. Knows no database. */

export { writeJson } from './json-file.ts'
export { outsideCode, planImport, readFile } from './plan-import.ts'
export { writeXliff } from './xliff-file.ts'
