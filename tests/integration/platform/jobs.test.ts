import { sql } from 'kysely'
import { recheckTurnsJob } from 'server/domain/projects/turn.jobs'
import { MINUTE } from 'server/platform/clock'
import { JobQueue } from 'server/platform/jobs/queue'
import { enqueueMail, sendMailJob } from 'server/platform/mail/mail.jobs'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { waitFor } from '../../support/wait-for.ts'

const AT_ONCE = 4
const MAILS = 40
/** Poll interval in milliseconds for jobs enqueued without a notification. */
const LOOK_EVERY_MS = 1000
/** Minimum time in milliseconds that workers would need if they only polled. */
const BY_LOOKS_ALONE_MS = (MAILS / AT_ONCE - 1) * LOOK_EVERY_MS
const content = { subject: 'Ciao', preheader: 'Ciao', blocks: [] }

const delivered: string[] = []
let waiting: (() => void)[] = []

/** Mailer that delivers in groups of four: each mail waits for three others. */
const byTheFour = {
  async deliver({ to }: { to: string }) {
    await new Promise<void>(resolve => {
      waiting.push(resolve)
      if (waiting.length < AT_ONCE) return
      for (const go of waiting) go()
      waiting = []
    })
    delivered.push(to)
  },
  close: () => undefined,
}

const { context } = await startApp({ parts: { mailer: byTheFour }, schedule: true })

test('sends four mails concurrently throughout a burst', async () => {
  await context.transact(async work => {
    for (let index = 0; index < MAILS; index++) await enqueueMail(work, `burst-${index}@example.com`, content)
  })
  await waitFor(async () => expect(delivered).toHaveLength(MAILS), BY_LOOKS_ALONE_MS)
})

test('finds jobs that were not announced by its next poll', async () => {
  const before = delivered.length
  await context.db.transaction().execute(async trx => {
    for (let index = 0; index < AT_ONCE; index++)
      await context.jobs.enqueue(trx, sendMailJob, { to: `late-${index}@example.com`, content })
  })
  await waitFor(async () => expect(delivered).toHaveLength(before + AT_ONCE), 10 * LOOK_EVERY_MS)
})

test('no queue notifies inside the transaction that enqueues', async () => {
  const { rows } = await sql<{ name: string }>`select name from pgboss.queue where notify`.execute(context.db)
  expect(rows).toEqual([])
})

test('a start restores the settings of a queue that another release changed', async () => {
  const read = () =>
    sql<{ name: string; tries: number; pulse: number; heir: string }>`
      select name, retry_limit as tries, heartbeat_seconds as pulse, dead_letter as heir from pgboss.queue
      order by name`.execute(context.db)
  const before = await read()
  await sql`update pgboss.queue set retry_limit = 1, heartbeat_seconds = 60, notify = true
    where name = ${sendMailJob.name}`.execute(context.db)
  const next = new JobQueue(context.store, context.log, [sendMailJob], context.config.secretKeys)
  await next.start(context, { work: false })
  await next.stop()
  expect((await read()).rows).toEqual(before.rows)
})

test('a job of every minute is run without being enqueued', async () => {
  await waitFor(async () => {
    const { rows } = await sql<{ state: string }>`
      select state from pgboss.job where name = ${recheckTurnsJob.name}`.execute(context.db)
    expect(rows).toContainEqual({ state: 'completed' })
  }, 2 * MINUTE)
})
