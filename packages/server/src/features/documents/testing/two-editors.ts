import type { Document, DocumentContent } from '@vitrine/contract'
import { chance, wordOf } from './chance.ts'
import { type Choice, choices, contentOf, type Editor, heard, isUnsaved, nextSave, opened, type Sent, textsOf } from './editor-rules.ts'

export type Call = { method: 'GET' | 'POST' | 'PUT'; path: string; body?: unknown }
/** `null`: no answer came, whatever became of the call. With `isLost` none may come. */
export type Connection = (who: number, call: Call, wish: { isLost: boolean }) => Promise<{ status: number; json: unknown } | null>

type Place = { schema_id: number; application_instance_id: number }
/** A text that a person wrote, what they saw there before, and whether a save of it was acknowledged. */
type Written = { word: string; over: string; isAcknowledged: boolean }

export type Outcome = {
  seed: number
  saves: number
  unanswered: number
  conflicts: number
  acknowledged: number
  /** Acknowledged, and neither in the document, nor in a revision, nor in a conflict that was shown. */
  lost: string[]
  /** Acknowledged, gone from the document, and nobody was asked who saw it. */
  silent: string[]
  documents: number
}

const url = '/admin/api/documents'
/** A killed server can take minutes to come up on a busy machine. */
const mostTries = 2_000
const steps = 16

/**
 * Two people write in one document. Each step one of them types, saves, or both save at once; calls and answers get lost. In
 * the end both save what they still have, and every acknowledged word is looked for.
 */
export async function runSchedule(seed: number, place: Place, connect: Connection, pause = async () => {}): Promise<Outcome> {
  const next = chance(seed)
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const choose = (): Choice => oneOf(choices)
  const tag = wordOf(seed)
  const client_key = `00000000-0000-4000-8000-${seed.toString(16).padStart(12, '0')}`
  const written: Written[] = []
  const count = { saves: 0, unanswered: 0 }
  const editors: (Editor | null)[] = [{ ...opened({ version: 0, texts: new Map([['title', '']]) }) }, null]
  const ids: (number | null)[] = [null, null]

  const type = (who: number) => {
    const editor = editors[who]
    if (!editor) return
    const mine = new Map(editor.mine)
    const blocks = [...mine.keys()].filter((key) => key !== 'title')
    const act = next()
    const at =
      act < 0.35 ? 'title' : act < 0.5 || blocks.length === 0 ? `block${who}${String(written.length).padStart(4, '0')}` : oneOf(blocks)
    const word = `ord${wordOf(seed)}${who}x${written.length}x`
    written.push({ word, over: mine.get(at) ?? '', isAcknowledged: false })
    if (act > 0.93 && blocks.length > 1) mine.delete(at)
    else mine.set(at, at === 'title' ? word : `<p>${word}</p>`)
    editors[who] = { ...editor, mine }
  }

  const acknowledge = ({ texts }: Sent) => {
    const all = [...texts.values()].join('\n')
    for (const one of written) if (all.includes(one.word)) one.isAcknowledged = true
  }

  const save = async (who: number, fate: 'arrives' | 'request lost' | 'answer lost') => {
    const editor = editors[who]
    if (!editor || (ids[who] !== null && !isUnsaved(editor))) return
    const sent = nextSave(editor)
    const content = contentOf(sent.texts, tag)
    const id = ids[who] ?? null
    count.saves += 1
    const call: Call =
      id === null
        ? { method: 'POST', path: url, body: { ...place, content, client_key } }
        : { method: 'PUT', path: `${url}/${id}`, body: { content, version: sent.version } }
    const answer = fate === 'request lost' ? null : await connect(who, call, { isLost: fate === 'answer lost' })
    const before = editors[who]
    if (!before) return
    if (answer === null) {
      count.unanswered += 1
      editors[who] = heard(before, sent, { kind: 'nothing' }, choose)
      return
    }
    const { stored: found, ...record } = answer.json as Document & { stored?: Document }
    const isSaved = answer.status === 200 || answer.status === 201
    const document = isSaved ? record : found
    if (!document || (!isSaved && answer.status !== 409))
      throw new Error(`seed ${seed}: answered ${answer.status} ${JSON.stringify(answer.json)}`)
    if (isSaved) acknowledge(sent)
    if (isSaved) ids[who] = document.id
    const stored = { version: document.version, texts: textsOf(document.content) }
    editors[who] = heard(before, sent, { kind: isSaved ? 'saved' : 'conflict', stored }, choose)
  }

  /** A colleague opens the document from the list, where it stands also when its maker has not heard of it. */
  const open = async (who: number) => {
    const found = await findDocuments(connect, place, tag)
    const [document] = found ?? []
    if (!document) return
    ids[who] = document.id
    editors[who] = { ...opened({ version: document.version, texts: textsOf(document.content) }), shown: editors[who]?.shown ?? [] }
  }

  const fate = () => oneOf(['arrives', 'arrives', 'arrives', 'request lost', 'answer lost', 'answer lost'] as const)
  type(0)
  for (let step = 0; step < steps; step += 1) {
    const who = next() < 0.5 ? 0 : 1
    const act = next()
    const editor = editors[who]
    if (who === 1 && !editor) await open(1)
    else if (act < 0.5) type(who)
    else if (act < 0.75) await save(who, fate())
    else if (act < 0.95) await Promise.all([save(0, fate()), save(1, fate())])
    else if (editor && ids[who] !== null && !isUnsaved(editor)) await open(who)
  }
  const isWaiting = () => editors.some((editor, who) => editor && (ids[who] === null || isUnsaved(editor)))
  for (let tries = 0; isWaiting(); tries += 1) {
    if (tries === mostTries) throw new Error(`seed ${seed}: what is unsaved cannot be saved`)
    const before = count.unanswered
    for (const who of [0, 1]) await save(who, 'arrives')
    if (count.unanswered > before) await pause()
  }
  return { seed, ...count, ...(await look()) }

  async function look(): Promise<Omit<Outcome, 'seed' | 'saves' | 'unanswered'>> {
    const patiently = async <Found>(ask: () => Promise<Found | undefined>): Promise<Found> => {
      for (let tries = 0; tries < mostTries; tries += 1) {
        const found = await ask()
        if (found !== undefined) return found
        await pause()
      }
      throw new Error(`seed ${seed}: the server does not answer any more`)
    }
    const get = (path: string) =>
      patiently(async () => {
        const answer = await connect(0, { method: 'GET', path }, { isLost: false })
        return answer?.status === 200 ? answer.json : undefined
      })
    const documents = await patiently(() => findDocuments(connect, place, tag))
    const shown = editors.flatMap((editor) => editor?.shown ?? [])
    const conflicts = shown.map(({ mine, theirs }) => `${mine}\n${theirs}`).join('\n')
    const now = documents.map(({ content }) => JSON.stringify(content)).join('\n')
    const acknowledged = written.filter(({ isAcknowledged }) => isAcknowledged)
    let missing = acknowledged.map(({ word }) => word).filter((word) => !now.includes(word) && !conflicts.includes(word))
    // What stands in the document or was shown need not be looked for in what it was before.
    for (const { id } of missing.length > 0 ? documents : []) {
      const { items } = (await get(`${url}/${id}/revisions?page_size=100`)) as { items: { version: number }[] }
      for (const { version } of items) {
        if (missing.length === 0) break
        const past = JSON.stringify(await get(`${url}/${id}/revisions/${version}`))
        missing = missing.filter((word) => !past.includes(word))
      }
    }
    const seen = [conflicts, ...written.map(({ over }) => over)].join('\n')
    return {
      conflicts: shown.length,
      acknowledged: acknowledged.length,
      lost: missing,
      silent: acknowledged.filter(({ word }) => !now.includes(word) && !seen.includes(word)).map(({ word }) => word),
      documents: documents.length,
    }
  }
}

/** By its tag, in the list that everyone sees; a word that is almost the same finds others too. */
async function findDocuments(connect: Connection, { application_instance_id }: Place, tag: string) {
  const query = new URLSearchParams({ application_instance_id: String(application_instance_id), search: tag, include_content: 'true' })
  const answer = await connect(1, { method: 'GET', path: `${url}?${query}` }, { isLost: false })
  if (answer?.status !== 200) return undefined
  const { items } = answer.json as { items: { id: number; version: number; content: DocumentContent & { tags?: string[] } }[] }
  return items.filter(({ content }) => content.tags?.includes(tag))
}

export const isWhole = ({ lost, silent, documents }: Outcome): boolean => lost.length === 0 && silent.length === 0 && documents === 1
