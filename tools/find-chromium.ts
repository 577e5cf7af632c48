import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The headless shell first: the same engine without a browser's own windows, which cost half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const onMac = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

const isRunnable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The system's Chromium; no test tool downloads a browser of its own. A CHROMIUM_PATH that leads nowhere is an error, not a hint. */
export function findChromium(env: Record<string, string | undefined> = process.env): string | undefined {
  const wanted = env.CHROMIUM_PATH
  if (wanted) {
    if (!isRunnable(wanted)) throw new Error(`CHROMIUM_PATH is ${wanted}, and there is no program there`)
    return wanted
  }
  const inPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inPath, ...onMac].find(isRunnable)
}

/** Finds it, or installs it where that is ours to do (root on Debian); else says what to install. */
export function requireChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium for the browser tests (apt-get) …')
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' })
    const installed = findChromium()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium or Chrome. Install it (Debian: `sudo apt-get install chromium`) or set CHROMIUM_PATH to one you have.',
  )
}
