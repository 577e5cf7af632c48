import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

const origin = 'https://vitrine.test'

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '\\\\evil.example',
  'evil.example',
  '',
  null,
  undefined,
])('[V17] the stored path %j leads nowhere but to our own start page', (path) => {
  expect(safePath(path, origin)).toBe('/dashboard')
})

test.each(['/admin/user?currentPage=2&sortBy=name', '/fjordmuseet/kystleia#blokk', '/dashboard'])(
  '[AUTH-02] the stored path %j is returned to, with its query',
  (path) => {
    expect(safePath(path, origin)).toBe(path)
  },
)

test.each(['/logout', '/oauth2/callback?code=1', '/oidc/login', '/'])('[AUTH-02] %j is not a page to return to after sign-in', (path) => {
  expect(safePath(path, origin)).toBe('/dashboard')
})

test('[AUTH-02] a museum may be called Logoutmuseet', () => {
  expect(safePath('/logoutmuseet/guide', origin)).toBe('/logoutmuseet/guide')
})
