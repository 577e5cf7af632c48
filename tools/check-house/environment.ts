import { type Finding, isCode, isTest, type Rule } from './rule.ts'

const mayRead = /^(packages\/server\/src\/platform\/config\/|tools\/|bench\/|e2e\/)|\.config\.ts$/

export const environment: Rule = {
  name: 'environment',
  reason: 'Settings are read once, checked as a whole and handed on; a process.env in the middle is a setting nobody can find.',
  check: (house) =>
    house
      .filter(({ path }) => isCode(path) && !isTest(path) && !mayRead.test(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, index): Finding[] =>
            /\bprocess\s*\.\s*env\b/.test(line.replace(/\/\/.*$/, ''))
              ? [{ path, line: index + 1, message: 'process.env belongs to platform/config' }]
              : [],
          ),
      ),
}
