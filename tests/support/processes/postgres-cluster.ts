import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { waitUntil } from '../wait-for.ts'
import { freePort } from './free-port.ts'
import { killChild, ownedFolder, serverOwner } from './logged-child.ts'

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
const SETTINGS = {
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
  const folder = ownedFolder('test-postgres-')
  const initdb = [
    '--pgdata',
    join(folder, 'data'),
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    ...locale(),
    '--no-sync',
  ]
  execFileSync(join(binaries, 'initdb'), initdb, { ...serverOwner(), stdio: 'pipe', cwd: folder })
  const port = await freePort()
  const spawned = () => spawnPostgres(binaries, folder, { port, ...own })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server = spawned()
  process.once('exit', () => server.kill('SIGQUIT'))
  const quit = () => killChild(server, 'SIGQUIT')
  const cluster: Cluster = {
    url,
    signal: signal => signalAll(server.pid, signal),
    crash: quit,
    async start() {
      server = spawned()
      await untilReachable(url, server)
    },
    async stop() {
      await quit()
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
  await untilReachable(url, server).catch(async error => {
    await cluster.stop()
    throw error
  })
  return cluster
}

/** Starts a server on the data in a folder. */
export function spawnPostgres(
  binaries: string,
  folder: string,
  own: Record<string, string | number>,
): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, ...own }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  return spawn(join(binaries, 'postgres'), ['-D', join(folder, 'data'), ...settings], {
    ...serverOwner(),
    stdio: 'ignore',
    cwd: folder,
  })
}

/** Returns options for the same case mapping of accented letters as in the embedded store. */
function locale(): string[] {
  if (process.platform === 'linux') return ['--locale=C.UTF-8']
  return process.platform === 'darwin' ? ['--locale=en_US.UTF-8'] : ['--no-locale']
}

async function untilReachable(url: string, server: ChildProcess): Promise<void> {
  await waitUntil(async () => {
    if (server.exitCode !== null) throw new Error('The throwaway PostgreSQL did not come up.')
    return takesConnections(url)
  }, 20_000)
}

/** Returns whether a database, or a pooler before it, takes a connection. */
export async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  const answers = await client.connect().then(
    () => true,
    () => false,
  )
  await client.end().catch(() => undefined)
  return answers
}

/** Signals a process, unless it has ended, and its child processes. */
export function signalAll(parent: number | undefined, signal: NodeJS.Signals): void {
  for (const pid of [parent, ...childrenOf(parent)]) {
    if (!pid) continue
    try {
      process.kill(pid, signal)
    } catch {
      // The process has already ended.
    }
  }
}

function childrenOf(pid: number | undefined): number[] {
  if (!pid) return []
  try {
    return execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
      .split('\n')
      .map(Number)
  } catch {
    // `ps` fails for a process without children.
    return []
  }
}
