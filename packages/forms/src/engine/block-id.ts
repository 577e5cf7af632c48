const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
const length = 10

/** Ten characters by which a block is known wherever it is moved. */
export function newBlockId(): string {
  return [...crypto.getRandomValues(new Uint8Array(length))].map((byte) => letters[byte % letters.length]).join('')
}

/** A copy is another block: it, and the blocks inside it, get ids of their own. */
export function withNewIds<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item) => withNewIds(item)) as Value
  if (typeof value !== 'object' || value === null) return value
  const isBlock = Object.hasOwn(value, 'blockType')
  const parts = Object.entries(value).map(([name, part]) => [name, isBlock && name === 'id' ? newBlockId() : withNewIds(part)])
  return { ...Object.fromEntries(parts), ...(isBlock ? { id: newBlockId() } : {}) } as Value
}
