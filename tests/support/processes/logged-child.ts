import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Started {
  program: string
  args: string[]
  /** Runs as the user who may run PostgreSQL. */
  asOwner?: boolean
  env?: Record<string, string>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Returns the user to run PostgreSQL when this process is root, which PostgreSQL refuses. */
export function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Creates a temporary folder, owned by the user who may run PostgreSQL. */
export function ownedFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  const owner = serverOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

/** Starts a third-party program with its output in `<name>.log` in `folder`. It ends with this process. */
export function startLogged(folder: string, name: string, started: Started): ChildProcess {
  const log = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(started.program, started.args, {
    ...(started.asOwner && serverOwner()),
    env: { ...process.env, ...started.env },
    stdio: ['ignore', log, log],
    cwd: folder,
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

export async function killChild(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Returns the ends of all logs in a folder. */
export const lastWords = (folder: string): string =>
  readdirSync(folder)
    .filter(name => name.endsWith('.log'))
    .map(name => `${name}: ${readFileSync(join(folder, name), 'utf8').slice(-500)}`)
    .join('\n')
