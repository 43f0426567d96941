import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverOwner } from './postgres-cluster.ts'

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

export async function killChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Returns the ends of all logs in a folder. */
export const lastWords = (folder: string): string =>
  readdirSync(folder)
    .filter(name => name.endsWith('.log'))
    .map(name => `${name}: ${readFileSync(join(folder, name), 'utf8').slice(-500)}`)
    .join('\n')
