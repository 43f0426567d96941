import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { streamUserEvents } from 'server/domain/live/event-stream.service'
import { afterAll, expect, inject, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { makeClient, type Person } from '../../support/builders/people.ts'
import { LiveStream } from '../../support/live-stream.ts'
import { at, twoProcesses } from '../../support/processes/two-processes.ts'
import { listRows } from '../../support/rows.ts'

const processes: TestApp[] =
  inject('template').kind === 'postgres' ? await twoProcesses() : [await startApp()]
const process = (index: number): TestApp => {
  const found = processes[index % processes.length]
  if (!found) throw new Error('No process runs.')
  return found
}
const app = process(0)
const { db } = app.context
const stop = new AbortController()
afterAll(() => stop.abort())

/** Collects the ids of the events that a stream at one process receives from now on. */
async function heardBy(userId: string, { context }: TestApp): Promise<number[]> {
  const follow = { userId, lastEventId: undefined, stillValid: async () => true, signal: stop.signal }
  const stream = await streamUserEvents(context, follow)
  const heard: number[] = []
  const listen = async () => {
    for await (const event of stream) if ('id' in event) heard.push(event.id)
  }
  void listen()
  return heard
}

const numbersOf = async (userId: string): Promise<number[]> =>
  (await listRows(app, 'liveEvents', { userId }, 'id')).map(({ id }) => id)

interface Told {
  process: number
  people: number[]
  events: number
  beforeMs: number
  /** Milliseconds between writing the events and the commit. */
  heldMs: number
  /** False if the process dies after the commit, before it announces. */
  announced: boolean
}

const told: fc.Arbitrary<Told> = fc.record({
  process: fc.nat(1),
  people: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
  events: fc.integer({ min: 1, max: 3 }),
  beforeMs: fc.nat(12),
  heldMs: fc.nat(12),
  announced: fc.boolean(),
})

async function tell(one: Told, userIds: string[]): Promise<void> {
  const { live, store } = process(one.process).context
  const told = one.people.flatMap(person => userIds[person] ?? [])
  const event = { userIds: told, topic: 'chat' as const, ids: {} }
  await pause(one.beforeMs)
  const people = await store.db.transaction().execute(async trx => {
    const written = await live.publish(trx, Array<typeof event>(one.events).fill(event))
    await pause(one.heldMs)
    return written
  })
  if (one.announced) live.announce(people)
}

test('each stream gets each event once and in order, in any order of commits and if processes die before announcing', async () => {
  const history = fc.array(told, { minLength: 4, maxLength: 24 })
  await fc.assert(
    fc.asyncProperty(history, async all => {
      const people = await Promise.all([makeClient(app), makeClient(app), makeClient(app)])
      const userIds = people.map(person => person.id)
      const screens = await Promise.all(
        userIds.flatMap(userId =>
          [0, 1].map(async index => ({ userId, heard: await heardBy(userId, process(index)) })),
        ),
      )
      await Promise.all(all.map(one => tell(one, userIds)))
      for (const { userId, heard } of screens) {
        const written = await numbersOf(userId)
        await expect.poll(() => heard.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(written.length)
        expect(heard).toEqual(written)
      }
    }),
    // Shrinking would wait for the timeout at every attempt.
    { numRuns: 8, endOnFailure: true },
  )
})

test('an announced event arrives before the next sweep', async () => {
  const { id } = await makeClient(app)
  const heard = await heardBy(id, process(1))
  const began = performance.now()
  for (let count = 1; count <= 10; count++) {
    await app.context.transact(async work =>
      work.publish({ userIds: [id], topic: 'chat', ids: { count: String(count) } }),
    )
    await expect.poll(() => heard.length, { interval: 5 }).toBe(count)
  }
  expect(performance.now() - began).toBeLessThan(5000)
})

test('more events than one read returns arrive once and in order', async () => {
  const { id } = await makeClient(app)
  const heard = await heardBy(id, process(1))
  const began = performance.now()
  await app.context.transact(async work => {
    for (let count = 0; count < 350; count++) work.publish({ userIds: [id], topic: 'chat', ids: {} })
  })
  const written = await numbersOf(id)
  expect(written).toHaveLength(350)
  await expect.poll(() => heard).toEqual(written)
  // Three sweeps would take longer.
  expect(performance.now() - began).toBeLessThan(4000)
})

test('events of one transaction keep the order in which they were published', async () => {
  const { id } = await makeClient(app)
  const order = ['3', '1', '2', '5', '4']
  await app.context.transact(async work => {
    for (const count of order) work.publish({ userIds: [id], topic: 'chat', ids: { count } })
  })
  const events = await app.context.live.replay(id, 0)
  expect(events.map(event => event.ids.count)).toEqual(order)
})

/** Opens a stream and waits until it receives live events instead of reading the backlog. */
async function listening({ id, client }: Person): Promise<LiveStream> {
  const stream = new LiveStream(at(process(1), client), '0')
  for (let count = 1; count <= 2; count++) {
    await app.context.transact(async work => work.publish({ userIds: [id], topic: 'chat', ids: {} }))
    await expect.poll(() => stream.events.length, { interval: 5 }).toBe(count)
  }
  return stream
}

test.each([
  ['of a revoked session', 'sessions', 'userId', 0],
  ['of a deleted account', 'users', 'id', 1],
] as const)(
  'a stream %s ends even if the revoking process dies before announcing it',
  async (_, table, column, events) => {
    const person = await makeClient(app)
    const { id } = person
    const stream = await listening(person)
    const began = performance.now()
    await db.transaction().execute(async trx => {
      await trx
        .deleteFrom(table)
        .where(column as 'id', '=', id)
        .execute()
      const event = { userIds: [id], topic: 'chat' as const, ids: {} }
      await app.context.live.publish(trx, Array<typeof event>(events).fill(event), [id])
    })
    await stream.ended
    expect(performance.now() - began).toBeLessThan(5000)
    expect(stream.events).toHaveLength(2)
  },
)

test('a stream ends within five seconds when access is revoked while it opens', async () => {
  const { id, client } = await makeClient(app)
  const { live, sessions, transact } = app.context
  const token = client.jar.get('session') ?? ''
  const whileOpened: typeof live = Object.assign(Object.create(live), {
    subscribe: live.subscribe.bind(live),
    countOf: live.countOf.bind(live),
    async latest(userId: string) {
      await transact(async work => {
        await work.db.deleteFrom('sessions').where('userId', '=', userId).execute()
        work.recheck(userId)
      })
      return live.latest(userId)
    },
  })
  const stillValid = async () => (await sessions.find(token)) !== undefined
  const follow = { userId: id, lastEventId: undefined, stillValid, signal: stop.signal }
  const began = performance.now()
  for await (const event of await streamUserEvents({ live: whileOpened }, follow))
    expect(event).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(5000)
})

test('an access check is not sent as an event to a reconnecting stream', async () => {
  const { id, client } = await makeClient(app)
  const { live, transact } = app.context
  await transact(async work => {
    work.recheck(id)
    work.publish({ userIds: [id], topic: 'chat', ids: {} })
  })
  expect((await live.replay(id, 0)).map(event => event.topic)).toEqual(['chat'])
  const stream = new LiveStream(client, '0')
  await expect.poll(() => stream.events.map(event => event.topic)).toEqual(['chat'])
  stream.close()
})
