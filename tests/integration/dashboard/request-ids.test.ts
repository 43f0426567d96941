import { randomUUID } from 'node:crypto'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { askForGuest } from '../../support/builders/guests.ts'
import { askToPay, makeConfirmed, type Order } from '../../support/builders/orders.ts'
import { askForLink } from '../../support/builders/pay-links.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makePayment } from '../../support/builders/projects.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'

const app = await startApp({ env: bankAccount })
const { client: hub } = await makeMember(app, 'Project Manager')
const today = dayInRome(app.clock.now())

type Ask = (requestId: string) => Promise<{ code?: string | undefined }>

/** Prepares a project for a request; the requests of several projects are then sent at once. */
const prepared: Record<string, (order: Order) => Promise<Ask> | Ask> = {
  'a shooting day':
    ({ projectId }) =>
    requestId =>
      hub.ask('team.shoots.add', { projectId, requestId, day: addDays(today, 1), address: 'Parma' }),
  'a proposal':
    ({ projectId }) =>
    requestId =>
      hub.ask('team.proposals.make', {
        projectId,
        requestId,
        kind: 'round',
        lines: [{ label: 'Un giro in più', amountCents: 0 }],
        reason: 'Ci siamo sbagliati noi.',
        validUntil: today,
      }),
  'a guest':
    ({ client, projectId }) =>
    requestId =>
      askForGuest(client, 'dashboard', projectId, { requestId }),
  'a message':
    ({ client, projectId }) =>
    requestId =>
      client.ask('dashboard.messages.send', { projectId, requestId, text: 'Ci siamo.' }),
  'a payment link': order => requestId => askForLink(order, { requestId }),
  'a payment': order => requestId => askToPay(order, { requestId, acceptHigher: true }),
  'a booked transfer': async ({ projectId }) => {
    const facts = { provider: 'bank-transfer', status: 'processing', paidAt: null } as const
    const paymentId = await makePayment(app, projectId, { ...facts, transferReference: randomUUID() })
    return requestId => bookTransfer(hub, paymentId, { requestId, amountCents: 100, arrivedOn: today })
  },
  'a refund': async ({ projectId }) => {
    const paymentId = await makePayment(app, projectId)
    return requestId =>
      hub.ask('team.payments.refundPart', { paymentId, requestId, amountCents: 100, reason: 'Cortesia' })
  },
}

test.each(Object.entries(prepared))(
  '%s is made once by requests of six projects at once with the same request id',
  async (_, prepare) => {
    const asks = await Promise.all(Array.from({ length: 6 }, async () => prepare(await makeConfirmed(app))))
    const requestId = randomUUID()
    const answers = await Promise.all(asks.map(ask => ask(requestId)))
    expect(answers.map(({ code }) => code).sort()).toEqual([...Array(5).fill('REQUEST_ID_REUSED'), undefined])
  },
)
