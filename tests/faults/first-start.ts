import { setTimeout as pause } from 'node:timers/promises'
import type { Figure } from '../load/figures.ts'
import { freePort } from '../support/free-port.ts'
import { RpcClient } from '../support/rpc-client.ts'
import { ServerProcess } from '../support/running-server.ts'
import { count } from './counted.ts'
import type { Place } from './place.ts'
import { quiet } from './servers.ts'

/**
 * F22, F24: a process is killed while it makes its store: files, migrations, queues. Whatever moment it was, the next
 * start does the rest.
 */
export async function killedAtFirstStart(
  newPlace: () => Promise<Place>,
  { kills }: { kills: number },
): Promise<Figure[]> {
  const whole = await on(newPlace, place => startOf(place))
  const seconds: number[] = []
  let failed = 0
  for (let kill = 1; kill <= kills; kill++)
    await on(newPlace, async place => {
      await killAfter(place, (whole * kill) / (kills + 1))
      await startOf(place).then(
        taken => seconds.push(taken / 1000),
        () => failed++,
      )
    })
  return [
    { what: 'first starts that were killed', unit: '', values: [kills], bar: { atLeast: kills } },
    count('starts afterwards that failed', failed),
    { what: 'start after a kill', unit: 's', values: seconds, bar: { atMost: 10 } },
  ]
}

async function on<T>(newPlace: () => Promise<Place>, use: (place: Place) => Promise<T>): Promise<T> {
  const place = await newPlace()
  return use(place).finally(() => place.remove())
}

const begin = async (place: Place) => new ServerProcess({ ...place.env, ...quiet }, await freePort())

async function killAfter(place: Place, milliseconds: number): Promise<void> {
  const server = await begin(place)
  await pause(milliseconds)
  await server.signal('SIGKILL')
}

/** Starts, takes a form, and ends. @returns the milliseconds until it was ready. */
async function startOf(place: Place): Promise<number> {
  const server = await begin(place)
  try {
    const taken = await server.ready()
    const form = { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }
    await new RpcClient(server.origin).call('publicForms.contact', form)
    return taken
  } finally {
    await server.signal('SIGKILL')
  }
}
