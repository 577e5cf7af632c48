import { findText } from '@vitrine/contract'
import type { Person } from '../repository/index.ts'

const byteOrderMark = '\uFEFF'
const headings = ['name', 'username', 'role', 'instance', 'owner', 'activated', 'banned']

/**
 * One field of a CSV file (RFC 4180), quoted always. A spreadsheet takes text that begins with one of these letters,
 * full-width ones too, for a formula and runs it: an apostrophe keeps it text (OWASP, CSV injection).
 */
export const csvField = (text: string): string => {
  const isFormula = /^\s*[=+\-@\t\r\n|%＝＋－＠]/.test(text)
  return `"${isFormula ? "'" : ''}${text.replaceAll('"', '""')}"`
}

/** The people of an application as CSV; the mark at the beginning tells spreadsheets that it is UTF-8. */
export const userListCsv = (people: Person[]): string =>
  byteOrderMark +
  [
    headings,
    ...people.map(({ name, username, role, instance_name, owner_name, activated, is_banned }) => [
      name,
      username,
      role,
      instance_name,
      findText(owner_name, 'no')?.text ?? '',
      String(activated),
      String(is_banned),
    ]),
  ]
    .map((fields) => `${fields.map(csvField).join(',')}\r\n`)
    .join('')
