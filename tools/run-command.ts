import { spawn } from 'node:child_process'
import { projectRoot } from './project.ts'

type Options = { cwd?: string; env?: Record<string, string>; show?: boolean }
export type Ran = { code: number; output: string; ms: number }

/** Runs one program of ours with this Node and waits; its output is shown as it comes, or kept for whoever wants to tell. */
export function runNode(args: string[], { cwd = projectRoot, env = {}, show = false }: Options = {}): Promise<Ran> {
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: error.message, ms: performance.now() - started }))
    child.on('close', (code) => resolve({ code: code ?? 1, output, ms: performance.now() - started }))
  })
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
