import { commonProblems, localeProblems, signInProblems, translationProblems, userProblems } from '@vitrine/contract'
import { expect, test } from 'vitest'

const fragments = import.meta.glob<Record<string, string>>('./dictionary.en.json', { eager: true, import: 'default' })
const english = Object.assign({}, ...Object.values(fragments)) as Record<string, string>

const kinds = [commonProblems, localeProblems, signInProblems, translationProblems, userProblems].flatMap((group) => Object.values(group))

test.each(kinds.map(({ code }) => code))('the problem %s has words of its own', (code) => {
  expect(Object.keys(english)).toContain(`problems.${code}`)
})
