import * as contract from '@vitrine/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeApi } from './describe-api.ts'

type Operation = {
  operationId: string
  summary: string
  security: unknown[]
  parameters?: { name: string; in: string; required: boolean; schema: { type?: string } }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { content?: Record<string, { schema: unknown }>; $ref?: string }>
}
type Described = {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, unknown>; responses: Record<string, { content: Record<string, unknown> }> }
  'x-generated': string
  'x-problems': { code: string; status: number }[]
}
const api = describeApi(contract, '1.2.3') as Described
const operations = Object.values(api.paths).flatMap((methods) => Object.values(methods))

test('every route of the contract is one operation, at its address and method', () => {
  const routes = Object.entries(contract.routeTable).flatMap(([feature, group]) => Object.keys(group).map((name) => `${feature}.${name}`))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(routes.sort())
  expect(api.paths['/admin/api/users/{id}']?.put?.operationId).toBe('users.update')
})

test('every reference leads to a component, and no component is only a reference to itself', () => {
  const references = JSON.stringify(api).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)
  for (const [, group, name] of references)
    expect((api.components as Record<string, Record<string, unknown>>)[`${group}`]).toHaveProperty(`${name}`)
  for (const schema of Object.values(api.components.schemas)) expect(schema).toHaveProperty('type')
})

test('a parameter says what the server reads it as, and whether it must be there', () => {
  const list = api.paths['/admin/api/users']?.get?.parameters ?? []
  expect(list.find(({ name }) => name === 'page')).toMatchObject({ in: 'query', required: false, schema: { type: 'integer', minimum: 0 } })
  expect(api.paths['/admin/api/users/{id}']?.get?.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
  ])
})

test('refusals are problems, public calls need no token, the others do', () => {
  for (const { responses } of operations) expect(responses.default).toEqual({ $ref: '#/components/responses/Problem' })
  expect(Object.keys(api.components.responses.Problem?.content ?? {})).toEqual(['application/problem+json'])
  expect(api.paths['/health/check']?.get?.security).toEqual([])
  expect(api.paths['/admin/api/users']?.get?.security).toEqual([{ bearer: [] }])
  expect(api['x-problems']).toContainEqual({ code: 'users.taken', status: 409, title: expect.any(String) })
})

test('a call without an answer says 204, a create says 201', () => {
  expect(api.paths['/admin/api/translations/{key}/{locale}']?.delete?.responses).toHaveProperty('204')
  expect(api.paths['/admin/api/users']?.post?.responses).toHaveProperty('201')
})

test('what is sent and what is answered stand under two names where they differ', () => {
  const shape = z.object({ name: z.string(), notes: z.string().default('') })
  const small = { routeTable: { a: { put: contract.route('PUT', '/a', { body: shape, answer: shape, summary: 'A' }) } }, shape }
  const { components } = describeApi({ ...small, problemDetails: contract.problemDetails }, '1') as Described
  expect(components.schemas.ShapeInput).toMatchObject({ required: ['name'] })
  expect(components.schemas.Shape).toMatchObject({ required: ['name', 'notes'] })
})
