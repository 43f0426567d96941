import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import { fillDemo } from 'server/demo/fill-demo'
import { openArchive } from 'server/platform/backup/archive'
import { backUp } from 'server/platform/backup/back-up'
import { restore } from 'server/platform/backup/restore'
import { systemClock } from 'server/platform/clock'
import type { DatabaseClient } from 'server/platform/db/store'
import { enqueueMail } from 'server/platform/mail/mail.jobs'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import {
  createDataDir,
  filesOf,
  type Place,
  rowsOf,
  stateOf,
  tempFolder,
} from '../../support/builders/backups.ts'
import { openTestStore } from '../../support/database.ts'

const MAIL = 'in-attesa@example.com'
const ODD_TEXT =
  'a\u202Ecba\u202C \u05E9\u05DC\u05D5\u05DD 👩‍🎬🇮🇹 "quoted" \\back\\ \t\r\n {x} \u0001 \u2028 null'

const app = await startApp({ work: false })
const source: Place = { ...app.context, dataDir: app.context.config.dataDir }
const folder = tempFolder()
const file = join(folder, 'whole.tar.gz')

await fillDemo(app.context)
await makeOddRows()
await makeLongThread()
await app.context.storage.write('odd/a b è 👋.bin', new Uint8Array([0, 255, 10, 13]))
await app.context.storage.write('odd/empty', new Uint8Array())
await app.context.storage.write(`odd/${'long-'.repeat(40)}/${'name'.repeat(40)}`, new Uint8Array([1]))
await app.context.transact(work =>
  enqueueMail(work, MAIL, { subject: 'Promessa', preheader: '', blocks: [{ kind: 'text', text: ODD_TEXT }] }),
)
const report = await backUp({ ...source, clock: systemClock }, file)
// Read at once: jobs may run during the tests.
const rows = await rowsOf(source)

async function makeOddRows(): Promise<void> {
  const { db } = app.context
  const { id: userId } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const moments = ['0044-03-15 12:00:00 BC', '1883-11-18 12:03:58.123', '9999-12-31 23:59:59.999', 'infinity']
  for (const moment of moments)
    await sql`
      insert into notifications (user_id, title, message, link, created_at)
      values (${userId}, ${ODD_TEXT}, '', null, cast(${moment} as timestamptz))`.execute(db)
  for (const detail of ['null', '"null"', '[]', '{"n": 12345678901234567890.123, "__proto__": "\\u00e8"}'])
    await sql`
      insert into audit_log (action, area, subject, detail) values ('odd', 'access', 'null', cast(${detail} as jsonb))`.execute(
      db,
    )
  await sql`
    update projects set deadline = '1850-02-28' where id = (select id from projects limit 1)`.execute(db)
  await sql`
    insert into project_files (project_id, user_id, file_name, file_path, file_type, file_size)
    select id, user_id, ${ODD_TEXT}, 'odd/empty', '', 9223372036854775807 from projects limit 1`.execute(db)
  await sql`
    insert into bundled_mails (user_id, project_id, side, kind, content)
    select ${userId}, id, 'client', 'status', ${ODD_TEXT} from projects limit 1`.execute(db)
  await sql`
    update deliverables set duration_seconds = 0.1::float8 + 0.2::float8, frame_rate = 'NaN'`.execute(db)
}

/** Creates more comments than one batch holds. The root, which all others reference, is read last. */
async function makeLongThread(): Promise<void> {
  const { db } = app.context
  await sql`
    with root as (
      insert into deliverable_comments (deliverable_id, author_name, at_ms, text)
      select id, 'Ada', 0, 'the first' from deliverables limit 1 returning id, deliverable_id
    )
    insert into live_events (user_id, topic, ids)
    select users.id, 'notification', jsonb_build_object('id', root.id) from users, root`.execute(db)
  await sql`
    insert into deliverable_comments (deliverable_id, parent_id, author_name, at_ms, text)
    select deliverable_id, id, 'Ada', n, 'answer ' || n
    from deliverable_comments, generate_series(1, 700) n where text = 'the first'`.execute(db)
  await sql`update deliverable_comments set at_ms = 7 where text = 'the first'`.execute(db)
  await sql`delete from live_events where id = (select max(id) from live_events)`.execute(db)
}

/** Returns the foreign keys and the next value of a sequence, which a restore must set besides rows. */
async function frameOf({ db }: DatabaseClient) {
  const { rows: keys } = await sql`
    select conname, condeferrable, condeferred, convalidated from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by conname`.execute(db)
  const { rows: next } = await sql`select nextval(pg_get_serial_sequence('live_events', 'id'))`.execute(db)
  return { keys, next }
}

async function restored(from: string, given: Promise<DatabaseClient>): Promise<Place> {
  const target = await createDataDir(given)
  await restore(await openArchive(from), target)
  return target
}

async function expectSame(target: Place): Promise<void> {
  expect(rows.length).toBeGreaterThan(30)
  expect(await rowsOf(target)).toEqual(rows)
  expect(await filesOf(target)).toEqual(await filesOf(source))
  expect(readdirSync(target.dataDir).filter(name => name.startsWith('restore-'))).toEqual([])
}

test('a backup reports its content, is readable by its owner only, and leaves no other file', async () => {
  expect(report.rows).toBeGreaterThan(800)
  expect(report.files).toBe((await filesOf(source)).length)
  expect(report.vanishedFiles).toEqual([])
  expect(readdirSync(folder)).toEqual(['whole.tar.gz'])
})

test('a restore into an empty embedded store gives equal tables and files, repeatedly', async () => {
  const target = await createDataDir()
  const nothing = join(folder, 'nothing.tar.gz')
  await expect(backUp({ ...target, clock: systemClock }, nothing)).rejects.toThrow('never been migrated')
  expect(readdirSync(folder).filter(name => name.startsWith('nothing'))).toEqual([])
  await restore(await openArchive(file), target)
  await expectSame(target)
  const again = join(folder, 'again.tar.gz')
  await backUp({ ...target, clock: systemClock }, again)
  await expectSame(await restored(again, openTestStore()))
})

test('a restore into an empty store of the same kind gives equal tables, files, sequences and constraints', async () => {
  const target = await restored(file, openTestStore())
  await expectSame(target)
  expect(await frameOf(target.store)).toEqual(await frameOf(source.store))
})

test('large steps that ran while the store was empty run again', async () => {
  const target = await createDataDir(openTestStore())
  const { db } = target.store
  await db.insertInto('migrationSteps').values({ step: '9000-any.fill', doneAt: new Date() }).execute()
  await restore(await openArchive(file), target)
  expect(await db.selectFrom('migrationSteps').selectAll().execute()).toEqual([])
})

test('a queued mail is sent once by the restored store', async () => {
  const { store } = await restored(file, openTestStore())
  const { mailbox } = await startApp({ parts: { store } })
  await mailbox.find(MAIL, 'Promessa')
  await expect
    .poll(async () => {
      const { rows } = await sql`
        select from pgboss.job where name not like '\\_\\_pgboss%' and state < 'completed'
          and start_after < now()`.execute(store.db)
      return rows.length
    })
    .toBe(0)
  expect(await mailbox.list(MAIL)).toHaveLength(1)
})

test('a job that was running during the backup runs again', async () => {
  const own = await createDataDir(openTestStore())
  await restore(await openArchive(file), own)
  await sql`update pgboss.job set state = 'active', started_on = now() where name = 'mail.send'`.execute(
    own.store.db,
  )
  const active = join(folder, 'active.tar.gz')
  await backUp({ ...own, clock: systemClock }, active)
  const { store } = await restored(active, openTestStore())
  const { rows } = await sql`select distinct state from pgboss.job where name = 'mail.send'`.execute(store.db)
  expect(rows).toEqual([{ state: 'retry' }])
})

test('a file removed during the backup is reported, and the others are archived', async () => {
  const [first = ''] = (await filesOf(source)).map(line => line.split(' ')[0] ?? '')
  let listed = 0
  const storage = {
    ...source.storage,
    async *list() {
      listed++
      for await (const entry of source.storage.list()) if (listed === 1 || entry.path !== first) yield entry
    },
    openRead: source.storage.openRead,
  }
  const partial = join(folder, 'partial.tar.gz')
  // No row references the file.
  const told = await backUp({ ...source, storage, fileOwners: [], clock: systemClock }, partial)
  expect(told.vanishedFiles).toEqual([first])
  expect(told.files).toBe(report.files - 1)
  expect((await openArchive(partial)).manifest.vanishedFiles).toEqual([first])
})

test('rows are of one snapshot during concurrent writes', async () => {
  const { db } = app.context
  let going = true
  const writing = (async () => {
    // The embedded store answers within one turn of the event loop, which would starve the archive writer.
    for (let index = 0; going; index++, await turn())
      await app.context.transact(async work => {
        const email = `writing-${index}@example.com`
        await work.db.insertInto('contactMessages').values({ name: 'Ada', email, message: 'Ciao' }).execute()
        await enqueueMail(work, email, { subject: 'Grazie', preheader: '', blocks: [] })
      })
  })()
  const meanwhile = join(folder, 'meanwhile.tar.gz')
  await backUp({ ...source, clock: systemClock }, meanwhile)
  going = false
  await writing
  const { store } = await restored(meanwhile, openTestStore())
  const halves = await sql`
    select from (select email from contact_messages where email like 'writing-%') lead
      full join (select data ->> 'to' as email from pgboss.job where data ->> 'to' like 'writing-%') mail
        on mail.email = lead.email
    where mail.email is null or lead.email is null`.execute(store.db)
  expect(halves.rows).toEqual([])
  await db.deleteFrom('contactMessages').where('email', 'like', 'writing-%').execute()
  await sql`delete from pgboss.job where data ->> 'to' like 'writing-%'`.execute(db)
})

test.each<[string, (target: Place) => Promise<unknown>]>([
  ['a row', ({ store }) => sql`insert into rate_limits values ('x', 1, now())`.execute(store.db)],
  ['a file', ({ storage }) => storage.write('a.txt', new Uint8Array([1]))],
  ['another restore', async target => restore(await openArchive(file), target)],
])('a restore into a store that is not empty is refused without a change: %s', async (_case, fill) => {
  const target = await createDataDir(openTestStore())
  await fill(target)
  const before = await stateOf(target)
  await expect(restore(await openArchive(file), target)).rejects.toThrow('not empty')
  expect(await stateOf(target)).toEqual(before)
})
