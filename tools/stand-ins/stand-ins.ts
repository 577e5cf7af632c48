import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { openPlacesStandIn } from './places.ts'

/** What the product is told: the environment, and the file .env for what it leaves out. */
function settingsOf(root: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const file = join(root, '.env')
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...env }
}

/**
 * Stand-ins for the outside services nobody has named, in the shapes of the real ones, so that the product can be tried
 * without a network. Answers the settings that lead to them. In production, or without the demo museum, there are none.
 */
export async function openStandIns(root: string, env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
  const set = settingsOf(root, env)
  if (set.NODE_ENV === 'production' || set.VITRINE_DEMO === 'off' || set.VITRINE_PLACES_URL) return {}
  const { url } = await openPlacesStandIn()
  return { VITRINE_PLACES_URL: url, VITRINE_PLACES_DEMO: 'on' }
}
