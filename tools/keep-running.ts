import { type ChildProcess, spawn } from 'node:child_process'

const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number => code ?? (signal === 'SIGINT' ? 130 : signal ? 143 : 1)

/** Runs long-lived programs side by side in this terminal; when one ends or we are told to, all end. Answers the exit code. */
export function keepRunning(commands: { args: string[]; cwd: string; env?: Record<string, string> }[]): Promise<number> {
  const children: ChildProcess[] = commands.map(({ args, cwd, env = {} }) =>
    spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' }),
  )
  const stop = (signal: NodeJS.Signals) => {
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal)
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGHUP', () => stop('SIGTERM'))
  // A terminal's Ctrl-C reaches the children too; sending it again would look like an impatient second one.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) stop('SIGINT')
  })
  return new Promise((resolve) => {
    let open = children.length
    let first: number | undefined
    for (const child of children)
      child.on('exit', (code, signal) => {
        first ??= exitCodeOf(code, signal)
        open -= 1
        stop('SIGTERM')
        if (open === 0) resolve(first)
      })
  })
}
