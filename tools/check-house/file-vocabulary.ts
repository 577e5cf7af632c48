import { type Finding, type InFeature, inAdminFeature, inServerFeature, isTest, type Rule } from './rule.ts'

const serverRoles = ['index', 'routes', 'service', 'policy', 'repository', 'table', 'jobs', 'events']
const mayBeFolders = ['routes', 'service', 'policy', 'repository', 'table', 'jobs', 'events', 'testing']
/** A large feature can have rooms of its own; docs/architecture.md says what is in them. */
const rooms: Record<string, string[]> = { 'sign-in': ['gateway', 'login-service'], translations: ['exchange'] }
const adminNames = /^(index\.ts|queries\.ts|form\.ts|[a-z0-9-]+-screen\.tsx|dictionary\.(no|nn|sv|en)\.json)$/
const adminFolders = ['parts', 'queries']

function serverFault({ feature, inside }: InFeature): string | undefined {
  const [first = '', ...rest] = inside.split('/')
  if (rest.length > 0) {
    const isKnown = [...mayBeFolders, ...(rooms[feature] ?? [])].includes(first) || (first === 'api' && isTest(inside))
    return isKnown ? undefined : `«${first}/» is no role of a feature`
  }
  if (isTest(first) || first === 'testing.ts') return undefined
  return serverRoles.some((role) => first === `${role}.ts`) ? undefined : `«${first}» is no role of a feature`
}

function adminFault(inside: string): string | undefined {
  const [first = '', ...rest] = inside.split('/')
  if (rest.length > 0) return adminFolders.includes(first) ? undefined : `«${first}/» is no part of an admin feature`
  return isTest(first) || adminNames.test(first) ? undefined : `«${first}» is no part of an admin feature`
}

export const fileVocabulary: Rule = {
  name: 'file-vocabulary',
  reason: 'Every feature is read in the same order because its files have the same names.',
  check: (house) =>
    house.flatMap(({ path }): Finding[] => {
      const server = inServerFeature(path)
      const admin = inAdminFeature(path)
      const fault = server ? serverFault(server) : admin ? adminFault(admin.inside) : undefined
      const allowed = server ? `${serverRoles.join(', ')}, testing, tests` : 'index, queries, form, *-screen, parts/, dictionaries, tests'
      return fault ? [{ path, message: `${fault}; there are ${allowed}` }] : []
    }),
}
