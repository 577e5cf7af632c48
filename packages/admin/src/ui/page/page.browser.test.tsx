import Button from '@mui/material/Button'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Mark, Wordmark } from '#ui/mark'
import { SkeletonForm, SkeletonText, Waiting } from '#ui/skeleton'
import { seriousFindings, show } from '#ui/testing'
import { Notice, PageBar, PageHeader, PersonAvatar, Section, StatusChip } from './index.ts'

const statuses = ['draft', 'published', 'unlisted', 'neutral', 'closed'] as const
const kinds = ['info', 'success', 'warning', 'error'] as const

test.each(['light', 'dark'] as const)('[SHELL-08] the parts of a page have no serious axe finding in %s', async (scheme) => {
  await show(
    <>
      <PageHeader title="Brukere" count={186} actions={<Button variant="contained">Ny bruker</Button>} />
      <PageBar back={{ to: '/admin/users', label: 'Brukere' }} actions={<Button disabled>Lagret</Button>}>
        Jonas Aune
      </PageBar>
      <Section title="Instanser" count={4} foot="Rollen gjelder straks.">
        {statuses.map((status) => (
          <StatusChip key={status} status={status} label={status} size="medium" />
        ))}
        {statuses.map((status) => (
          <StatusChip key={status} status={status} label={status} plain />
        ))}
        {kinds.map((kind) => (
          <Notice key={kind} kind={kind}>
            Du kan lese dette, men ikke endre det
          </Notice>
        ))}
        <PersonAvatar name="Jonas Aune" size={20} />
        <Mark colour="red" />
        <Wordmark label="Vitrine" />
        <Waiting label="Henter brukeren …">
          <SkeletonText />
          <SkeletonForm fields={2} />
        </Waiting>
      </Section>
    </>,
    { scheme },
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Brukere' })).toBeVisible()
  expect(await seriousFindings()).toEqual([])
})

test('the bar leads back to where one came from, by name', async () => {
  const { place } = await show(<PageBar back={{ to: '/admin/users', label: 'Brukere' }}>Jonas Aune</PageBar>)
  await userEvent.click(page.getByRole('link', { name: 'Tilbake til Brukere' }))
  expect(place()).toBe('/admin/users')
})

test('the heading can take focus after a route change, without being a stop for Tab', async () => {
  await show(<PageHeader title="Brukere" actions={<Button>Ny bruker</Button>} />)
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  heading.element().focus()
  await expect.element(heading).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Ny bruker' })).toHaveFocus()
})

test('a section is a region with its heading as name', async () => {
  await show(<Section title="Instanser">Fire</Section>)
  await expect.element(page.getByRole('region', { name: 'Instanser' })).toBeVisible()
})

test('only a notice of failure is told at once', async () => {
  await show(
    <>
      <Notice kind="error">Kunne ikke lagre</Notice>
      <Notice kind="info">Delt fra Havnes bymuseum</Notice>
    </>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('Kunne ikke lagre')
  await expect.element(page.getByRole('note')).toHaveTextContent('Delt fra Havnes bymuseum')
})

test('[SHELL-02] a person whose picture cannot be loaded is shown by initials', async () => {
  await show(<PersonAvatar name="Marit Johnsen Utsi" imageUrl="data:image/png;base64,broken" />)
  await expect.element(page.getByText('MU')).toBeVisible()
})

test('[SHELL-08] the mark is blue at work and red in the administration, in light and dark alike drawn from the theme', async () => {
  await show(
    <>
      <Mark label="Arbeid" />
      <Mark label="Administrasjon" colour="red" />
    </>,
  )
  const colourOf = (name: string) => getComputedStyle(page.getByRole('img', { name }).element()).color
  await expect.element(page.getByRole('img', { name: 'Arbeid' })).toBeVisible()
  expect(colourOf('Arbeid')).toBe('rgb(34, 80, 208)')
  expect(colourOf('Administrasjon')).toBe('rgb(151, 38, 26)')
})
