import { sql } from 'kysely'
import type { DatabaseClient } from 'server/platform/db/store'
import { afterAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { openStartedStore, openTestStore } from '../../support/database.ts'
import { Mailbox } from '../../support/mailbox.ts'
import { startServer, withDataDir } from '../../support/processes/server-process.ts'
import { RpcClient } from '../../support/rpc-client.ts'

const store = await openTestStore()
afterAll(() => store.close())

test('a process without workers enqueues what another one runs', async () => {
  if (!('connectionString' in store.bossDatabase)) throw new Error('This is not PostgreSQL.')
  const { connectionString = '' } = store.bossDatabase
  await withDataDir(async DATA_DIR => {
    const shared = { DATA_DIR, DATABASE_URL: connectionString }
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
    for (const server of [web, worker]) expect((await server.signal('SIGTERM')).code).toBe(0)
  })
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
