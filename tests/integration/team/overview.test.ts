import { HOUR, MINUTE } from 'server/platform/clock'
import type { LeadState } from 'shared/inbox/lead'
import type { PaymentState } from 'shared/payment/payment-types'
import type { RefundState } from 'shared/payment/refund'
import type { ProjectStatus } from 'shared/projects/status'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import {
  makeAudit,
  makeContact,
  makeInterview,
  makeRefund,
  makeScript,
} from '../../support/builders/leads.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../support/builders/people.ts'
import { announcedTransfer, makeBooking, makePayment, makeProject } from '../../support/builders/projects.ts'
import { insertRow } from '../../support/rows.ts'

/** Wednesday, 11:00 in Rome; summer time ended on 26 October. */
const NOW = new Date('2031-11-05T10:00:00Z')

const app = await startApp({ work: false })
app.clock.advance(NOW.getTime() - app.clock.now().getTime())
const giulia = await makeMember(app, 'Project Manager')
const client = await makeClient(app)

const overview = (period?: '3-months' | '6-months' | '12-months') =>
  giulia.client.call('team.overview', { ...(period && { period }) })

test('lists every week, month and number of rounds without any data', async () => {
  const { projects, requests, rounds, payments } = await overview()
  const nothing = { overdue: 0, 'this-week': 0, later: 0, none: 0 }
  expect(projects.completed).toBe(0)
  expect(projects.open).toEqual(
    ['briefing', 'in-production', 'in-review'].map(status => ({ status, ...nothing })),
  )
  expect(requests.weeks).toHaveLength(13)
  expect(requests.weeks.at(-1)?.week).toBe('2031-11-03')
  expect(requests.total).toEqual({ received: 0, inTime: 0, late: 0, other: 0, medianSeconds: null })
  expect(rounds).toEqual([0, 1, 2].map(used => ({ rounds: used, projects: 0 })))
  expect(payments.map(({ month }) => month)).toEqual(['2031-09-01', '2031-10-01', '2031-11-01'])
  expect(payments.every(({ paidCents, refundedCents }) => paidCents === 0 && refundedCents === 0)).toBe(true)
})

test('counts open projects by status and deadline, with the next seven days as one group', async () => {
  const made: [ProjectStatus, string | null][] = [
    ['briefing', '2031-11-04'],
    ['briefing', '2031-11-05'],
    ['briefing', '2031-11-09'],
    ['briefing', '2031-11-10'],
    ['briefing', '2031-11-12'],
    ['in-production', null],
    ['in-production', null],
    ['in-review', '2030-01-01'],
    ['completed', '2031-11-04'],
  ]
  for (const [status, deadline] of made) await makeProject(app, client.id, { status, deadline })
  expect((await overview()).projects).toEqual({
    open: [
      { status: 'briefing', overdue: 1, 'this-week': 3, later: 1, none: 0 },
      { status: 'in-production', overdue: 0, 'this-week': 0, later: 0, none: 2 },
      { status: 'in-review', overdue: 1, 'this-week': 0, later: 0, none: 0 },
    ],
    completed: 1,
  })
})

describe('requests', () => {
  const makers = [makeAudit, makeScript, makeInterview, makeContact]
  let turn = 0
  /** Creates a request. The kinds alternate, since they count alike. */
  async function came(at: string, answeredAfterMs: number | null, state: LeadState): Promise<void> {
    const createdAt = new Date(at)
    const answeredAt = answeredAfterMs === null ? null : new Date(createdAt.getTime() + answeredAfterMs)
    await makers[turn++ % makers.length]?.(app, { createdAt, answeredAt, state })
  }

  test('are counted in the week of arrival, with the result of the promised 24 hours', async () => {
    // Last minute of a Sunday in Rome and first minute of the Monday after, at a clock change.
    await came('2031-10-19T21:59:00Z', 2 * HOUR, 'answered')
    await came('2031-10-19T22:00:00Z', 24 * HOUR - 1, 'answered')
    await came('2031-10-26T22:59:00Z', 24 * HOUR, 'closed')
    await came('2031-10-26T23:00:00Z', null, 'closed')
    await came('2031-11-03T09:00:00Z', 10 * MINUTE, 'answered')
    await came('2031-11-03T10:00:00Z', 20 * MINUTE, 'answered')
    await came('2031-11-03T11:00:00Z', 60 * MINUTE, 'answered')
    await came('2031-11-03T12:00:00Z', null, 'in-progress')
    await came('2031-11-04T12:00:00Z', null, 'new')
    // Before the first of the weeks.
    await came('2031-08-10T21:59:00Z', HOUR, 'answered')
    const { weeks, total } = (await overview()).requests
    const seconds = (ms: number) => expect.closeTo(ms / 1000, 1)
    const expectWeek = (week: string, [received, inTime, late, other]: number[], medianMs: number | null) => {
      const medianSeconds = medianMs === null ? null : seconds(medianMs)
      const found = weeks.find(one => one.week === week)
      expect(found).toEqual({ week, received, inTime, late, other, medianSeconds })
    }
    expect(weeks[0]?.week).toBe('2031-08-11')
    expectWeek('2031-10-13', [1, 1, 0, 0], 2 * HOUR)
    expectWeek('2031-10-20', [2, 1, 1, 0], 24 * HOUR)
    expectWeek('2031-10-27', [1, 0, 0, 1], null)
    expectWeek('2031-11-03', [5, 3, 1, 1], 20 * MINUTE)
    // 10, 20 and 60 minutes, 2 hours and twice 24 hours: the median is between one and two hours.
    expect(total).toEqual({ received: 9, inTime: 5, late: 2, other: 2, medianSeconds: seconds(90 * MINUTE) })
    expect((await overview('6-months')).requests.total.received).toBe(10)
  })
})

test('rounds are of projects with a version published in the period', async () => {
  const at = (day: string) => new Date(`${day}T12:00:00Z`)
  async function reviewed(publishedOn: string, rounds: number): Promise<void> {
    const projectId = await makeProject(app, client.id, { status: 'completed' })
    for (let round = 1; round <= rounds; round++)
      await makeVersion(app, projectId, { createdAt: at('2031-01-01'), changesRequestedAt: at('2031-01-02') })
    await makeVersion(app, projectId, { createdAt: at(publishedOn) })
  }
  await reviewed('2031-09-01', 0)
  await reviewed('2031-10-01', 2)
  await reviewed('2031-11-01', 2)
  await reviewed('2031-11-02', 1)
  await reviewed('2031-08-30', 1)
  expect((await overview()).rounds.map(one => one.projects)).toEqual([1, 1, 2])
  expect((await overview('6-months')).rounds.map(one => one.projects)).toEqual([1, 2, 2])
})

test('money counts in the month (Rome) of its payment and of its refund, even a partial one', async () => {
  async function paid(paidAt: string, totalCents: number, status: PaymentState = 'paid') {
    const { projectId } = await makeConfirmed(app)
    const facts = { status, totalCents, netCents: totalCents, paidAt: new Date(paidAt) }
    return { projectId, paymentId: await makePayment(app, projectId, facts) }
  }
  const givenBack = (
    paymentId: string,
    settledAt: string,
    amountCents: number,
    state: RefundState = 'done',
  ) =>
    insertRow(app, 'refunds', {
      paymentId,
      amountCents,
      state,
      provider: 'simulated',
      settledAt: state === 'pending' ? null : new Date(settledAt),
    })
  await paid('2031-09-30T21:59:00Z', 47_000)
  const kept = await paid('2031-09-30T22:00:00Z', 50_050)
  await givenBack(kept.paymentId, '2031-10-31T22:59:00Z', 5_000)
  await givenBack(kept.paymentId, '2031-10-31T23:00:00Z', 1_000)
  await givenBack(kept.paymentId, '2031-10-31T23:00:00Z', 2_000, 'refused')
  await givenBack(kept.paymentId, '2031-10-31T23:00:00Z', 3_000, 'pending')
  const returned = await paid('2031-10-10T10:00:00Z', 97_000, 'refunded')
  await givenBack(returned.paymentId, '2031-11-02T10:00:00Z', 97_000)
  await paid('2031-08-31T21:59:00Z', 99_900)
  const inParts = await makePayment(app, kept.projectId, {
    ...announcedTransfer(),
    instalment: 'balance',
    totalCents: 55_000,
    netCents: 55_000,
  })
  await makeBooking(app, inParts, 30_000, '2031-09-05')
  await makeRefund(app, returned.projectId)
  expect((await overview()).payments).toEqual([
    { month: '2031-09-01', paidCount: 2, paidCents: 77_000, refundedCount: 0, refundedCents: 0 },
    { month: '2031-10-01', paidCount: 2, paidCents: 147_050, refundedCount: 1, refundedCents: 5_000 },
    { month: '2031-11-01', paidCount: 0, paidCents: 0, refundedCount: 2, refundedCents: 98_000 },
  ])
  expect((await overview('12-months')).payments).toHaveLength(12)
})

test('a refund request counts like the others', async () => {
  const { total } = (await overview()).requests
  expect(total.received).toBe(10)
})
