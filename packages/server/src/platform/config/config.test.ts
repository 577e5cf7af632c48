import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigFault, readConfig } from './config.ts'
import { settings } from './settings.ts'

const production = {
  NODE_ENV: 'production',
  VITRINE_HOST: 'https://vitrine.example.org',
  VITRINE_GATEWAY: 'https://api.example.org',
  VITRINE_CALLBACK_URL: 'https://vitrine.example.org/oauth2/callback',
  DATABASE_URL: 'postgres://vitrine@localhost/vitrine',
  VITRINE_OIDC_ISSUER: 'https://login.example.org',
  VITRINE_OIDC_CLIENT_ID: 'vitrine',
}
const faultsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults
    throw error
  }
}
const without = (...names: string[]) => Object.fromEntries(Object.entries(production).filter(([name]) => !names.includes(name)))

test('[AUTH-08] in production each missing setting is named, all at once', () => {
  const faults = faultsOf({ NODE_ENV: 'production' })
  for (const name of ['VITRINE_HOST', 'VITRINE_GATEWAY', 'VITRINE_CALLBACK_URL', 'DATABASE_URL or VITRINE_DATA', 'VITRINE_OIDC_ISSUER'])
    expect(faults.join('\n')).toContain(name)
  expect(faultsOf(production)).toEqual([])
})

test.each(['VITRINE_HOST', 'VITRINE_GATEWAY', 'VITRINE_CALLBACK_URL'])('[AUTH-08] production does not start without %s', (name) => {
  expect(faultsOf(without(name))).toEqual([`${name}: must be set in production`])
})

test('[AUTH-08] with nothing set the local defaults are filled in, and said', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    host: 'http://localhost:8080',
    gateway: 'http://localhost:8080',
    callbackUrl: 'http://localhost:8080/oauth2/callback',
    isDemo: true,
    listen: 'localhost',
    login: { kind: 'embedded' },
  })
  expect(config.filledIn).toEqual([
    'VITRINE_HOST=http://localhost:8080',
    'VITRINE_GATEWAY=http://localhost:8080',
    'VITRINE_CALLBACK_URL=http://localhost:8080/oauth2/callback',
  ])
})

test('faulty settings and missing ones are named together, the faulty ones once', () => {
  const faults = faultsOf({ ...without('VITRINE_GATEWAY'), PORT: 'eighty', VITRINE_HOST: 'vitrine.example.org' })
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(['PORT', 'VITRINE_GATEWAY', 'VITRINE_HOST'])
})

test('production refuses demo people, and an embedded login service that was not asked for', () => {
  expect(faultsOf({ ...production, VITRINE_DEMO: 'on' })).toHaveLength(1)
  expect(faultsOf(without('VITRINE_OIDC_ISSUER', 'VITRINE_OIDC_CLIENT_ID'))).toHaveLength(1)
  expect(faultsOf({ ...without('VITRINE_OIDC_ISSUER', 'VITRINE_OIDC_CLIENT_ID'), VITRINE_OIDC_EMBEDDED: 'on' })).toEqual([])
  expect(readConfig(production).isDemo).toBe(false)
})

test('an empty variable is one that is not set', () => {
  expect(readConfig({ VITRINE_HOST: '', PORT: '' }).port).toBe(8080)
})

test.each([
  ['off', 0],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('VITRINE_TRUST_PROXY=%s believes %j', (text, believed) => {
  expect(readConfig({ VITRINE_TRUST_PROXY: text }).trustProxy).toEqual(believed)
})

test('VITRINE_TRUST_PROXY takes nothing that would believe everyone', () => {
  for (const text of ['true', '*', 'proxy.example']) expect(faultsOf({ VITRINE_TRUST_PROXY: text })).toHaveLength(1)
})

test('an outside login service needs its settings only', () => {
  expect(readConfig({ ...production, VITRINE_OIDC_TOKEN_TYPE: 'JWT' }).login).toEqual({
    kind: 'outside',
    issuer: 'https://login.example.org',
    clientId: 'vitrine',
    clientSecret: null,
    scopes: 'openid email profile offline_access',
    audience: 'vitrine',
    tokenType: 'JWT',
  })
  expect(faultsOf(without('VITRINE_OIDC_CLIENT_ID'))).toEqual(['VITRINE_OIDC_CLIENT_ID: must be set with VITRINE_OIDC_ISSUER'])
})

test('.env.example lists every setting, and each of its values is accepted', () => {
  const lines = readFileSync(join(import.meta.dirname, '../../../../../.env.example'), 'utf8').split('\n')
  const examples = Object.fromEntries(
    lines.flatMap((line) => [...line.matchAll(/^#?([A-Z_]+)=(.*)$/g)].map(([, name, value]) => [name, value])),
  )
  expect(Object.keys(examples).sort()).toEqual(Object.keys(settings.shape).sort())
  expect(settings.safeParse(examples).error?.issues ?? []).toEqual([])
})
