import { sql } from 'kysely'
import type { DatabaseClient } from 'server/platform/db/store'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { openStartedStore, openTestStore, urlOf } from '../../support/database.ts'
import { Mailbox } from '../../support/mailbox.ts'
import { startServer, withDataDir } from '../../support/processes/server-process.ts'
import { RpcClient } from '../../support/rpc-client.ts'
import { waitFor } from '../../support/wait-for.ts'

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
