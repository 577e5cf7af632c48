import type { FormSchema } from '@vitrine/forms'

const kinds = ['text', 'quote', 'links', 'media', 'audio', 'byline', 'anchor', 'tasks']
const fields = 10

const kind = (name: string) => ({
  type: 'object',
  title: name,
  properties: {
    blockType: { type: 'string', const: name },
    ...Object.fromEntries(
      Array.from({ length: fields }, (_, place) => [`${name}_${place}`, { type: 'string', title: `${name} ${place}`, maxLength: 500 }]),
    ),
  },
  required: ['blockType'],
})

/** Eight kinds of block, ten fields each: the same schema for both. */
export const blocksSchema = {
  type: 'object',
  properties: {
    title: { type: 'string', title: 'Tittel' },
    blocks: { type: 'array', title: 'Innhold', items: { oneOf: kinds.map(kind) } },
  },
} as unknown as FormSchema

export const blocksOf = (count: number) => ({
  title: 'Kystkvinnene som drev leia',
  blocks: Array.from({ length: count }, (_, place) => {
    const name = kinds[place % kinds.length] ?? 'text'
    const texts = Array.from({ length: fields }, (_each, number) => [
      `${name}_${number}`,
      `Hun overtok ekspedisjonen på Ytre Leia i ${1800 + number}`,
    ])
    return { blockType: name, id: `block${place}`, ...Object.fromEntries(texts) }
  }),
})

export const rowsSchema = {
  type: 'object',
  properties: {
    rows: {
      type: 'array',
      title: 'Referanser',
      items: { type: 'object', properties: { name: { type: 'string', title: 'Navn' }, note: { type: 'string', title: 'Merknad' } } },
    },
  },
} as unknown as FormSchema

export const rowsOf = (count: number) => ({
  rows: Array.from({ length: count }, (_, place) => ({ name: `Gjenstand ${place}`, note: 'Havnes' })),
})
