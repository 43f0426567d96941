import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { demoAccounts } from 'server/demo/accounts'
import { RpcClient } from '../../support/rpc-client.ts'

/** Failures, one per line. */
export type Troubles = string[]

/**
 * Runs the main journeys against a server. The release's own example client goes from sign-up to both invoices, then a
 * manager works on that client's project.
 * @param release folder of the release whose client is used.
 */
export async function travel(release: string, origin: string): Promise<Troubles> {
  const { projectId, troubles } = await orderVideo(release, origin)
  return [...troubles, ...(await workOn(origin, projectId))]
}

async function orderVideo(release: string, origin: string) {
  const program = join(release, 'tests/example-client/order-video.ts')
  const child = spawn(process.execPath, [program, '--url', origin], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const said of [child.stdout, child.stderr]) said.on('data', chunk => (output += chunk))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  const projectId = /\(([\da-f-]{36})\)/.exec(output)?.[1]
  return { projectId, troubles: code === 0 ? [] : [`The order ended with ${code}: ${output.slice(-500)}`] }
}

/** Signs in as the demo's manager, reads a project, changes its status and sends a message. */
async function workOn(origin: string, id: string | undefined): Promise<Troubles> {
  const manager = demoAccounts.find(({ email }) => email.startsWith('pm@'))
  if (!id || !manager) return ['There is no project, or nobody to manage it.']
  const { email, password } = manager
  const client = new RpcClient(origin)
  const steps: [Parameters<RpcClient['ask']>[0], unknown][] = [
    ['auth.teamSignIn', { email, password }],
    ['team.overview', undefined],
    ['team.projects.list', {}],
    ['team.projects.get', { id }],
    ['team.projects.setStatus', { id, status: 'in-review' }],
    ['team.leads.list', {}],
    ['team.chat.send', { message: 'Fatto.', requestId: randomUUID() }],
    ['team.notifications.list', {}],
    ['publicForms.contact', { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }],
    ['auth.signOut', undefined],
  ]
  const troubles: Troubles = []
  for (const [path, input] of steps) {
    const { status, text } = await client.ask(path, input)
    if (status !== 200) troubles.push(`${path}: ${status} ${text.slice(0, 300)}`)
  }
  return troubles
}
