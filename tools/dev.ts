import { join } from 'node:path'
import { keepRunning } from './keep-running.ts'
import { ownSettings, programs, projectRoot } from './project.ts'
import { openStandIns } from './stand-ins/stand-ins.ts'

// The browser talks to Vite, which hands the server's addresses on (packages/admin/vite.config.ts); so Vite gets the product's port.
const port = Number(process.env.PORT ?? 8080)
const serverPort = port + 1

console.log(`Open http://localhost:${port} (the server behind it listens on ${serverPort}; both follow your changes)`)
process.exitCode = await keepRunning([
  {
    args: [...ownSettings, '--watch', '--watch-preserve-output', join(projectRoot, 'packages/server/src/main.ts')],
    cwd: projectRoot,
    env: {
      ...(await openStandIns(projectRoot, process.env)),
      PORT: String(serverPort),
      VITRINE_HOST: process.env.VITRINE_HOST ?? `http://localhost:${port}`,
    },
  },
  {
    args: [join(projectRoot, programs.vite), '--port', String(port), '--strictPort'],
    cwd: join(projectRoot, 'packages/admin'),
    env: { VITRINE_DEV_SERVER: `http://localhost:${serverPort}` },
  },
])
