import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/processes/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_MS = 60_000

/** The client is built, where it is not or has changed since. */
export const buildIfStale = (): Promise<void> =>
  finished(spawn(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' }))

/** Runs `use` against the built product on a store of its own, gate off, and stops it afterwards. */
export async function withServer<T>(use: (origin: string, pid: number) => Promise<T>): Promise<T> {
  await buildIfStale()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = spawn(process.execPath, ['server/src/app/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      PREVIEW_PASSWORD: '',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
    },
  })
  try {
    const origin = `http://localhost:${port}`
    await ready(origin)
    return await use(origin, server.pid ?? 0)
  } finally {
    const ended = finished(server)
    server.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const finished = (child: ChildProcess) => new Promise<void>(resolve => child.once('exit', () => resolve()))

async function ready(origin: string): Promise<void> {
  const until = performance.now() + START_MS
  while (performance.now() < until) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  throw new Error('The server did not become ready.')
}
