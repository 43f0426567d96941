import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { waitUntil } from '../wait-for.ts'
import { freePort } from './free-port.ts'
import { killChild, lastWords, ownedFolder, startLogged } from './logged-child.ts'
import { takesConnections } from './postgres-cluster.ts'

/** Throwaway PgBouncer in transaction mode, for all databases of a PostgreSQL server. */
export interface PgBouncer {
  /** Returns the address of a database through the pooler. */
  through(url: string): string
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void
  stop(): Promise<void>
}

/** Server behind the pooler, and the user who connects to it. */
interface PooledServer {
  host?: string
  port: number
  user?: string
  password?: string
}

const shipped = fileURLToPath(new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url))
const PROGRAM = process.env.PGBOUNCER_PATH ?? 'pgbouncer'
/** First version with prepared statements in transaction mode. */
const LEAST = { major: 1, minor: 21 }
const READY_WITHIN_MS = 20_000

/** Returns the reason why no PgBouncer can start here, or undefined if it can. */
export function whyNoPgBouncer(): string | undefined {
  try {
    const words = execFileSync(PROGRAM, ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    const [, major = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(words) ?? []).map(Number)
    const isNew = major > LEAST.major || (major === LEAST.major && minor >= LEAST.minor)
    return isNew ? undefined : `no PgBouncer from 1.21 on: ${words.split('\n')[0]} is installed`
  } catch {
    return 'no PgBouncer: it is not installed'
  }
}

/** Starts PgBouncer with the shipped configuration, overridden by `settings`. @throws Error with the end of its log. */
export async function startPgBouncer(
  { host = '127.0.0.1', port: serverPort, user = 'postgres', password }: PooledServer,
  settings: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const folder = ownedFolder('test-pgbouncer-')
  const port = await freePort()
  const own = { listen_port: port, auth_type: 'any', auth_file: '' }
  const lines = Object.entries({ ...own, ...settings }).map(([name, value]) => `${name} = ${value}`)
  const secret = password ? ` password=${password}` : ''
  const databases = `* = host=${host} port=${serverPort} user=${user}${secret}`
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(config, `%include ${shipped}\n${lines.join('\n')}\n[databases]\n${databases}\n`)
  const child = startLogged(folder, 'pgbouncer', { program: PROGRAM, args: [config], asOwner: true })
  const pooler: PgBouncer = {
    through(url) {
      const through = new URL(url)
      through.port = String(port)
      return through.href
    },
    signal: signal => void child.kill(signal),
    async stop() {
      await killChild(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await untilListening(port).catch(async error => {
    const words = lastWords(folder)
    await pooler.stop()
    throw new Error(`The throwaway PgBouncer did not come up: ${words}`, { cause: error })
  })
  return pooler
}

/** Waits for PgBouncer by its own database, which it serves without a server. */
const untilListening = (port: number): Promise<void> =>
  waitUntil(() => takesConnections(`postgres://pgbouncer@127.0.0.1:${port}/pgbouncer`), READY_WITHIN_MS)
