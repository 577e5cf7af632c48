import { cleanHref, htmlRules } from '@vitrine/contract'
import { honestHtml, hostileHtml } from '@vitrine/contract/html/testing'
import { expect, test, vi } from 'vitest'
import { show } from '#ui/testing'
import { RichText } from './index.ts'

const drawn = async (html: string) => {
  await show(
    <article>
      <RichText html={html} below={1} />
      <p data-end="" />
    </article>,
  )
  await vi.waitFor(() => expect(document.querySelector('article:last-of-type [data-end]')).not.toBeNull())
  const box = document.querySelector('article > div')
  if (!(box instanceof HTMLElement)) throw new Error('Nothing was drawn')
  return box
}

/** Everything that could do something, by tag and attribute. */
const strange = (box: HTMLElement) =>
  [...box.querySelectorAll('*')].flatMap((element) => {
    const isKnown = htmlRules.tags.some((tag) => tag === element.localName)
    const attributes = [...element.attributes].filter(({ name, value }) => {
      if (name === 'href') return element.localName !== 'a' || cleanHref(value) !== value
      if (name === 'start') return element.localName !== 'ol' || !/^\d+$/.test(value)
      return !(element.localName === 'a' && ['target', 'rel'].includes(name))
    })
    return [...(isKnown ? [] : [element.outerHTML]), ...attributes.map(({ name, value }) => `${name}=${value}`)]
  })

test('[V5] [V6] [V7] [DASH-02] what means harm becomes neither an element nor an attribute, and nothing of it runs', async () => {
  const alerted = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
  for (const { what, html } of hostileHtml) {
    const box = await drawn(html)
    expect(strange(box), what).toEqual([])
    box.closest('article')?.remove()
  }
  expect(alerted).not.toHaveBeenCalled()
})

test.each(honestHtml)('[DASH-02] what the editor writes is drawn as it was written: %s', async (html) => {
  const box = await drawn(html)
  for (const link of box.querySelectorAll('a')) {
    link.removeAttribute('target')
    link.removeAttribute('rel')
  }
  expect(box.innerHTML).toBe(html)
})

test('[SHELL-08] headings stand below the one above the text, and links out of the house open a window of their own', async () => {
  await show(<RichText html='<h2>Sal 3</h2><p><a href="https://kart.test/">Kart</a> <a href="mailto:a@b.test">Skriv</a></p>' below={3} />)
  await vi.waitFor(() => expect(document.querySelector('h4')?.textContent).toBe('Sal 3'))
  const [out, mail] = document.querySelectorAll('a')
  expect([out?.target, out?.rel]).toEqual(['_blank', 'noopener noreferrer'])
  expect(mail?.target).toBe('')
})
