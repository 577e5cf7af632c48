import type { FieldError } from '@vitrine/contract'

/** What the server refused of a menu: codes about the whole of it, and the rows (`0.2.1`) that something is wrong in. */
export function faultsIn(errors: readonly FieldError[]): { whole: string[]; rows: ReadonlySet<string> } {
  const ofMenu = errors.filter(({ pointer }) => pointer === '/menu' || pointer.startsWith('/menu/'))
  const keyed = ofMenu.map(({ pointer, code }) => ({ code, row: (pointer.match(/\d+/g) ?? []).slice(0, 3).join('.') }))
  return {
    whole: [...new Set(keyed.map(({ code }) => code))],
    rows: new Set(keyed.map(({ row }) => row).filter(Boolean)),
  }
}
