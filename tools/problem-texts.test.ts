import * as contract from '@vitrine/contract'
import { expect, test } from 'vitest'
import { collectDictionaries, languages } from './collect-dictionaries.ts'
import { problemsOf } from './openapi/describe-api.ts'
import { projectRoot } from './project.ts'

test.each(languages)('[LANG-01] every problem that the contract names has a text in «%s»', (language) => {
  const texts = collectDictionaries(projectRoot).byLanguage[language]
  const codes = problemsOf(contract).map(({ code }) => code)
  expect(codes.length).toBeGreaterThan(10)
  expect(codes.filter((code) => !texts[`problems.${code}`])).toEqual([])
})
