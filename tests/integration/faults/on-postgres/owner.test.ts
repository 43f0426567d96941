import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { exitCodeOf } from 'server/app/run'
import { openArchive } from 'server/platform/backup/archive'
import { backUp } from 'server/platform/backup/back-up'
import { restore } from 'server/platform/backup/restore'
import { systemClock } from 'server/platform/clock'
import { migrateToLatest } from 'server/platform/db/migrator'
import { openPostgresStore } from 'server/platform/db/postgres-store'
import { afterAll, expect, inject, test } from 'vitest'
import { startApp } from '../../../support/app.ts'
import { createDataDir, rowsOf, tempFolder } from '../../../support/builders/backups.ts'
import { makeClientWithProject } from '../../../support/builders/orders.ts'
import { onServer } from '../../../support/postgres-template.ts'
import { waitFor } from '../../../support/wait-for.ts'

const template = inject('template')
if (template.kind !== 'postgres') throw new Error('This is about PostgreSQL.')
const { serverUrl } = template
const name = `owned_${randomBytes(6).toString('hex')}`
const [owner, worker] = [`${name}_owner`, `${name}_worker`]
const asRole = (role: string) => {
  const url = new URL(serverUrl)
  url.username = role
  url.password = 'secret'
  url.pathname = name
  return url.href
}
const [url, ownerUrl] = [asRole(worker), asRole(owner)]

await onServer(serverUrl, async client => {
  await client.query(`create role ${worker} login password 'secret'`)
  await client.query(`create role ${owner} login password 'secret' in role ${worker}`)
  await client.query(`create database ${name} owner ${owner}`)
})
afterAll(() =>
  onServer(serverUrl, async client => {
    await client.query(`drop database ${name} with (force)`)
    await client.query(`drop role ${owner}`)
    await client.query(`drop role ${worker}`)
  }),
)
const store = await openPostgresStore(url, url, { ownerUrl })
const app = await startApp({ parts: { store } })

test('one role creates the tables, and the other works with them', async () => {
  const { rows } = await sql<{ owner: string }>`
    select distinct tableowner as owner from pg_tables where schemaname = 'public'`.execute(store.db)
  expect(rows).toEqual([{ owner }])
  const { client, projectId } = await makeClientWithProject(app)
  expect(await client.call('dashboard.status.get', { projectId })).toBeDefined()
  const email = `${randomBytes(6).toString('hex')}@example.com`
  await app.visitor().call('publicForms.contact', { name: 'Ada', email, message: 'Ciao' })
  await expect.poll(() => app.mailbox.list(email)).toHaveLength(1)
  expect((await fetch(`${app.origin}/readyz`)).status).toBe(200)
})

test('a restore fills a database with two roles', async () => {
  const source = { ...(await createDataDir(Promise.resolve(store))), fileOwners: [] }
  let archive = ''
  let rows: string[] = []
  // A mail may still be in delivery, so the backup is repeated until no row changes during it.
  await waitFor(async () => {
    archive = join(tempFolder(), 'archive.tar.gz')
    rows = await rowsOf(source)
    await backUp({ ...source, clock: systemClock }, archive)
    expect(await rowsOf(source)).toEqual(rows)
  })
  const second = `${name}_second`
  await onServer(serverUrl, client => client.query(`create database ${second} owner ${owner}`))
  const into = (address: string) => address.replace(/[^/]*$/, second)
  const target = await openPostgresStore(into(url), into(url), { ownerUrl: into(ownerUrl) })
  try {
    const emptied = await createDataDir(Promise.resolve(target))
    await restore(await openArchive(archive), emptied)
    expect(await rowsOf(emptied)).toEqual(rows)
  } finally {
    await target.close()
    await onServer(serverUrl, client => client.query(`drop database ${second} with (force)`))
  }
})

test.each([
  'alter table users add column more text',
  'drop table audit_log',
  'truncate audit_log',
  'create table more (id integer)',
  `delete from kysely_migration`,
  `insert into kysely_migration (name, timestamp) values ('9999-more', '')`,
])('the working role cannot: %s', async statement => {
  await expect(sql.raw(statement).execute(store.db)).rejects.toMatchObject({ code: '42501' })
})

test('a second start changes nothing, and new tables are usable, too', async () => {
  expect(await migrateToLatest(store)).toEqual([])
  await store.withMigrationConnection(db => sql`create table more (id integer)`.execute(db))
  await sql`insert into more (id) values (1)`.execute(store.db)
})

test('a role that does not own the database is refused in one line', async () => {
  const wrong = await openPostgresStore(
    serverUrl.replace(/[^/]*$/, name),
    serverUrl.replace(/[^/]*$/, name),
    { ownerUrl: url },
  )
  const error = await migrateToLatest(wrong).catch((refused: unknown) => refused)
  await wrong.close()
  expect([exitCodeOf(error), error instanceof Error && error.message]).toEqual([
    78,
    `DATABASE_OWNER_URL takes the role that owns the database ${name}; ${worker} does not.`,
  ])
})
