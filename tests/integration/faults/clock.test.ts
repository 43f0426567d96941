import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { rateLimits } from 'server/app/registries'
import { purgeExpiredDataJob } from 'server/domain/privacy/retention.jobs'
import { after, DAY, HOUR, MINUTE } from 'server/platform/clock'
import { sweepJob } from 'server/platform/platform.jobs'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { accountMails } from 'shared/messages/it/mails'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeOrder } from '../../support/builders/orders.ts'
import { makeClient, makeMember, signedIn } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { tokenIn } from '../../support/mailbox.ts'

/** Experiment F27. */
const app = await startApp({ env: { LIMITS: 'on' } })
const { context } = app
const { db } = context

/** Runs a function with the clock set to a time. */
async function at<T>(moment: Date, act: () => Promise<T>): Promise<T> {
  const milliseconds = moment.getTime() - app.clock.now().getTime()
  return jumping(milliseconds, act)
}

async function jumping<T>(milliseconds: number, act: () => Promise<T>): Promise<T> {
  app.clock.advance(milliseconds)
  return act().finally(() => app.clock.advance(-milliseconds))
}

describe.each([
  ['forwards', HOUR],
  ['backwards', -HOUR],
])('when the clock jumps an hour %s', (_, jump) => {
  test('signed-in users stay so and can sign out', async () => {
    const { client } = await makeClient(app)
    await jumping(jump, async () => {
      expect((await client.call('auth.session')).user).not.toBeNull()
      await client.call('auth.signOut')
      expect((await client.call('auth.session')).user).toBeNull()
    })
  })

  test('a mail is sent at once and its link works', async () => {
    const email = `${randomUUID()}@example.com`
    await jumping(jump, async () => {
      const visitor = app.visitor()
      await visitor.call('auth.signUp', { fullName: 'Ada Neri', email, password: 'Quattro-Parole-Ben-Dette' })
      const mail = await app.mailbox.find(email, accountMails.confirmEmail.subject)
      const token = tokenIn(mail, '/confirm-email')
      expect(await visitor.call('auth.confirmEmail', { token })).toMatchObject({ user: { email } })
    })
  })

  test('a rate limit lasts no longer than it says, and ends no earlier', async () => {
    const { max, windowMs } = rateLimits.gateTries
    const key = randomUUID()
    const take = () => context.limits.take('gateTries', key)
    for (let tries = 0; tries < max; tries++) await take()
    await jumping(jump, async () => {
      // After a jump forwards the window has ended and a new one begins; after one backwards it still runs.
      if (jump > 0) for (let tries = 0; tries < max; tries++) await take()
      const refused = await take().catch(error => error)
      expect(refused.code).toBe('LIMITED')
      expect(refused.retryAfterSeconds).toBeLessThanOrEqual(windowMs / 1000)
      await jumping(windowMs, take)
    })
  })

  test('nothing is purged before its time', async () => {
    const person = await makeClient(app, { confirmed: false })
    const createdAt = after(app.clock.now(), -30 * DAY + 2 * HOUR)
    await db.updateTable('users').set({ createdAt }).where('id', '=', person.id).execute()
    const { client } = await makeClient(app)
    await jumping(jump, async () => {
      await purgeExpiredDataJob.run(context, {}, randomUUID())
      await sweepJob.run(context, {}, randomUUID())
    })
    expect((await client.call('auth.session')).user).not.toBeNull()
    const kept = await db.selectFrom('users').select('id').where('id', '=', person.id).execute()
    expect(kept).toHaveLength(1)
  })
})

/** First and last quarter of an hour of the days of clock changes, and of the last days of months. */
const edges = [
  '2027-03-27T23:15:00Z',
  '2027-03-28T00:45:00Z',
  '2027-03-28T01:15:00Z',
  '2027-03-28T21:45:00Z',
  '2027-10-30T22:15:00Z',
  '2027-10-31T00:30:00Z',
  '2027-10-31T01:30:00Z',
  '2027-10-31T22:45:00Z',
  '2028-02-28T23:15:00Z',
  '2028-02-29T22:45:00Z',
  '2027-12-31T23:15:00Z',
].map(text => new Date(text))

const daysBefore = (moment: Date, days: number): Date => after(moment, -days * DAY)

describe.each(edges)('in the night of %s', moment => {
  test.each([0, 1, 7, 29])('a quote is valid for thirty calendar days, %i days before', async days => {
    const now = daysBefore(moment, days)
    const { projectId, ...person } = await makeOrder(app)
    const quote = await at(now, async () =>
      (await signedIn(app, person.id)).call('dashboard.quote.get', { projectId }),
    )
    expect(quote).toMatchObject({ validUntil: addDays(dayInRome(now), 30) })
  })

  test('the hub filters by the urgency that it shows', async () => {
    const manager = await makeMember(app, 'Project Manager')
    const { id } = await makeClient(app)
    for (const days of [2, 3, 7, 8]) {
      const now = daysBefore(moment, 1)
      const deadline = addDays(dayInRome(now), days)
      const title = `Scadenza ${randomUUID()}`
      await makeProject(app, id, { title, deadline })
      await at(now, async () => {
        const client = await signedIn(app, manager.id)
        const [shown] = (await client.call('team.projects.list', { search: title })).items
        if (!shown) throw new Error('The project is not listed.')
        const { urgency } = shown
        const filtered = await client.call('team.projects.list', { search: title, urgency })
        expect([days, filtered.items.length]).toEqual([days, 1])
      })
    }
  })
})

test('what was made for today answers a repeated request alike after midnight', async () => {
  const manager = await makeMember(app, 'Project Manager')
  const { id } = await makeClient(app)
  const projectId = await makeProject(app, id)
  const today = dayInRome(app.clock.now())
  const [shoot, proposal, project] = [randomUUID(), randomUUID(), randomUUID()]
  const lines = [{ label: 'Video su misura', amountCents: 90_000 }]
  const quote = { kind: 'quote', lines, reason: 'Come detto.', validUntil: today } as const
  const made = async () => {
    const signed = await signedIn(app, manager.id)
    const answers = [
      await signed.call('team.shoots.add', {
        projectId,
        requestId: shoot,
        day: today,
        address: 'Via Roma 1',
      }),
      await signed.call('team.proposals.make', { projectId, requestId: proposal, ...quote }),
      await signed.call('team.projects.make', {
        clientId: id,
        requestId: project,
        title: 'Oggi',
        deadline: today,
      }),
    ]
    return answers.map(answer => answer.id)
  }
  expect(await made()).toEqual([shoot, proposal, project])
  expect(await jumping(DAY, made)).toEqual([shoot, proposal, project])
})

test('no daily job is due in an hour that is skipped or repeated', async () => {
  const { rows } = await sql<{ cron: string; timezone: string }>`
    select cron, timezone from pgboss.schedule`.execute(db)
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.filter(({ cron, timezone }) => timezone !== 'Europe/Rome' || /^\S+ 0?2 /.test(cron))).toEqual(
    [],
  )
})

test('a rate limit ends after its minutes, also when the clocks go back', async () => {
  const key = randomUUID()
  await at(new Date('2027-10-31T00:55:00Z'), async () => {
    for (let tries = 0; tries < rateLimits.gateTries.max; tries++) await context.limits.take('gateTries', key)
    await expect(context.limits.take('gateTries', key)).rejects.toMatchObject({ code: 'LIMITED' })
    await jumping(MINUTE, () => context.limits.take('gateTries', key))
  })
})
