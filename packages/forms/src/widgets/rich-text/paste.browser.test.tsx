import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { form, showForm } from '../../testing/show-form.tsx'
import { cleanPaste } from './paste.ts'

const field = page.getByRole('textbox', { name: 'Navn' })

/** As Word writes it: a style sheet, its own tags, lists as paragraphs. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head><body>
<!--StartFragment--><h1 style='mso-style-name:x'>Leia<o:p></o:p></h1>
<p class=MsoNormal style='margin:0cm'><b style='mso-bidi-font-weight:normal'>Fet</b> og <i>kursiv</i><span style='color:red'> tekst</span><o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Sild</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Torsk</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span> </span></span><![endif]>Først</p>
<table><tr><td><p>400 tønner</p></td></tr></table><!--EndFragment--></body></html>`

const afterWord =
  '<h2>Leia</h2><p><strong>Fet</strong> og <em>kursiv</em> tekst</p><ul><li><p>Sild</p></li><li><p>Torsk</p></li></ul><ol><li><p>Først</p></li></ol><p>400 tønner</p>'

describe('[WID-02] clean paste', () => {
  test('of Word: headings, marks and lists stay, everything else goes', () => {
    expect(cleanPaste(fromWord)).toBe(afterWord)
  })

  test('of another editor, which writes marks as styles', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Fet</span> og <span style="font-style:italic;font-weight:400">kursiv</span></p></b>'
    expect(cleanPaste(html)).toBe('<p><strong>Fet</strong> og <em>kursiv</em></p>')
  })

  test('[V6] of a page: no pictures, frames, handlers or scripts, and only addresses that may be links', () => {
    const html =
      '<div class="hero" onclick="x()"><img src=x onerror=x()><h2>Kaia</h2><a href="javascript:x()">her</a> <a href="https://museum.no" onclick="x()">der</a><script>x()</script></div>'
    expect(cleanPaste(html)).toBe('<h2>Kaia</h2><p>her <a href="https://museum.no">der</a></p>')
  })

  test('goes into the text where the cursor is', async () => {
    const schema = form({ name: { type: 'string' } })
    const shown = await showForm({ schema, uiSchema: { name: { 'ui:widget': 'RichText' } }, value: { name: '<p>Kaia</p>' } })
    await field.click()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const data = new DataTransfer()
    data.setData('text/html', '<p style="color:red"> og <b onclick="x()">bua</b></p>')
    field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    expect(shown.handle().flush()).toEqual({ name: '<p>Kaiaog <strong>bua</strong></p>' })
  })
})
