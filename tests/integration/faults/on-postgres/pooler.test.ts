import { sql } from 'kysely'
import { exitCodeOf } from 'server/app/run'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import type { DatabaseClient } from 'server/platform/db/store'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { ask } from '../../../resilience/environment.ts'
import { openStream, startApp } from '../../../support/app.ts'
import { makeClient, makeMember } from '../../../support/builders/people.ts'
import { makeProject } from '../../../support/builders/projects.ts'
import { openTestStore, urlOf } from '../../../support/database.ts'
import { startPgBouncer, whyNoPgBouncer } from '../../../support/processes/pgbouncer.ts'
import { waitFor } from '../../../support/wait-for.ts'

const template = inject('template')
if (template.kind !== 'postgres') throw new Error('This is about PostgreSQL.')
const { serverUrl } = template
const server = { host: new URL(serverUrl).hostname, port: Number(new URL(serverUrl).port || 5432) }
const reason = whyNoPgBouncer()
const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanups.reverse()) await cleanUp()
})

async function newDatabase(): Promise<string> {
  const store = await openTestStore()
  cleanups.push(() => store.close())
  return urlOf(store)
}

async function poolerWith(settings: Record<string, string | number>) {
  const pooler = await startPgBouncer(server, settings)
  cleanups.push(() => pooler.stop())
  return pooler
}

/** Returns the exit code and the message with which a start with these addresses fails. */
async function refusalOf(url: string, listenUrl: string): Promise<[number | undefined, string]> {
  const error = await openPostgresStore(url, listenUrl).catch((refused: unknown) => refused)
  if (!(error instanceof Error)) throw new Error('It was not refused.')
  expect(error.message.split('\n')).toHaveLength(1)
  return [exitCodeOf(error), error.message]
}

describe.skipIf(reason)(`behind PgBouncer in transaction mode${reason ? ` (${reason})` : ''}`, async () => {
  if (reason) return
  // Fewer server connections than the process opens, so that they are shared all the time.
  const pooler = await poolerWith({ default_pool_size: 3 })
  const url = await newDatabase()
  const store: DatabaseClient = await openPostgresStore(pooler.through(url), url, { failFast: true })
  const app = await startApp({ parts: { store } })

  test('runs calls, live events and jobs concurrently', async () => {
    const manager = await makeMember(app, 'Project Manager')
    const people = await Promise.all(Array.from({ length: 12 }, () => makeClient(app)))
    const stream = await openStream(manager.client)
    await Promise.all(
      people.map(async ({ id, client }, index) => {
        const projectId = await makeProject(app, id)
        for (let turn = 0; turn < 5; turn++) await client.call('dashboard.status.get', { projectId })
        const email = `pooled-${index}@example.com`
        await app.visitor().call('publicForms.contact', { name: 'Ada', email, message: 'Ciao' })
      }),
    )
    await waitFor(async () => {
      for (let index = 0; index < people.length; index++)
        expect(await app.mailbox.list(`pooled-${index}@example.com`)).toHaveLength(1)
    })
    await expect.poll(() => stream.events.map(event => event.topic)).toContain('lead')
    stream.close()
    expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)
  })

  test('sets the timeouts on every connection, also on existing ones', async () => {
    const limits = sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`
    const asked = await Promise.all(Array.from({ length: 12 }, () => limits.execute(app.context.db)))
    for (const { rows } of asked)
      expect(rows).toEqual([
        { name: 'lock_timeout', setting: '3500' },
        { name: 'statement_timeout', setting: '4000' },
      ])
  })

  test('cancels a slow query and answers the next one', async () => {
    await expect(sql`select pg_sleep(20)`.execute(app.context.db)).rejects.toMatchObject({ code: '57014' })
    await sql`select 1`.execute(app.context.db)
  })

  test('does not change the timeouts of another program', async () => {
    expect(await ask(serverUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '0' }])
  })
})

describe.skipIf(reason)('an unsuitable pooler is refused in one line', () => {
  const direct = /^DATABASE_LISTEN_URL takes a direct connection to the server: /

  test.each([
    ['refuses', {}],
    ['drops', { ignore_startup_parameters: 'options' }],
  ])('as the only address, when it %s the settings of a session', async (_case, settings) => {
    const url = (await poolerWith(settings)).through(await newDatabase())
    expect(await refusalOf(url, url)).toEqual([
      78,
      expect.stringMatching(/^DATABASE_URL takes a pooler only together with DATABASE_LISTEN_URL, /),
    ])
  })

  test('as the address for LISTEN', async () => {
    const url = await newDatabase()
    const pooler = await poolerWith({})
    for (const settings of [{}, { ignore_startup_parameters: 'options' }])
      expect(await refusalOf(pooler.through(url), (await poolerWith(settings)).through(url))).toEqual([
        78,
        expect.stringMatching(direct),
      ])
  })

  test('when it does not keep prepared statements', async () => {
    const url = await newDatabase()
    const pooler = await poolerWith({ max_prepared_statements: 0 })
    expect(await refusalOf(pooler.through(url), url)).toEqual([
      78,
      expect.stringMatching(/^DATABASE_URL takes a pooler that keeps prepared statements: /),
    ])
  })
})
