import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** Throwaway PostgreSQL that never waits for the disk. */
export interface Cluster {
  url: string
  /** Freezes or resumes the server and all its child processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  /** Crashes the server, as `pg_ctl -m immediate` does. */
  crash(): Promise<void>
  /** Starts again, and recovers. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** Settings of a server that never waits for the disk. */
export const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  // Every new connection maps them.
  shared_buffers: '64MB',
  autovacuum: 'off',
  unix_socket_directories: '',
  listen_addresses: '127.0.0.1',
}

export async function startCluster(binaries: string, own: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'))
  const owner = serverOwner()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const initdb = [
    '--pgdata',
    data,
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    ...locale(),
    '--no-sync',
  ]
  execFileSync(join(binaries, 'initdb'), initdb, { ...owner, stdio: 'pipe', cwd: folder })
  const port = await freePort()
  const settings = Object.entries({ ...SETTINGS, port, ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const spawned = () =>
    spawn(join(binaries, 'postgres'), ['-D', data, ...settings], { ...owner, stdio: 'ignore', cwd: folder })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server = spawned()
  process.once('exit', () => server.kill('SIGQUIT'))
  const cluster: Cluster = {
    url,
    signal: signal => signalAll(server, signal),
    crash: () => quit(server),
    async start() {
      server = spawned()
      await untilReachable(url, server)
    },
    async stop() {
      await quit(server)
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
  await untilReachable(url, server).catch(async error => {
    await cluster.stop()
    throw error
  })
  return cluster
}

/** Returns the user to run PostgreSQL when this process is root, which PostgreSQL refuses. */
export function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** Returns options for the same case mapping of accented letters as in the embedded store. */
function locale(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8']
  return process.platform === 'darwin' ? ['--locale=en_US.UTF-8'] : ['--no-locale']
}

async function untilReachable(url: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (server.exitCode !== null) break
    const client = new pg.Client({ connectionString: url })
    const answered = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answered) return
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error('The throwaway PostgreSQL did not come up.')
}

/** Stops immediately, without a clean shutdown. */
export async function quit(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGQUIT')
  await once(server, 'exit')
}

function signalAll(server: ChildProcess, signal: NodeJS.Signals): void {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)], { encoding: 'utf8' })
  for (const pid of [server.pid, ...children.split('\n').map(Number)]) if (pid) process.kill(pid, signal)
}
