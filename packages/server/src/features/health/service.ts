import type { Health } from '@vitrine/contract'

/** Each check really asks; one that throws or stays silent has failed. */
export type Checks = Record<string, () => Promise<unknown>>

const patienceMs = 2000

async function ask(check: () => Promise<unknown>): Promise<'ok' | 'failed'> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'failed'>((resolve) => {
    timer = setTimeout(() => resolve('failed'), patienceMs)
  })
  const answer = check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

export function createHealth({ checks, version }: { checks: Checks; version: string }) {
  return {
    // open: load balancers do not sign in
    check: async (): Promise<Health> => {
      const asked = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await ask(check)] as const))
      return { status: asked.every(([, status]) => status === 'ok') ? 'ok' : 'failed', version, checks: Object.fromEntries(asked) }
    },

    // open: load balancers do not sign in
    live: (): Health => ({ status: 'ok', version, checks: {} }),
  }
}
export type HealthService = ReturnType<typeof createHealth>
