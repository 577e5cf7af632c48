import { demoPassword, demoPeople } from '#features/sign-in'
import type { Config } from '#platform/config'

/** To the person at the terminal; everything else goes to the log. */
export const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`)

export function announce(config: Config, invitation: string | null): void {
  const lines = ['', `  Vitrine is ready:  ${config.host}`, '']
  if (config.isDemo && config.login.kind === 'embedded') {
    lines.push(`  Sign in as one of the demo people, password  ${demoPassword}`, '')
    for (const { username } of demoPeople) lines.push(`    ${username}`)
    lines.push('')
  }
  if (invitation) lines.push('  The superuser sets a password here (good once, for seven days):', `    ${invitation}`, '')
  lines.push('  Ctrl-C stops it.', '')
  say(lines.join('\n'))
}
