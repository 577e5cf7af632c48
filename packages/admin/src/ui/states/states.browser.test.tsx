import Button from '@mui/material/Button'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousFindings, show } from '#ui/testing'
import { EmptyState, ErrorState, NoAccess, NotFound } from './index.ts'

test.each(['light', 'dark'] as const)('[SHELL-08] the states have no serious axe finding in %s', async (scheme) => {
  await show(
    <>
      <NoAccess home="/dashboard" onBack={() => undefined} />
      <EmptyState title="Ingen artikler ennå" text="Skriv den første." actions={<Button variant="contained">Ny artikkel</Button>} />
      <ErrorState onRetry={() => undefined} home="/dashboard" code="7f3a-21c9" />
      <NotFound level={2} home="/dashboard" />
    </>,
    { scheme },
  )
  await expect.element(page.getByText('Du har ikke tilgang hit')).toBeVisible()
  expect(await seriousFindings()).toEqual([])
})

test('an error says what to do next, and is told at once', async () => {
  const onRetry = vi.fn()
  const stage = await show(<ErrorState onRetry={onRetry} home="/dashboard" code="7f3a-21c9" />)
  await expect.element(page.getByRole('alert').getByRole('heading', { name: 'Noe gikk galt hos oss' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Prøv igjen' }))
  expect(onRetry).toHaveBeenCalledOnce()
  await userEvent.click(page.getByRole('link', { name: 'Til oversikten' }))
  expect(stage.place()).toBe('/dashboard')
})

test('the message code can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await show(<ErrorState code="7f3a-21c9" />)
  await userEvent.click(page.getByRole('button', { name: 'Melding 7f3a-21c9, kopier' }))
  expect(written).toHaveBeenCalledWith('7f3a-21c9')
  await expect.element(page.getByRole('button', { name: 'Melding 7f3a-21c9, kopiert' })).toBeVisible()
})

test('where someone has no access, both ways out are there', async () => {
  const onBack = vi.fn()
  await show(<NoAccess home="/dashboard" onBack={onBack} text="Be en administrator på Fjordmuseet om å legge deg til." />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Du har ikke tilgang hit' })).toBeVisible()
  await expect.element(page.getByText('Be en administrator på Fjordmuseet om å legge deg til.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tilbake' }))
  expect(onBack).toHaveBeenCalledOnce()
})
