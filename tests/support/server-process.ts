import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'

const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))

const running = new Set<ChildProcess>()

// A test that failed in the middle leaves its servers to this.
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

export interface Ended {
  code: number | null
  stderr: string
}

/** The server as a process of its own: for what only a start, a signal or a kill can show. */
export class ServerProcess {
  readonly origin: string
  readonly ended: Promise<Ended>
  readonly #child: ChildProcess
  #output = ''

  constructor(env: Record<string, string>, port: number) {
    this.origin = `http://127.0.0.1:${port}`
    this.#child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        DEMO: 'on',
        PREVIEW_PASSWORD: '',
        LOG_LEVEL: 'error',
        PORT: String(port),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(this.#child)
    this.#child.once('exit', () => running.delete(this.#child))
    let stderr = ''
    this.#child.stderr?.on('data', chunk => {
      stderr += chunk
    })
    this.#child.stdout?.on('data', chunk => {
      this.#output += chunk
    })
    this.ended = new Promise(resolve => this.#child.once('exit', code => resolve({ code, stderr })))
  }

  /** Waits for the first answer. @returns the milliseconds from the start. */
  async ready(): Promise<number> {
    const began = performance.now()
    for (;;) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined)
      if (answer?.ok) return performance.now() - began
      if (performance.now() - began > 40_000)
        throw new Error(`The server did not become ready: ${this.#output}`)
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }

  get output(): string {
    return this.#output
  }

  signal(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<Ended> {
    this.#child.kill(signal)
    return this.ended
  }
}

/** A data folder that is gone after `use`. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'server-process-'))
  return use(dataDir).finally(() => rmSync(dataDir, { recursive: true, force: true }))
}

export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  return new ServerProcess(env, await freePort())
}
