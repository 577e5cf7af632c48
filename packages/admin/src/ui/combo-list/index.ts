/** A field to write in with a list below it: the focus stays in the field, the arrows walk the list. Avoid: autocomplete, dropdown. */
export { type ComboList, useComboList } from './use-combo-list.ts'
