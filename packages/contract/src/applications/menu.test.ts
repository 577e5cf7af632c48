import { expect, test } from 'vitest'
import { actionParams, defaultActionParams, menu, menuAction } from './menu.ts'

test.each([
  [{}, { doc_type: 'Schema', schema_id: null, single_document: false, chip_content: null }],
  [
    { schema_id: 7, media_type: 'image', evil: 1 },
    { doc_type: 'Schema', schema_id: 7, single_document: false, chip_content: null },
  ],
  [
    { doc_type: 'Media', media_type: 'video', schema_id: 7 },
    { doc_type: 'Media', media_type: 'video' },
  ],
  [{ doc_type: 'QR', schema_id: 7, media_type: 'image' }, { doc_type: 'QR' }],
  [{ doc_type: 'DocumentBin', chip_content: 'x' }, { doc_type: 'DocumentBin' }],
  [{ doc_type: 'MediaBin' }, { doc_type: 'MediaBin' }],
])('[ADM-20] an action keeps exactly the fields of its kind: %j', (sent, kept) => {
  expect(menuAction.parse(sent)).toEqual(kept)
})

test.each([{ doc_type: 'schema' }, { doc_type: 'Media', media_type: 'gif' }, { schema_id: '7' }, { schema_id: 0 }, { doc_type: null }])(
  '[ADM-20] the action %j is refused',
  (action) => {
    expect(menuAction.safeParse(action).success).toBe(false)
  },
)

test.each([
  [{ schema_id: 7 }, 'schema=7'],
  [{ schema_id: 7, chip_content: '$.a&b=c' }, 'schema=7&chipContent=%24.a%26b%3Dc'],
  [{ schema_id: null }, undefined],
  [{ doc_type: 'Media', media_type: 'model3d' }, 'schema=0&mediaType=model3d'],
  [{ doc_type: 'QR' }, 'schema=qr'],
  [{ doc_type: 'DocumentBin' }, 'schema=documentbin'],
  [{ doc_type: 'MediaBin' }, 'schema=mediabin'],
])('[INST-03] the action %j opens ?%s', (action, params) => {
  expect(actionParams(menuAction.parse(action))).toBe(params)
})

test('[INST-02] an instance opens at the first item that leads somewhere', () => {
  const leadsNowhere = { action: { schema_id: null } }
  expect(defaultActionParams(menu.parse([]))).toBe('')
  expect(defaultActionParams(menu.parse([{ menu_items: [leadsNowhere] }]))).toBe('')
  expect(defaultActionParams(menu.parse([{}, { menu_items: [leadsNowhere, { sub_menu_items: [{ action: { doc_type: 'QR' } }] }] }]))).toBe(
    'schema=qr',
  )
})

test('[V22] a menu is bounded in breadth, depth and all together', () => {
  const refused = (value: unknown) => menu.safeParse(value).error?.issues.map(({ path }) => path.join('/'))
  const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)
  expect(refused(times(31, {}))).toEqual([''])
  expect(refused([{ menu_items: times(101, {}) }])).toEqual(['0/menu_items'])
  expect(refused([{ menu_items: [{ sub_menu_items: [{ sub_menu_items: [{}] }] }] }])).toEqual([
    '0/menu_items/0/sub_menu_items/0/sub_menu_items',
  ])
  expect(refused(times(6, { menu_items: times(100, {}) }))).toEqual([''])
  expect(refused(times(5, { menu_items: times(100, {}) }))).toBeUndefined()
})

test('[V6] an icon is a name, a title only text in languages we know', () => {
  expect(menu.safeParse([{ menu_items: [{ mui_icon: '<img src=x>' }] }]).success).toBe(false)
  expect(menu.parse([{ title: { no: ' Innhold ', xx: 'x', en: '' } }])).toEqual([{ title: { no: 'Innhold' }, menu_items: [] }])
})
