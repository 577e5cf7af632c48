import { namesOfPointer } from '@vitrine/contract'
import type { Path } from './path.ts'

/** The steps of a JSON pointer (RFC 6901); a step of digits is a place in a list. */
export const toPath = (pointer: string): Path =>
  namesOfPointer(pointer).map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment))
