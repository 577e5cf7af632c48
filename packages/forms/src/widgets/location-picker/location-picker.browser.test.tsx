import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findBarriers } from '../../testing/axe.ts'
import { failingPlaces, fakePlaces } from '../../testing/fakes/places.ts'
import { form, showForm } from '../../testing/show-form.tsx'
import { showWidget } from '../../testing/show-widget.tsx'
import { locationPicker } from './index.ts'
import { markerIcon } from './map-view.tsx'

const group = page.getByRole('group', { name: 'Navn' })
const map = page.getByRole('application')
const marker = page.getByAltText('Valgt sted')
const lat = page.getByRole('textbox', { name: 'Breddegrad' })
const lng = page.getByRole('textbox', { name: 'Lengdegrad' })
const search = page.getByRole('combobox', { name: 'Søk etter et sted' })
const clear = page.getByRole('button', { name: 'Fjern plasseringa' })

const part = { type: 'number' }
const schema = form({ name: { type: ['object', 'null'], properties: { lat: part, lng: part } } })
const uiSchema = { name: { 'ui:widget': 'LocationPicker' } }
const bergen = { name: { lat: 60.3976, lng: 5.3245 } }
const show = (given: Partial<Parameters<typeof showForm>[0]> = {}) => showForm({ schema, uiSchema, ...given })

describe('[WID-09] a location', () => {
  test('that is not there is set by a click in the map, and cleared it is gone', async () => {
    const shown = await show()
    await expect.element(group.getByText('Ingen plassering ennå')).toBeVisible()
    expect(shown.value()).toEqual({})
    await expect.element(map).toBeVisible()
    await map.click({ position: { x: 60, y: 60 } })
    await expect.element(marker).toBeVisible()
    shown.handle().flush()
    const { lat: north, lng: east } = shown.value().name as { lat: number; lng: number }
    // The map begins near Oslo; the click was north-west of the middle.
    expect(north).toBeGreaterThan(59.91)
    expect(north).toBeLessThan(66)
    expect(east).toBeLessThan(10.75)
    await clear.click()
    shown.handle().flush()
    expect(shown.value()).toEqual({})
    await expect.element(marker).not.toBeInTheDocument()
  })

  test('has coasts to find it by without any network', async () => {
    await show()
    await expect.poll(() => document.querySelectorAll('path.land').length, { timeout: 8_000 }).toBeGreaterThan(200)
    expect(
      performance.getEntriesByType('resource').filter(({ name }) => !name.startsWith(location.origin) && !name.startsWith('data:')),
    ).toEqual([])
  })

  test('is set by keyboard: arrows move the map, Enter sets the marker in the middle', async () => {
    const shown = await show({ schema: form({ name: schema.properties?.name }) })
    await expect.element(map).toBeVisible()
    map.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(marker).toBeVisible()
    expect(shown.handle().flush()).toEqual({ name: { lat: expect.closeTo(59.91, 1), lng: expect.closeTo(10.75, 1) } })
    await userEvent.keyboard('{ArrowUp}')
    await expect
      .poll(async () => {
        await userEvent.keyboard('{Enter}')
        return (shown.handle().flush().name as { lat: number }).lat
      })
      .toBeGreaterThan(60)
    expect(shown.submitted).toEqual([])
  })

  test('is written with comma or full stop, and only as both coordinates', async () => {
    const shown = await show()
    await lat.fill('60,39')
    await userEvent.tab()
    expect(shown.handle().flush()).toEqual({})
    await lng.fill('5.32')
    await userEvent.tab()
    expect(shown.handle().flush()).toEqual({ name: { lat: 60.39, lng: 5.32 } })
    await expect.element(lng).toHaveValue('5.32')
    await lat.fill('59.9139, 10.7522')
    expect(shown.handle().flush()).toEqual({ name: { lat: 59.9139, lng: 10.7522 } })
    await expect.element(lng).toHaveValue('10,7522')
  })

  test('off the globe is refused at the field and not handed over, and what was written stays', async () => {
    const shown = await show({ value: bergen })
    await expect.element(lat).toHaveValue('60,3976')
    await lat.fill('95')
    await userEvent.tab()
    await expect.element(lat).toHaveAccessibleDescription('Skriv en breddegrad mellom −90 og 90')
    await expect.element(lat).toHaveAttribute('aria-invalid', 'true')
    await expect.element(lat).toHaveValue('95')
    expect(shown.handle().flush()).toEqual(bergen)
    shown.handle().submit()
    await expect.element(lat).toHaveFocus()
    expect(shown.submitted).toEqual([])
    expect(await findBarriers()).toEqual([])
    await lng.clear()
    await userEvent.tab()
    await lat.fill('60')
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(lng).toHaveAccessibleDescription(expect.stringContaining('Skriv både breddegrad og lengdegrad'))
  })

  test('is found by name from two letters', async () => {
    const places = fakePlaces()
    const shown = await show({ services: { places } })
    await search.click()
    await userEvent.keyboard('s')
    await expect.element(page.getByText('Skriv minst to bokstaver')).toBeVisible()
    await userEvent.keyboard('elj')
    await expect.element(page.getByRole('option', { name: 'Selje Vestland' })).toBeVisible()
    expect(places.asked).toEqual(['selj (no)'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(shown.handle().flush()).toEqual({ name: { lat: 62.0431, lng: 5.3451 } })
    await expect.element(marker).toBeVisible()
    await search.fill('Atlantis')
    await expect.element(page.getByText('Fant ikke noe sted med det navnet')).toBeVisible()
    expect(shown.submitted).toEqual([])
  })

  test('without a search it says so; with one that fails too, and the rest works', async () => {
    await show()
    await expect.element(page.getByText('Stedssøk er ikke satt opp. Klikk i kartet eller skriv koordinatene.')).toBeVisible()
    const shown = await show({ services: { places: failingPlaces } })
    await search.fill('Selje')
    await expect.element(page.getByRole('status').getByText(/Får ikke svar fra stedssøket/)).toBeVisible()
    await lat.nth(1).fill('62')
    await lng.nth(1).fill('5')
    expect(shown.handle().flush()).toEqual({ name: { lat: 62, lng: 5 } })
  })

  test('moves with the marker that is dragged', async () => {
    const shown = await show({ value: bergen })
    await expect.element(marker).toBeVisible()
    await marker.dropTo(map, { targetPosition: { x: 40, y: 200 } })
    await expect.poll(() => (shown.handle().flush().name as { lng: number }).lng).toBeLessThan(5.3)
  })

  test('has the marker of the specification', () => {
    expect(markerIcon.options).toMatchObject({
      iconSize: [25, 41],
      iconAnchor: [12, 41],
      popupAnchor: [-1, -34],
      tooltipAnchor: [16, -28],
      shadowSize: [41, 41],
    })
  })

  test('read-only and disabled it is looked at only', async () => {
    const shown = await show({ value: bergen, readOnly: true, services: { places: fakePlaces() } })
    await expect.element(lat).toHaveAttribute('readonly')
    await expect.element(marker).toBeVisible()
    expect(search.all()).toHaveLength(0)
    expect(clear.all()).toHaveLength(0)
    await map.click({ position: { x: 60, y: 60 } })
    expect(shown.handle().flush()).toEqual(bergen)
    expect(await findBarriers()).toEqual([])
    shown.set({ readOnly: false, disabled: true })
    await expect.element(lat).toBeDisabled()
  })

  test('shows pictures of a map server where there is one, with its credit as text', async () => {
    const tiles = {
      url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=#{z}/{x}/{y}',
      attribution: '© <a href="https://x.test">Kartverket</a>',
    }
    await show({ value: bergen, services: { tiles } })
    await expect.element(page.getByText('© Kartverket')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('img.leaflet-tile').length).toBeGreaterThan(0)
    expect(document.querySelectorAll('path.land')).toHaveLength(0)
  })

  test('on other shapes it draws its message, and a value of another shape does no harm', async () => {
    await showWidget(locationPicker, { value: 'Bergen' })
    await expect.element(lat).toHaveValue('')
    const shown = await show({ schema: form({ name: { type: 'object', properties: { x: part, y: part } } }) })
    await expect.element(page.getByRole('note').getByText(/LocationPicker trenger tallene lat og lng/)).toBeVisible()
    shown.set({ schema: form({ name: { type: 'string' } }) })
    await expect.element(page.getByRole('note').getByText(/LocationPicker passer bare til et objekt/)).toBeVisible()
  })
})
