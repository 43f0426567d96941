import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'

const { context, ...app } = await startApp()

describe('inside a transaction', () => {
  test.each([
    ['a query', () => context.db.selectFrom('users').select('id').execute()],
    ['another transaction', () => context.transact(async () => undefined)],
    ['a job queue’s query', () => context.jobs.ping()],
  ])('%s on the outer connection throws', async (_case, act) => {
    if (context.store.kind === 'postgres' && _case.startsWith('a job')) return
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
  const person = await makeClient({ context, ...app })
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
  const person = await makeClient({ context, ...app })
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

test('the readiness of a server reports whether it can take requests', async () => {
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)
  context.health.drain()
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(503)
  expect((await fetch(`${app.origin}/healthz`)).status).toBe(200)
})
