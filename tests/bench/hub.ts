import { demoAccounts } from 'server/demo/accounts'
import { RpcClient } from '../support/rpc-client.ts'
import { waitFor } from '../support/wait-for.ts'

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
