import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { createRefreshCookie } from './refresh-cookie.ts'

const attributesOf = (host: string, gateway: string) => {
  const set: unknown[] = []
  const reply = { setCookie: (_name: string, _value: string, attributes: unknown) => set.push(attributes) } as unknown as FastifyReply
  createRefreshCookie({ host, gateway }).set(reply, 'token', new Date())
  return set[0]
}

test.each([
  ['http://localhost:8080', 'http://localhost:8080', false, 'strict'],
  ['http://localhost:5173', 'http://localhost:8080', false, 'strict'],
  ['http://museum.test', 'http://museum.test', true, 'strict'],
  ['https://vitrine.museum.no', 'https://vitrine.museum.no', true, 'strict'],
  ['https://museum.no', 'https://api.museum.no', true, 'strict'],
  ['https://vitrine.museum.no', 'https://api.museum.no', true, 'none'],
  ['https://museum.no', 'https://vitrine.example.org', true, 'none'],
  ['https://evilmuseum.no', 'https://museum.no', true, 'none'],
  ['http://museum.no', 'https://museum.no', true, 'none'],
])('[AUTH-11] with the admin at %s and the gateway at %s the cookie is Secure: %s, SameSite: %s', (host, gateway, secure, sameSite) => {
  expect(attributesOf(host, gateway)).toMatchObject({ httpOnly: true, path: '/oauth2', secure, sameSite })
})
