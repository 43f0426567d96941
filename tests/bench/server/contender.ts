import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { noMailEnv } from '../../resilience/servers.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { waitUntil } from '../../support/wait-for.ts'

/** Key of every process of a benchmark: a database accepts one, and a process without it generates its own. */
export const SECRET_KEY = 'a key of the bench alone, long enough to be taken'

/** Settings of our side, added to its environment. */
const asServed = { NODE_ENV: 'test', HOST: '127.0.0.1', LOG_LEVEL: 'info', SECRET_KEY }

/** Measured server in its own process. */
export interface Contender extends Disposable {
  name: string
  origin: string
  pid: number
}

/** Arguments and environment of a program. */
type Command = (port: string) => [args: string[], env: Record<string, string>]

/** Starts a program of this folder, and waits until it answers. */
export async function startSide(name: string, file: string, command: Command): Promise<Contender> {
  const port = await freePort()
  const program = fileURLToPath(new URL(file, import.meta.url))
  const [args, env] = command(String(port))
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const origin = `http://127.0.0.1:${port}`
  await answering(origin, child)
  return { name, origin, pid: child.pid ?? 0, [Symbol.dispose]: () => child.kill('SIGKILL') }
}

/** Starts our side with the given environment. */
export const startOurs = (name: string, env: Record<string, string>): Promise<Contender> =>
  startSide(name, 'ours.ts', port => [[], { ...env, ...noMailEnv, ...asServed, PORT: port }])

function answering(origin: string, child: ChildProcess): Promise<void> {
  return waitUntil(async () => {
    if (child.exitCode !== null) throw new Error(`${origin} ended before it answered.`)
    return fetch(origin).then(Boolean, () => false)
  })
}
