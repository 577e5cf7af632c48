/** `npm run bench [name …]`: each bench prints its figures, ratios against a reference of the same run. */
const benches = {
  http: () => import('./http/http.ts').then(({ benchHttp }) => benchHttp()),
  lists: () => import('./http/lists.ts').then(({ benchLists }) => benchLists()),
  scale: () => import('./scale.ts').then(({ benchScale }) => benchScale()),
  documents: () => import('./documents/documents.ts').then(({ benchDocuments }) => benchDocuments()),
  safety: () => import('./documents/safety.ts').then(({ benchSafety }) => benchSafety()),
  forms: () => import('./forms/forms.ts').then(({ benchForms }) => benchForms()),
  editor: () => import('./editor.ts').then(({ benchEditor }) => benchEditor()),
  page: () => import('./page.ts').then(({ benchPage }) => benchPage()),
  start: () => import('./start.ts').then(({ benchStart }) => benchStart()),
} satisfies Record<string, () => Promise<void>>

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(2)
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}\n`)
  await run()
}
