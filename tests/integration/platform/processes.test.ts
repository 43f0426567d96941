import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { tellOverdueJob } from 'server/domain/inbox/leads.jobs'
import { HOUR } from 'server/platform/clock'
import type { DatabaseClient } from 'server/platform/db/store'
import { afterAll, describe, expect, test } from 'vitest'
import { openStream, startApp, type TestApp } from '../../support/app.ts'
import { makeContact } from '../../support/builders/leads.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { openStartedStore, openTestStore, urlOf } from '../../support/database.ts'
import { Mailbox } from '../../support/mailbox.ts'
import { startServer, withDataDir } from '../../support/processes/server-process.ts'
import { at, twoProcesses } from '../../support/processes/two-processes.ts'
import { listRows } from '../../support/rows.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

const [one, other] = await twoProcesses({ LIMITS: 'on' })

describe('two processes on one PostgreSQL', () => {
  test('deliver a message to the other process within 500 ms, once', async () => {
    const manager = await makeMember(one, 'Project Manager')
    const owner = await makeClient(one)
    const projectId = await makeProject(one, owner.id)
    const stream = await openStream(at(other, owner.client))
    const requestId = randomUUID()
    const message = { projectId, text: 'Si gira martedì.', requestId }
    await Promise.all([
      manager.client.call('team.messages.send', message),
      at(other, manager.client).call('team.messages.send', message),
    ])
    const heard = () => stream.events.filter(({ topic }) => topic === 'message').map(({ ids }) => ids)
    await expect.poll(heard, { timeout: 500 }).toEqual([{ projectId }])
    stream.close()
    expect(await listRows(one, 'projectMessages', { projectId })).toHaveLength(1)
  })

  test('end the streams of a session that ends at the other', async () => {
    const owner = await makeClient(one)
    const stream = await openStream(at(other, owner.client))
    await owner.client.call('auth.signOut')
    await stream.ended
    expect((await at(other, owner.client).call('auth.session')).user).toBeNull()
  })

  test('count two hundred attempts at one rate limit together', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Ciao' }
    const send = (app: TestApp) => app.visitor().ask('publicForms.contact', message)
    const tries = await Promise.all(Array.from({ length: 200 }, (_, at) => send(at % 2 ? one : other)))
    expect(tries.filter(answer => answer.status === 200)).toHaveLength(5)
    expect(tries.filter(answer => answer.status === 429)).toHaveLength(195)
  })

  test('notify managers of each overdue request once', async () => {
    const manager = await makeMember(one, 'Project Manager')
    const createdAt = new Date(Date.now() - 25 * HOUR)
    const ids = await Promise.all(Array.from({ length: 60 }, () => makeContact(one, { createdAt })))
    await Promise.all(
      [one, other, one, other].map(app => tellOverdueJob.run(app.context, {}, crypto.randomUUID())),
    )
    const told = await listRows(one, 'notifications', { userId: manager.id })
    expect(told.map(one => one.link).sort()).toEqual(ids.map(id => `/team/leads/contact/${id}`).sort())
  })
})

const store = await openTestStore()
afterAll(() => store.close())

test('a process without workers enqueues what another one runs', async () => {
  await withDataDir(async DATA_DIR => {
    const shared = { DATA_DIR, DATABASE_URL: urlOf(store) }
    const web = await startServer({ ...shared, PROCESS: 'web' })
    await web.ready()
    const email = 'ada@example.com'
    await new RpcClient(web.origin).call('publicForms.contact', { name: 'Ada', email, message: 'Ciao' })
    const mailbox = new Mailbox(web.origin)
    const { rows } = await sql`select from pgboss.job where state = 'created'`.execute(store.db)
    expect(rows).not.toEqual([])
    expect(await mailbox.list(email)).toEqual([])

    const worker = await startServer({ ...shared, PROCESS: 'work' })
    await worker.ready()
    await mailbox.find(email, /./)
    expect((await fetch(worker.origin)).status).toBe(404)
    expect((await fetch(`${worker.origin}/healthz`)).status).toBe(200)
    for (const server of [web, worker])
      expect(await server.signal('SIGTERM')).toEqual({ code: 0, stderr: '' })
  })
})

test('processes that start together write the demo once', async () => {
  const own = await openTestStore()
  await withDataDir(async DATA_DIR => {
    const start = () => startServer({ DATA_DIR, DATABASE_URL: urlOf(own) })
    const servers = await Promise.all([start(), start()])
    // The address is printed once the demo is complete.
    for (const server of servers)
      await waitFor(async () => expect(server.output).toContain(server.origin.slice(-5)))
    for (const server of servers) expect(await server.signal('SIGTERM')).toEqual({ code: 0, stderr: '' })
  })
  await own.close()
})

test.each([
  ['web', ['live']],
  ['work', ['jobs']],
] as const)('PROCESS=%s subscribes only to what it handles: %s', async (PROCESS, channels) => {
  const own = await openStartedStore()
  const heard: string[] = []
  const listen: DatabaseClient['listen'] = (channel, ...hearer) => {
    heard.push(channel)
    return own.listen(channel, ...hearer)
  }
  const store: DatabaseClient = Object.create(own, { listen: { value: listen } })
  const env = { PROCESS, DATABASE_URL: 'postgres://127.0.0.1/own' }
  const { context } = await startApp({ env, parts: { store }, work: PROCESS === 'work' })
  expect(heard).toEqual(channels)
  expect(await context.health.isReady()).toBe(true)
})
