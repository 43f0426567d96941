import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../../server/src/app/main.ts', import.meta.url))

/** Timeout for a hanging start; `npm run bench -- start` measures how long a start takes. */
const READY_WITHIN_MS = 120_000

const running = new Set<ChildProcess>()

/** Kills servers that failed tests have left running. */
export function killLeftServers(): void {
  for (const child of running) child.kill('SIGKILL')
}

export interface Ended {
  code: number | null
  stderr: string
}

/** Server in its own process, for tests of starts, signals and kills. */
export class ServerProcess {
  readonly origin: string
  readonly ended: Promise<Ended>
  readonly #child: ChildProcess
  #output = ''
  #stderr = ''

  /** @param program main file of another release. */
  constructor(env: Record<string, string>, port: number, program = main) {
    this.origin = `http://127.0.0.1:${port}`
    this.#child = spawn(process.execPath, [program], {
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
    this.#child.stderr?.on('data', chunk => {
      this.#stderr += chunk
    })
    this.#child.stdout?.on('data', chunk => {
      this.#output += chunk
    })
    // Output may still arrive after `exit`, but not after `close`.
    this.ended = new Promise(resolve =>
      this.#child.once('close', code => resolve({ code, stderr: this.#stderr })),
    )
  }

  /** Waits until the server is ready. Returns the milliseconds since the call. */
  async ready(): Promise<number> {
    const began = performance.now()
    for (;;) {
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined)
      if (answer?.ok) return performance.now() - began
      if (!this.lives || performance.now() - began > READY_WITHIN_MS)
        throw new Error(`The server did not become ready: ${this.#output}${this.#stderr}`)
      await new Promise(resolve => setTimeout(resolve, 25))
    }
  }

  get output(): string {
    return this.#output
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** True until the process has ended. */
  get lives(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  signal(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<Ended> {
    this.#child.kill(signal)
    return this.ended
  }
}
