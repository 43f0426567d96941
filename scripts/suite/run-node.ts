import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../setup/tools.ts'

export interface Ended {
  ok: boolean
  output: string
  seconds: number
}

/** Runs a script on this Node and keeps what it says, for several can run at once. */
export async function runQuietly(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const colour = { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' }
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...colour, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (text: string): void => {
    output += text
  }
  child.stdout.setEncoding('utf8').on('data', keep)
  child.stderr.setEncoding('utf8').on('data', keep)
  return { ...(await untilEnded(child)), output }
}

/** Runs a script on this Node and lets it speak. */
export async function runAloud(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return { ...(await untilEnded(child)), output: '' }
}

/** A step that hangs must not hang the whole run. */
const LONGEST_MS = 40 * 60_000

async function untilEnded(child: ChildProcess): Promise<{ ok: boolean; seconds: number }> {
  const started = performance.now()
  let stopped = false
  const stop = (): void => {
    stopped = true
    child.kill('SIGTERM')
  }
  process.once('SIGTERM', stop)
  const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  const [code] = await once(child, 'close')
  clearTimeout(limit)
  process.off('SIGTERM', stop)
  if (stopped) process.exit(143)
  return { ok: code === 0, seconds: (performance.now() - started) / 1000 }
}
