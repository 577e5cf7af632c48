import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Schema, WholeRevision } from '@vitrine/contract'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProvider, createApi } from '#lib/api'
import { show } from '#ui/testing'
import { Compare } from './compare.tsx'

const json_schema = JSON.stringify({ type: 'object', properties: { blocks: { type: 'array', items: { $ref: '#/$defs/block' } } } })
const many = (text: string) => ({
  blocks: Array.from({ length: 600 }, (_none, place) => ({
    blockType: 'text',
    id: `block${String(place).padStart(5, '0')}`,
    text: { no: `<p>${text} ${place}</p>` },
  })),
})
const revision = (version: number, text: string) =>
  ({ version, saved_at: '2026-11-15T10:00:00Z', saved_by: 'Ingrid', status: 'draft', content: many(text) }) as unknown as WholeRevision

test('[DOC-05] six hundred changed blocks open fifty at a time, and what comes later can be taken back too', async () => {
  const taken = vi.fn()
  const asked = vi.fn<typeof fetch>()
  const api = createApi({ fetch: asked, session: { tokens: () => undefined, refresh: () => Promise.resolve(false) } } as never)
  await show(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider api={api}>
        <Compare
          before={revision(1, 'Før')}
          after={revision(2, 'Nå')}
          current={2}
          schema={{ json_schema, ui_schema: '{}' } as Schema}
          isSideBySide={false}
          isShortened
          onTakeBack={taken}
          isBusy={false}
        />
      </ApiProvider>
    </QueryClientProvider>,
  )
  await expect.element(page.getByRole('heading', { name: '600 endringer' })).toBeVisible()
  const drawn = () => document.querySelectorAll('main section').length
  expect(drawn()).toBe(50)
  // By hand: finding a button by its name asks for the names of hundreds.
  const more = () =>
    [...document.querySelectorAll<HTMLElement>('main button')].find(({ textContent }) => textContent === 'Vis 50 endringer til')
  for (const count of [100, 150]) {
    more()?.click()
    await expect.poll(drawn).toBe(count)
  }
  const last = document.querySelectorAll('main section')[149]
  expect(last?.textContent).toContain('Blokk 150')
  last?.querySelector('button')?.click()
  expect(taken.mock.calls[0]?.[0]).toMatchObject({ pointer: '/blocks/block00149/text/no' })
  expect(asked, 'nothing is pointed at, so nobody is asked').not.toHaveBeenCalled()
})
