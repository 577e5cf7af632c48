import { expect, test } from 'vitest'
import { isDeviceSchema } from './is-device-schema.ts'

test.each([
  [{ slug: 'skjerm', json_schema: '{"properties":{"deviceType":{"$ref":"#/$defs/deviceType"}}}' }, true],
  [{ slug: 'kiosk-device', json_schema: '{}' }, true],
  [{ slug: 'artikkel', json_schema: '{"properties":{"title":{"type":"string"}}}' }, false],
  [{ slug: 'artikkel', json_schema: '{"properties":[]}' }, false],
  [{ slug: 'devicer', json_schema: 'null' }, false],
  [{ slug: 'artikkel', json_schema: 'no json' }, false],
])('[INST-05] whether %j is about devices, whose documents are sorted by description too: %s', (schema, isDevice) => {
  expect(isDeviceSchema(schema)).toBe(isDevice)
})
