import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../setup/tools.ts'

export interface Ended {
  ok: boolean
  /** Output; of a script that writes to the terminal, the end of its standard error. */
  output: string
  seconds: number
}

/** Timeout of a step in milliseconds. */
const MAX_MS = 50 * 60_000

/** Runs a script on this Node and captures its output, so that several can run in parallel. */
export const runCaptured = (args: string[]): Promise<Ended> =>
  run(args, 'pipe', { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' })

/** Maximum length of output that is kept after it was shown. */
const KEPT_LETTERS = 8000

/** Runs a script on this Node with its output on the terminal. */
export const runWithOutput = (args: string[], env: Record<string, string> = {}): Promise<Ended> =>
  run(args, 'inherit', env)

async function run(args: string[], stdio: 'pipe' | 'inherit', env: Record<string, string>): Promise<Ended> {
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdio, 'pipe'],
  })
  let output = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (stdio === 'inherit') process.stderr.write(text)
    output = stdio === 'inherit' ? (output + text).slice(-KEPT_LETTERS) : output + text
  })
  const stop = (): void => {
    child.kill('SIGTERM')
    child.once('close', () => process.exit(143))
  }
  process.once('SIGTERM', stop)
  const limit = setTimeout(() => child.kill('SIGKILL'), MAX_MS)
  const [code] = await once(child, 'close')
  clearTimeout(limit)
  process.off('SIGTERM', stop)
  return { ok: code === 0, output, seconds: (performance.now() - started) / 1000 }
}
