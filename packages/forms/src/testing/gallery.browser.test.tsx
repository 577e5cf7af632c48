import { createTheme, ThemeProvider } from '@mui/material/styles'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { FormServicesProvider } from '../services.ts'
import { findBarriers } from './axe.ts'
import { CaseForm } from './case-form.tsx'
import { fakeServices } from './fake-services.ts'
import { type GalleryForm, galleryGroups } from './gallery.ts'
import { norwegian } from './show-form.tsx'

const language = await norwegian()
/** Without motion there is nothing to wait for. */
const theme = createTheme({ transitions: { create: () => 'none' } })
const broken = language.t('forms.configuration.broken')

/** One drawing for all forms of a name, each in a box that is found by its id. */
function draw(forms: readonly GalleryForm[]): HTMLElement {
  const container = document.body.appendChild(document.createElement('main'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(
    <I18nextProvider i18n={language}>
      <ThemeProvider theme={theme}>
        <FormServicesProvider value={fakeServices}>
          {forms.map((form) => (
            <div key={form.id} data-case={form.id}>
              <CaseForm given={form} />
            </div>
          ))}
        </FormServicesProvider>
      </ThemeProvider>
    </I18nextProvider>,
  )
  return container
}

const boxOf = (container: HTMLElement, { id }: GalleryForm) => container.querySelector<HTMLElement>(`[data-case="${id}"]`)
const nameOf = ({ id, state, note }: GalleryForm) => `${id} (${[state, note].filter(Boolean).join(', ')})`

const errors = vi.spyOn(console, 'error')
vi.spyOn(console, 'warn').mockImplementation(() => undefined)
afterEach(() => errors.mockClear())

test.each(galleryGroups.map(({ name, forms }) => [name, forms] as const))(
  '[FORM-01] [SHELL-08] gallery, %s: every case is drawn as its state says, without a barrier',
  async (_name, forms) => {
    const container = draw(forms)
    // Widgets that fetch a library first are there when their skeletons are gone.
    await vi.waitFor(() => {
      expect(container.querySelectorAll('[data-case]')).toHaveLength(forms.length)
      expect(container.querySelector('.MuiSkeleton-root, [aria-busy=true], [role=textbox]:not([id])')).toBeNull()
    }, 15_000)
    const text = (form: GalleryForm) => boxOf(container, form)?.textContent ?? ''
    const has = (form: GalleryForm, selector: string) => boxOf(container, form)?.querySelector(selector) !== null

    expect(forms.filter((form) => text(form).includes(broken)).map(nameOf), 'fell over').toEqual([])
    const refuses = (form: GalleryForm) => has(form, '.MuiAlert-colorError[role=note]')
    expect(
      forms.filter((form) => refuses(form) !== (form.state === 'misconfigured')).map(nameOf),
      'says in its place what is wrong',
    ).toEqual([])
    // What only the author of a schema is told is no fault of the value.
    const complains = (form: GalleryForm) => has(form, '[role=region]') || (form.state === 'error' && has(form, '.cm-lintRange-error'))
    expect(forms.filter((form) => complains(form) !== (form.state === 'error')).map(nameOf), 'lists what must be mended').toEqual([])
    expect(forms.filter((form) => /\b(forms|kioForm|schemaFindings)\.\w+\.\w+/.test(text(form))).map(nameOf), 'shows a raw key').toEqual([])
    expect(errors.mock.calls).toEqual([])
    // Several forms on one page are the gallery's own doing, and colours the admin's.
    expect(await findBarriers(['landmark-unique', 'heading-order', 'color-contrast'])).toEqual([])
  },
  60_000,
)
