import { randomUUID } from 'node:crypto'
import type { ErrorCode } from 'shared/errors/codes'
import { expect } from 'vitest'
import type { TestApp } from '../app.ts'
import type { RpcClient } from '../rpc-client.ts'
import { waitFor } from '../wait-for.ts'
import { makeClient, type Traits } from './people.ts'
import { makePayment, makeProject, makeRecap } from './projects.ts'

/** Creates a client with a project whose briefing has not begun. */
export async function makeClientWithProject(
  app: TestApp,
  { title, ...traits }: Traits & { title?: string } = {},
) {
  const person = await makeClient(app, traits)
  const projectId = await makeProject(app, person.id, title ? { title } : {})
  return { ...person, userId: person.id, projectId }
}

type Wanted = Parameters<typeof makeClientWithProject>[1] & { summary?: string }

/** Creates a client with a project and its recap. Without a summary the automatic quote is 970 euro. */
export async function makeOrder(app: TestApp, { summary = 'Un video aziendale.', ...wanted }: Wanted = {}) {
  const order = await makeClientWithProject(app, wanted)
  return { ...order, recapId: await makeRecap(app, { ...order, summary }) }
}

export type Order = Awaited<ReturnType<typeof makeOrder>>

/** Project, with a client who may act for it. */
export type Placed = Pick<Order, 'client' | 'projectId'>

/** Returns the quote of a project. @throws Error where there is none. */
export async function getQuote({ client, projectId }: Placed) {
  const quote = await client.call('dashboard.quote.get', { projectId })
  if (!quote.available) throw new Error('The project has no quote.')
  return quote
}

/** Confirms the current quote of a project. Returns its total in cents. */
export async function confirmQuote(client: RpcClient, projectId: string): Promise<number> {
  const quote = await getQuote({ client, projectId })
  await client.call('dashboard.quote.confirm', { projectId, totalCents: quote.totalCents })
  return quote.totalCents
}

export async function makeConfirmedOrder(app: TestApp, wanted: Wanted = {}): Promise<Order> {
  const order = await makeOrder(app, wanted)
  await confirmQuote(order.client, order.projectId)
  return order
}

/** Creates a confirmed order of 1,020 euro. */
export const makeConfirmed = (app: TestApp, wanted: Wanted = {}) =>
  makeConfirmedOrder(app, { summary: 'Un video aziendale con sottotitoli.', ...wanted })

/** Creates an order whose deposit is paid; 500 euro remain. */
export async function makePaidOrder(app: TestApp): Promise<Order> {
  const order = await makeConfirmedOrder(app)
  const sums = { totalCents: 47_000, netCents: 47_000, balanceCents: 50_000 }
  await makePayment(app, order.projectId, { rule: 'deposit', ...sums })
  return order
}

/** Starts the payment of the deposit, with both boxes ticked. Returns the answer. */
export const askToPay = ({ client, projectId }: Placed, more: object = {}) =>
  client.ask('dashboard.payment.pay', {
    projectId,
    requestId: randomUUID(),
    acceptTerms: true,
    acceptClauses: true,
    ...more,
  })

/**
 * Presses a button several times at once. On a busy machine a press that waits too long for the others is refused with
 * `UNAVAILABLE`; it is repeated, as a user does.
 */
export const pressAtOnce = <Pressed extends { code: ErrorCode | undefined }>(
  times: number,
  press: () => Promise<Pressed>,
): Promise<Pressed[]> =>
  Promise.all(
    Array.from({ length: times }, async () => {
      let answer = await press()
      for (let repeats = 0; answer.code === 'UNAVAILABLE' && repeats < 20; repeats += 1)
        answer = await press()
      return answer
    }),
  )

/** Returns the data of the payment screen. */
export const paymentSummary = ({ client, projectId }: Placed) =>
  client.call('dashboard.payment.summary', { projectId })

/** Pays the deposit, and waits until it is paid. */
export async function payDeposit(order: Placed): Promise<void> {
  await askToPay(order)
  await waitFor(async () => expect((await paymentSummary(order)).status).toBe('paid'))
}

export const askToRewrite = ({ client, projectId, recapId }: Order, summary: string) =>
  client.ask('dashboard.briefing.saveSummary', { id: recapId, projectId, summary })
