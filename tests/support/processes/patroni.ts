import type { ChildProcess } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitUntil } from '../wait-for.ts'
import { freePort } from './free-port.ts'
import { killChild, lastWords, ownedFolder, startLogged } from './logged-child.ts'
import { signalAll } from './postgres-cluster.ts'

const PATRONI = '/usr/bin/patroni'
const ETCD = '/usr/bin/etcd'
const shipped = fileURLToPath(new URL('../../../deploy/patroni/patroni.yml', import.meta.url))
const READY_WITHIN_MS = 90_000

/** Database server with its Patroni. */
export interface DatabaseNode {
  port: number
  /** Port of Patroni's REST interface. */
  statusPort: number
  isPrimary(): Promise<boolean>
  /** Signals Patroni, the database server and its child processes. */
  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void
  /** Starts it again after a kill. */
  start(): void
}

/** Two database servers: a primary and its synchronous standby. */
export interface PatroniCluster {
  nodes: DatabaseNode[]
  superuserPassword: string
  /** Waits for a primary with a synchronous standby. @throws Error with the ends of all logs after 90 s. */
  whole(): Promise<void>
  primary(): Promise<DatabaseNode>
  stop(): Promise<void>
}

/** Returns the reason why no such cluster can start here, or undefined if it can. */
export function whyNoPatroni(): string | undefined {
  const missing = [PATRONI, ETCD].find(program => !existsSync(program))
  return missing && `no cluster of databases: ${missing} is not installed`
}

/** Starts the shipped configuration with other ports and folders, and one etcd instead of three. */
export async function startPatroni(binaries: string): Promise<PatroniCluster> {
  const folder = ownedFolder('test-patroni-')
  copyFileSync(shipped, join(folder, 'patroni.yml'))
  const etcd = await startEtcd(folder)
  const nodes = [
    await startNode(folder, { name: 'db1', binaries, etcdPort: etcd.port }),
    await startNode(folder, { name: 'db2', binaries, etcdPort: etcd.port }),
  ]
  const whole = () =>
    waitUntil(async () => (await Promise.all(nodes.map(isHealthy))).every(Boolean), READY_WITHIN_MS).catch(
      error => {
        throw new Error(`The database servers did not come together: ${lastWords(folder)}`, { cause: error })
      },
    )
  const cluster: PatroniCluster = {
    nodes,
    superuserPassword: 'change-me-postgres',
    whole,
    async primary() {
      const are = await Promise.all(nodes.map(node => node.isPrimary()))
      const found = nodes[are.indexOf(true)]
      if (!found) throw new Error('There is no primary.')
      return found
    },
    async stop() {
      for (const node of nodes) node.signal('SIGKILL')
      await killChild(etcd.child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  process.once('exit', () => nodes.forEach(node => void node.signal('SIGKILL')))
  return cluster
}

async function startEtcd(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort()
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${await freePort()}`]
  const args = [
    ...['--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
    ...['--initial-cluster', `default=${peers}`, '--logger', 'zap'],
  ]
  const child = startLogged(folder, 'etcd', { program: ETCD, args, asOwner: true })
  return { child, port }
}

async function startNode(
  folder: string,
  { name, binaries, etcdPort }: { name: string; binaries: string; etcdPort: number },
): Promise<DatabaseNode> {
  const [port, statusPort] = [await freePort(), await freePort()]
  const data = join(folder, name)
  const env = {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${etcdPort}`,
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${statusPort}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${statusPort}`,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: binaries,
    PATRONI_POSTGRESQL_PGPASS: join(folder, `${name}.pgpass`),
  }
  const start = () =>
    startLogged(folder, name, { program: PATRONI, args: ['patroni.yml'], asOwner: true, env })
  let child = start()
  return {
    port,
    statusPort,
    isPrimary: () => says(statusPort, 'primary'),
    signal(signal) {
      for (const pid of [child.pid, serverOf(data)]) signalAll(pid, signal)
    },
    start() {
      child = start()
    },
  }
}

const isHealthy = async ({ statusPort }: DatabaseNode): Promise<boolean> =>
  (await says(statusPort, 'primary')) || says(statusPort, 'synchronous')

const says = (port: number, what: string): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/${what}`, { signal: AbortSignal.timeout(1000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Returns the process id of the database server from its pid file. */
function serverOf(data: string): number | undefined {
  try {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  } catch {
    return undefined
  }
}
