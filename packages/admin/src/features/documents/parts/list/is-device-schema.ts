import { isObject, type Schema } from '@vitrine/contract'

/** Documents about screens and other devices: their schema asks which device it is, or is called one. */
export function isDeviceSchema({ json_schema, slug }: Pick<Schema, 'json_schema' | 'slug'>): boolean {
  if (slug.split('-').includes('device')) return true
  try {
    const schema: unknown = JSON.parse(json_schema)
    const properties = isObject(schema) ? schema.properties : undefined
    return isObject(properties) && Object.hasOwn(properties, 'deviceType')
  } catch {
    // A schema that is no JSON draws its own message in the form; its list is sorted like any other.
    return false
  }
}
