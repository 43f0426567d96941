import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitUntil } from '../../support/wait-for.ts'
import type { Screen } from '../load/screen.ts'
import { isReady } from '../servers.ts'
import type { Engines } from './engines.ts'
import type { Load, Session } from './load.ts'

const LOOK_EVERY_MS = 200
const LOOK_FOR_MS = 60_000
/** Time without failure that counts as recovery, and maximum time until a fault takes effect. */
const STEADY_MS = 3000
const FELT_WITHIN_MS = 12_000
const PATIENCE_MS = 5000
const HEARD_WITHIN_MS = 30_000

/** Seconds until the parts of the product recover from a fault. */
export interface Recovery {
  /** From the fault until both processes are ready, a form is accepted, and both remain so. */
  readySeconds: number
  /** From then until every screen has received a new event. */
  heardSeconds: number
  /** From then until a mail has arrived. */
  mailedSeconds: number
}

interface Watched {
  engines: Engines
  load: Load
  screens: Screen[]
  /** Author of the message that the screens wait for. */
  member: Session
}

/** Runs the fault and waits for recovery; seconds are Infinity where that takes too long. */
export async function recoveryFrom(watched: Watched, fault: () => Promise<void> | void): Promise<Recovery> {
  const began = performance.now()
  await fault()
  const readySeconds = await untilSteady(watched, began)
  return { readySeconds, ...(await untilGoing(watched)) }
}

async function untilSteady({ engines, load }: Watched, began: number): Promise<number> {
  let wellSince: number | undefined = began
  let isFelt = false
  while (performance.now() - began < LOOK_FOR_MS) {
    const askedAt = performance.now()
    if (await isWell(engines, load)) wellSince ??= askedAt
    else {
      wellSince = undefined
      isFelt = true
    }
    const now = performance.now()
    const isOver = isFelt || now - began > FELT_WITHIN_MS
    if (isOver && wellSince !== undefined && now - wellSince > STEADY_MS) return (wellSince - began) / 1000
    await pause(LOOK_EVERY_MS)
  }
  return Number.POSITIVE_INFINITY
}

async function isWell({ ports }: Engines, load: Load): Promise<boolean> {
  const ready = (port: number) =>
    isReady(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(PATIENCE_MS) })
  const form = load.sendForm(`${randomUUID()}@example.com`)
  return (await Promise.all([...ports.map(ready), form])).every(Boolean)
}

async function untilGoing({ engines, load, screens, member }: Watched) {
  const began = performance.now()
  const seconds = (holds: () => boolean) =>
    waitUntil(holds, HEARD_WITHIN_MS).then(
      () => (performance.now() - began) / 1000,
      () => Number.POSITIVE_INFINITY,
    )
  const email = `${randomUUID()}@example.com`
  const client = RpcClient.withSession(engines.site, member.cookie)
  const [said] = await Promise.all([
    client.call('team.chat.send', { message: 'Si va avanti.' }).catch(() => undefined),
    load.sendForm(email),
  ])
  const hasHeard = ({ heard }: Screen) => heard.some(({ ids }) => ids.messageId === said?.id)
  const [heardSeconds, mailedSeconds] = await Promise.all([
    seconds(() => said !== undefined && screens.every(hasHeard)),
    seconds(() => engines.mails.to(email).length > 0),
  ])
  return { heardSeconds, mailedSeconds }
}
