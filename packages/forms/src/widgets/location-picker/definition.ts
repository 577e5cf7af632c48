import { z } from 'zod'
import type { WidgetDefinition } from '../../engine/definition.ts'
import { isOfType } from '../../engine/schema.ts'

const options = z.object({})

export const locationPickerDefinition = {
  kind: 'widget',
  name: 'LocationPicker',
  typed: true,
  whole: true,
  options,
  check(schema, resolve) {
    if (!isOfType(schema, 'object')) return ['forms.locationPicker.invalidType']
    if (!schema.properties) return []
    const isNumber = (name: string) => {
      const part = schema.properties?.[name]
      return typeof part === 'object' && isOfType(resolve(part), 'number')
    }
    const required = schema.required ?? []
    const fits = isNumber('lat') && isNumber('lng') && required.every((name) => name === 'lat' || name === 'lng')
    return fits ? [] : ['forms.locationPicker.invalidShape']
  },
} satisfies WidgetDefinition<typeof options>
