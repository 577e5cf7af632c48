/** The state of a list: which page, how sorted, filtered and searched. In the address, or inside a modal locally. */

export { isSearched, toWire } from './to-wire.ts'
export { type ListDefaults, useListParams } from './use-list-params.ts'
