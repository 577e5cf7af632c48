import type { Page as PageOf, Role } from '@vitrine/contract'
import { sayIn } from './fixtures/dictionary.ts'
import { makerFor } from './fixtures/make.ts'
import { expect, test } from './fixtures/test.ts'

test('[ROLE-02] the roles to choose from are those the server has, by their names in the language of the interface', async ({
  signedIn,
}) => {
  const page = await signedIn('superuser', '/dashboard', { language: 'nn' })
  const say = sayIn('nn')
  const user = await makerFor(page).user()
  const asked = page.waitForResponse(/\/admin\/api\/roles\?/)
  await page.goto(`/admin/user/${user.id}`)
  const answer = await asked
  expect(new URL(answer.url()).searchParams.get('page_size')).toBe('10000')
  const roles = ((await answer.json()) as PageOf<Role>).items
  await page.getByRole('combobox', { name: say('fields.user_role') }).click()
  await expect(page.getByRole('option').filter({ hasText: /\S/ })).toContainText(roles.map(({ name }) => say(`userRole.${name}`)))
})
