import { describe, expect, test } from 'vitest'
import { contentLocales } from '../../languages/languages.ts'
import { prepareSchema } from '../prepare-schema.ts'
import { globalDefinitions } from './global-definitions.ts'
import { blockTypes } from './vocabulary.ts'

const names = Object.keys(globalDefinitions)
const constsOf = (name: string) => (globalDefinitions[name] as { oneOf: { const: string }[] }).oneOf.map((choice) => choice.const)

describe('[FORM-07] the vocabulary of the specification', () => {
  test.each([
    [
      'blockType',
      '3d article text all_media media documents audio dm links quote records rotating_object widget anchor tasks byline minne',
    ],
    ['presentationType', 'single list mosaic timeline imagemap gallery autoplay flipbook'],
    ['documentType', 'article presentation group rebus owner kiosk_view kiosk_device'],
    ['deviceType', 'windows ipad none'],
  ])('%s has exactly its values', (name, values) => {
    expect(constsOf(name)).toEqual(values.split(' '))
  })

  test('there is a block of every type, and each says which by a constant', () => {
    const { oneOf } = globalDefinitions.block as { oneOf: { properties: { blockType: { const: string } }; required: string[] }[] }
    expect(oneOf.map(({ properties }) => properties.blockType.const)).toEqual([...blockTypes])
    expect(oneOf.every(({ required }) => required.includes('blockType'))).toBe(true)
  })
})

describe('definitions', () => {
  test.each(names)('%s is merged without a finding, and stays as it is', (name) => {
    const { schema, findings } = prepareSchema({ properties: { it: { $ref: `#/$defs/${name}` } } })
    expect(findings).toEqual([])
    expect(schema.$defs?.[name]).toEqual(globalDefinitions[name])
  })

  test('all of them together are no bomb', () => {
    const properties = Object.fromEntries(
      names.flatMap((name) => [1, 2, 3, 4, 5].map((each) => [`${name}${each}`, { $ref: `#/$defs/${name}` }])),
    )
    expect(prepareSchema({ properties }).findings).toEqual([])
  })

  test.each(['localised', 'localisedText', 'localisedHtml'])('[LANG-03] %s has the ten content locales and nothing else', (name) => {
    expect(globalDefinitions[name]).toMatchObject({ type: 'object', 'x-field': 'Localised', additionalProperties: false })
    expect(Object.keys((globalDefinitions[name] as { properties: object }).properties)).toEqual([...contentLocales])
  })

  test('what is served is JSON', () => {
    expect(JSON.parse(JSON.stringify(globalDefinitions))).toEqual(globalDefinitions)
  })
})
