import type { GalleryCases } from '../../testing/gallery-case.ts'

const schema = { type: 'string', title: 'Brødtekst' } as const
const uiSchema = { 'ui:widget': 'RichText' }
const text =
  '<p>I 1902 overtok Maren Leirvåg ekspedisjonen på Ytre Leia. Hun var tjueto år, og eneste kvinne i lista over <em>dampskipsekspeditører</em> nord for Stad. «Brevene kom om natta», skrev hun, «og jeg sov med støvlene på.»</p>'
const article = `<h2>Kystkvinnene som drev leia</h2>${text}<h3>Det de hadde ansvar for</h3><ul><li><p>post og <strong>telegraf</strong></p></li><li><p>gods til og fra dampskipet</p></li><li><p>losji for reisende</p></li></ul><blockquote><p>Eg har ikkje tid til å vere redd for storm, skipet kjem likevel.</p></blockquote><p>Les mer hos <a href="https://fjordmuseet.no/leia">Fjordmuseet</a>.</p>`

export const cases: GalleryCases = {
  name: 'RichText',
  cases: [
    { state: 'empty', schema, uiSchema: { ...uiSchema, 'ui:options': { placeholder: 'Fortell hva som skjedde her' } } },
    { state: 'filled', schema, uiSchema, value: text },
    { state: 'long text', schema, uiSchema, value: article },
    { state: 'filled', note: 'counter', schema: { ...schema, maxLength: 240 }, uiSchema, value: text },
    {
      state: 'filled',
      note: 'what the editor cannot hold',
      schema,
      uiSchema,
      value: '<p>Lasta i 1907:</p><table><tr><td>Sild</td><td>400 tønner</td></tr></table>',
    },
    { state: 'error', schema: { ...schema, minLength: 20 }, uiSchema, value: '<p>Kort</p>' },
    { state: 'read-only', schema, uiSchema: { ...uiSchema, 'ui:readonly': true }, value: text },
    { state: 'disabled', schema, uiSchema: { ...uiSchema, 'ui:disabled': true }, value: text },
    { state: 'misconfigured', schema: { type: 'number', title: 'Brødtekst' }, uiSchema },
  ],
}
