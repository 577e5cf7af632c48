/**
 * A server that stores what it was sent and is killed before it answers. Arguments: where its database is, and what became of
 * the calls of its earlier lives, as JSON. It tells one line of JSON: what the calls that were sent again were answered.
 */
import fs from 'node:fs'
import { readConfig } from '#platform/config'
import { openDatabase } from '#platform/database'
import { buildApp } from '../../../app.ts'
import { createCaller } from '../../../testing/caller.ts'
import { createMake } from '../../../testing/make.ts'
import { issueSession } from '../../../testing/sessions.ts'
import { openMuseum, titled } from '../testing.ts'

type Life = {
  where: Parameters<typeof openDatabase>[0]
  step: 'create' | 'save' | 'look'
  place?: { draft: object; editor: { id: number } }
}

const { where, step, place } = JSON.parse(String(process.argv[2])) as Life
const log = { info: () => undefined, warn: () => undefined }
const database = await openDatabase({ ...where, log })
const config = readConfig({ NODE_ENV: 'test', VITRINE_LOG_LEVEL: 'error' })
const { api } = await buildApp({ config, database })
await api.server.ready()
const call = createCaller(api.server)
const as = async (user: { id: number }) => call(await issueSession({ db: database.db, config }, user))
const url = '/admin/api/documents'
// Written at once, past the buffers of a stream: what was said is said even if the next thing is a kill.
const tell = (said: object) => fs.writeSync(1, `${JSON.stringify(said)}\n`)
const die = () => process.kill(process.pid, 'SIGKILL')

if (step === 'create') {
  const { editor, draft } = await openMuseum({ make: createMake(database.db), database, as } as unknown as Parameters<typeof openMuseum>[0])
  const sent = draft(titled('Båten'), { client_key: '7f1b2a34-0000-4000-8000-00000000000d' })
  tell({ place: { draft: sent, editor: { id: editor.id } } })
  const made = await (await as(editor)).post(url, sent)
  if (made.status !== 201) throw new Error(made.text)
  die()
}

const editor = await as(place?.editor ?? { id: 0 })
const again = await editor.post(url, place?.draft)
const saved = { content: titled('Båten «Haabet»'), version: 1 }
if (step === 'save') {
  tell({ created: again.status, version: again.json.version, total: (await editor.get(url)).json.total_count })
  const save = await editor.put(`${url}/${again.json.id}`, saved)
  if (save.status !== 200) throw new Error(save.text)
  die()
}
const save = await editor.put(`${url}/${again.json.id}`, saved)
const revisions = await editor.get(`${url}/${again.json.id}/revisions`)
tell({
  saved: save.status,
  version: save.json.version,
  revisions: revisions.json.total_count,
  total: (await editor.get(url)).json.total_count,
})
die()
