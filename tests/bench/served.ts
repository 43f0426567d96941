import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { demoAccounts } from 'server/demo/accounts'
import { freePort } from '../support/processes/free-port.ts'
import { ServerProcess } from '../support/processes/running-server.ts'
import { RpcClient } from '../support/rpc-client.ts'
import { waitFor } from '../support/wait-for.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the client if it is missing or outdated. */
export const buildIfStale = () =>
  once(spawn(process.execPath, ['scripts/build.ts', '--if-stale'], { cwd: root, stdio: 'inherit' }), 'exit')

/** Runs `use` against the built product on its own store, without limits, and stops it afterwards. */
export async function withServer<T>(use: (origin: string, pid: number) => Promise<T>): Promise<T> {
  await buildIfStale()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const server = new ServerProcess({ DATA_DIR: dataDir, LIMITS: 'off' }, port)
  try {
    await server.ready()
    return await use(`http://localhost:${port}`, server.pid)
  } finally {
    await server.signal('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Signs in as the demo's manager, once the demo is filled. */
export async function callAsManager(origin: string): Promise<RpcClient> {
  const account = demoAccounts.find(one => one.email === 'pm@demo.example')
  if (!account) throw new Error('The demo has no manager.')
  const { email, password } = account
  const client = new RpcClient(origin)
  await waitFor(async () => void (await client.call('auth.teamSignIn', { email, password })))
  return client
}

/** Returns the id of a project of the demo. */
export async function demoProject(client: RpcClient): Promise<string> {
  const [project] = (await client.call('team.projects.list')).items
  if (!project) throw new Error('The demo has no project.')
  return project.id
}
