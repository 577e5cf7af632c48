import type { ProblemKind, Route } from '@vitrine/contract'
import { z } from 'zod'
import { createShapes, type Json } from './shapes.ts'

type Contract = { routeTable: Record<string, Record<string, Route>>; problemDetails: z.ZodType } & Record<string, unknown>

const isProblem = (value: unknown): value is ProblemKind =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'title' in value

/** Every problem the contract names: what `code` can be. */
export function problemsOf(contract: Contract): ProblemKind[] {
  const found = Object.entries(contract)
    .filter(([name, value]) => name.endsWith('Problems') && typeof value === 'object' && value !== null)
    .flatMap(([, group]) => Object.values(group as Record<string, unknown>).filter(isProblem))
  return found.sort((a, b) => (a.code < b.code ? -1 : 1))
}

function parametersOf(route: Route, shapes: ReturnType<typeof createShapes>): Json[] {
  const read = (shape: z.ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!(shape instanceof z.ZodObject)) return []
    return Object.entries(shape.shape as Record<string, z.ZodType>).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || !one.safeParse(undefined).success,
      schema: shapes.parameter(one),
    }))
  }
  return [...read(route.params, 'path'), ...read(route.query, 'query')]
}

/** OpenAPI 3.1 of every route in the contract's table. */
export function describeApi(contract: Contract, version: string): Json {
  const shapes = createShapes(contract)
  const problem = {
    description: 'A problem (RFC 9457)',
    content: { 'application/problem+json': { schema: shapes.answered(contract.problemDetails) } },
  }
  const paths: Record<string, Json> = {}

  for (const [feature, routes] of Object.entries(contract.routeTable))
    for (const [name, route] of Object.entries(routes)) {
      const address = route.path.replace(/:([a-z_]+)/g, '{$1}')
      const parameters = parametersOf(route, shapes)
      const good = route.answer
        ? {
            [String(route.status ?? 200)]: {
              description: 'Done',
              content: route.picture
                ? { 'image/*': {} }
                : { [route.file?.type ?? 'application/json']: { schema: shapes.answered(route.answer) } },
            },
          }
        : { '204': { description: 'Done' } }
      paths[address] = {
        ...paths[address],
        [route.method.toLowerCase()]: {
          operationId: `${feature}.${name}`,
          tags: [feature],
          summary: route.summary,
          ...(route.effect ? { 'x-effect': route.effect } : {}),
          security: route.access === 'public' ? [] : [{ bearer: [] }],
          ...(parameters.length ? { parameters } : {}),
          ...(route.body ? { requestBody: { required: true, content: { 'application/json': { schema: shapes.sent(route.body) } } } } : {}),
          responses: { ...good, default: { $ref: '#/components/responses/Problem' } },
        },
      }
    }

  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    'x-generated': 'by tools/print-openapi.ts from packages/contract (npm run openapi); never edited by hand',
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: { Problem: problem },
      schemas: Object.fromEntries(Object.entries(shapes.components).sort(([one], [other]) => (one < other ? -1 : 1))),
    },
    'x-problems': problemsOf(contract),
  }
}
