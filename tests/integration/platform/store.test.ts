import { sql } from 'kysely'
import { precompiledQuery } from 'server/platform/db/precompiled-query'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const app = await startApp()
const { context } = app

describe('inside a transaction', () => {
  const queries: [string, () => Promise<unknown>][] = [
    ['a query', () => context.db.selectFrom('users').select('id').execute()],
    ['another transaction', () => context.transact(async () => undefined)],
  ]
  // On PostgreSQL the queue has connections of its own.
  if (context.store.kind === 'embedded') queries.push(['a job queue’s query', () => context.jobs.ping()])
  test.each(queries)('%s on the outer connection throws', async (_case, act) => {
    const began = performance.now()
    await expect(context.transact<unknown>(act)).rejects.toThrow('outer connection')
    expect(performance.now() - began).toBeLessThan(500)
  })

  test('allows the outer connection after it', async () => {
    await context.transact(async () => undefined)
    expect(await context.db.selectFrom('users').select('id').execute()).toBeDefined()
  })
})

/** Collects the ids of a user's events from now on. */
async function hear(userId: string) {
  const heard: number[] = []
  const quiet = { onWords: () => undefined, onRecheck: () => undefined }
  const leave = context.live.subscribe(userId, { onEvent: ({ id }) => void heard.push(id), ...quiet })
  await context.live.latest(userId)
  return { heard, leave }
}

test('a rolled-back transaction leaves no rows, jobs or events', async () => {
  const person = await makeClient(app)
  const { heard, leave } = await hear(person.id)
  const failing = context.transact(async work => {
    work.publish({ userIds: [person.id], topic: 'notification', ids: {} })
    const row = { userId: person.id, title: 'x', message: 'x' }
    await work.db.insertInto('notifications').values(row).execute()
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await context.transact(async work => work.publish({ userIds: [person.id], topic: 'project', ids: {} }))
  const events = await context.live.replay(person.id, 0)
  expect(events.map(event => event.topic)).toEqual(['project'])
  await expect.poll(() => heard).toEqual(events.map(event => event.id))
  leave()
})

test('events of a user become visible in the order of their ids, in any order of commits', async () => {
  const person = await makeClient(app)
  const { heard, leave } = await hear(person.id)
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      context.transact(async work => {
        if (index % 3 === 0) await new Promise(resolve => setTimeout(resolve, 5))
        work.publish({ userIds: [person.id], topic: 'chat', ids: { index: String(index) } })
      }),
    ),
  )
  await expect.poll(() => heard.length).toBe(40)
  expect(heard).toEqual([...heard].sort((one, other) => one - other))
  leave()
})

/** Creates a precompiled query that counts its compilations. */
function counted() {
  let written = 0
  const ask = precompiledQuery((db, { email, limit }: { email: string; limit: number }) => {
    written++
    return db
      .selectFrom('users')
      .select(['id', 'emailConfirmedAt'])
      .where('email', '=', email)
      .where('disabledAt', 'is', null)
      .limit(limit)
  })
  return { ask, written: () => written }
}

describe('precompiledQuery', () => {
  test('compiles once and runs with the values of each call', async () => {
    const { ask, written } = counted()
    const [one, other] = [await makeClient(app), await makeClient(app)]
    const askers = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : other))
    const answers = await Promise.all(askers.map(({ email }) => ask(context.db, { email, limit: 1 })))
    expect(answers.map(rows => rows.map(row => row.id))).toEqual(askers.map(({ id }) => [id]))
    expect(await ask(context.db, { email: one.email, limit: 0 })).toEqual([])
    expect(written()).toBe(1)
  })

  test('sees the writes of its transaction and is refused on the outer connection inside it', async () => {
    const { ask } = counted()
    const { email } = await makeClient(app)
    await context.transact(async ({ db }) => {
      await db.updateTable('users').set({ disabledAt: new Date() }).where('email', '=', email).execute()
      expect(await ask(db, { email, limit: 1 })).toEqual([])
      await expect(ask(context.db, { email, limit: 1 })).rejects.toThrow('outer connection')
    })
  })
})

test('lets PostgreSQL plan the statement once per connection', async () => {
  if (context.store.kind === 'embedded') return
  await context.db.connection().execute(async db => {
    const ask = (email: string) =>
      db.selectFrom('users').select('users.id as asked').where('email', '=', email).execute()
    for (let time = 0; time < 5; time++) await ask(`nobody-${time}@example.com`)
    const { rows } = await sql<{ times: number }>`
      select generic_plans + custom_plans as times
      from pg_prepared_statements where statement like '%as "asked" from "users"%'`.execute(db)
    expect(rows.map(({ times }) => times)).toEqual([5])
  })
})

test('the readiness of a server reports whether it can take requests', async () => {
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)
  context.health.drain()
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(503)
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200)
})
