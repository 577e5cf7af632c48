import { id } from '@vitrine/contract'

/** The owner a path is about: the segment after `owner`, when it is an id. */
export function ownerIdOf(pathname: string): number | undefined {
  const segments = pathname.split('/')
  const next = segments[segments.indexOf('owner') + 1]
  if (!segments.includes('owner') || !/^\d+$/.test(next ?? '')) return undefined
  const parsed = id.safeParse(Number(next))
  return parsed.success ? parsed.data : undefined
}
