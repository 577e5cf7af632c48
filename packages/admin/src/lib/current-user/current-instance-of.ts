import type { OwnInstance } from '@vitrine/contract'

/** The instance a path lies in. The admin area lies in none, whatever a museum is called. */
export function currentInstanceOf(instances: OwnInstance[], pathname: string): OwnInstance | undefined {
  return instances.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}
