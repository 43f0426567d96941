import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const LOOK_MS = 10
const MAX_MS = 120_000

/** Runs a command of the repository to its end. Returns the seconds. */
export async function secondsOf(command: string, ...args: string[]): Promise<number> {
  const began = performance.now()
  const [code] = await once(spawn(command, args, { cwd: root, stdio: 'ignore' }), 'exit')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}.`)
  return (performance.now() - began) / 1000
}

/**
 * Starts a command in its own process group, waits until the address answers, and stops it with SIGINT. Returns the
 * seconds until the answer.
 */
export async function secondsToAnswer(
  { command, args, env }: { command: string; args: string[]; env: Record<string, string> },
  address: string,
  whileItRuns: (pid: number) => void = () => undefined,
): Promise<number> {
  const began = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: 'ignore',
    detached: true,
  })
  try {
    await answers(address, child)
    const seconds = (performance.now() - began) / 1000
    whileItRuns(child.pid ?? 0)
    return seconds
  } finally {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.pid) {
      process.kill(-child.pid, 'SIGINT')
      await ended
    }
  }
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + MAX_MS
  while (performance.now() < until && child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, LOOK_MS))
  }
  throw new Error(`Nothing answered at ${address}.`)
}
