import type { SchemaCase } from '../gallery-case.ts'
import { arrays } from './arrays.ts'
import { choices } from './choices.ts'
import { conditions } from './conditions.ts'
import { objects } from './objects.ts'
import { unsupported } from './unsupported.ts'
import { values } from './values.ts'

/** Every feature of schemas that RJSF's public playground shows, by what it is about. */
export const playground: Readonly<Record<string, readonly SchemaCase[]>> = {
  Values: values,
  Objects: objects,
  Arrays: arrays,
  Choices: choices,
  Conditions: conditions,
  Unsupported: unsupported,
}
