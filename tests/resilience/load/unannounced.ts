import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { count, type Figure, figure } from '../../bench/figures.ts'
import { waitUntil } from '../../support/wait-for.ts'
import type { Environment } from '../environment.ts'
import { makePeople } from '../people.ts'
import { serversOn } from '../servers.ts'
import { openScreens } from './screen.ts'

const script = fileURLToPath(new URL('./publisher-that-dies.ts', import.meta.url))
const SCREENS_EACH = 10
const WITHIN_MS = 30_000

/**
 * F16: kills processes between the commit of an event and its announcement. The screens of other processes still
 * receive the event.
 */
export async function killedBeforeAnnouncing(
  environment: Environment,
  { screens, kills }: { screens: number; kills: number },
): Promise<Figure[]> {
  const people = await makePeople(environment, Math.ceil(screens / SCREENS_EACH))
  const { servers, stop } = await serversOn(environment, 2)
  const all = openScreens(
    screens,
    people,
    servers.map(server => server.origin),
  )
  const seconds: number[] = []
  let survived = 0
  try {
    await Promise.all(all.map(screen => screen.opened))
    for (let kill = 1; kill <= kills; kill++) {
      const args = [script, environment.env.DATABASE_URL ?? '', ...people.map(({ id }) => id)]
      const publisher = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] })
      const [, signal] = await once(publisher, 'exit')
      if (signal !== 'SIGKILL') survived++
      const killedAt = performance.now()
      await waitUntil(() => all.every(screen => screen.heard.length >= kill), WITHIN_MS).catch(
        () => undefined,
      )
      seconds.push((performance.now() - killedAt) / 1000)
    }
    return [
      count('publishers that were not killed', survived),
      count('screens that lack an event', all.filter(({ heard }) => heard.length < kills).length),
      count('screens that have one twice', all.filter(({ heard }) => heard.length > kills).length),
      figure('time until all screens have an event without a signal', 's', seconds, { atMost: 5 }),
    ]
  } finally {
    for (const screen of all) screen.leave()
    await stop()
  }
}
