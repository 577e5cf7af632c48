/** The names of records that a value only points at by id, as the pickers of forms would show them. */
export { type Pointed, useEntityTitles } from './use-entity-titles.ts'
