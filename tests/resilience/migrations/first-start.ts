import { setTimeout as pause } from 'node:timers/promises'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { freePort } from '../../support/processes/free-port.ts'
import { ServerProcess } from '../../support/processes/running-server.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { type Environment, withNewEnvironment } from '../environment.ts'
import { noMailEnv } from '../servers.ts'

/** F22, F24: kills a process during its first start: files, migrations, queues. The next start completes it. */
export async function killedAtFirstStart(
  newEnvironment: () => Promise<Environment>,
  { kills }: { kills: number },
): Promise<Figure[]> {
  const whole = await withNewEnvironment(newEnvironment, environment => startOf(environment))
  const seconds: number[] = []
  let failed = 0
  for (let kill = 1; kill <= kills; kill++)
    await withNewEnvironment(newEnvironment, async environment => {
      await killAfter(environment, (whole * kill) / (kills + 1))
      await startOf(environment).then(
        taken => seconds.push(taken / 1000),
        () => failed++,
      )
    })
  return [
    figure('first starts that were killed', '', kills, { atLeast: kills }),
    count('starts afterwards that failed', failed),
    figure('start after a kill', 's', seconds, { atMost: 10 }),
  ]
}

const begin = async (environment: Environment) =>
  new ServerProcess({ ...environment.env, ...noMailEnv }, await freePort())

async function killAfter(environment: Environment, milliseconds: number): Promise<void> {
  const server = await begin(environment)
  await pause(milliseconds)
  await server.signal('SIGKILL')
}

/** Starts a server, sends a form and kills it. Returns the milliseconds until it was ready. */
async function startOf(environment: Environment): Promise<number> {
  const server = await begin(environment)
  try {
    const taken = await server.ready()
    const form = { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }
    await new RpcClient(server.origin).call('publicForms.contact', form)
    return taken
  } finally {
    await server.signal('SIGKILL')
  }
}
