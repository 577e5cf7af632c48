import type { Entities, Entity } from '../../widgets/entity-picker/service.ts'

const pageSize = 3
const owners: Entity[] = [
  { id: 1, title: 'Fjordmuseet', caption: 'Leifjorden' },
  { id: 2, title: 'Kystmuseet i Havnes', caption: 'Ytre Leia' },
  { id: 3, title: 'Norsk Sildemuseum' },
  { id: 4, title: 'Skoltebyen' },
  { id: 5, title: 'Vitenfabrikken' },
]
const keys: Entity[] = [
  { id: 'db.leia', title: 'db.leia', caption: 'Leia' },
  { id: 'db.kaia', title: 'db.kaia', caption: 'Kaia' },
]

/** Five owners in pages of three, two translation keys, and nothing else; remembers what it was asked. */
export function fakeEntities(): Entities & { asked: string[]; fail(times: number): void } {
  const asked: string[] = []
  let failures = 0
  const all = (type: string) => (type === 'Owner' ? owners : type === 'TranslationKey' ? keys : [])
  return {
    asked,
    fail: (times) => {
      failures = times
    },
    async list(type, { search, page }) {
      asked.push(`${type} «${search}» ${page}`)
      if (failures-- > 0) throw new Error('No answer')
      const found = all(type).filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()))
      return { items: found.slice((page - 1) * pageSize, page * pageSize), has_more: found.length > page * pageSize }
    },
    async get(type, id) {
      if (failures-- > 0) throw new Error('No answer')
      return all(type).find((each) => each.id === id)
    },
  }
}
