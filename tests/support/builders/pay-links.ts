import { randomUUID } from 'node:crypto'
import { DAY } from 'server/platform/clock'
import { hashOf, newToken } from 'server/platform/tokens'
import type { TestApp } from '../app.ts'
import { type Facts, getRow, insertRow } from '../rows.ts'
import { makeConfirmed, type Placed } from './orders.ts'

/** Inserts a link to the deposit of a project with a confirmed quote of 1,020 euro. */
export async function makePayLink(app: TestApp, projectId: string, facts: Facts<'payLinks'> = {}) {
  const { clock } = app.context
  const quote = await getRow(app, 'quotes', { projectId, withdrawnAt: null })
  const now = clock.now()
  const token = newToken()
  const id = await insertRow(app, 'payLinks', {
    projectId,
    quoteId: quote.id,
    madeBy: quote.userId,
    instalment: 'deposit',
    totalCents: 47_000,
    tokenHash: hashOf(token),
    requestId: randomUUID(),
    termsVersion: 'test',
    acceptedTermsAt: now,
    acceptedClausesAt: now,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 14 * DAY),
    ...facts,
  })
  return { id, token }
}

/** Requests a link to the deposit of a confirmed project, as the payment screen does. */
export const askForLink = ({ client, projectId }: Placed, more: object = {}) =>
  client.ask('dashboard.payLinks.makeForDeposit', {
    projectId,
    requestId: randomUUID(),
    totalCents: 47_000,
    acceptTerms: true,
    acceptClauses: true,
    ...more,
  })

export const tokenIn = (url: string): string => new URL(url).hash.slice(1)

/** Creates a confirmed order with a link to its deposit, made on the payment screen. */
export async function makeLinkedOrder(app: TestApp, more: object = {}) {
  const order = await makeConfirmed(app)
  const { data } = await askForLink(order, more)
  return { ...order, token: tokenIn(data?.url ?? '') }
}

/** Lists the links of a project, as its client sees them. */
export const listPayLinks = async ({ client, projectId }: Placed) =>
  (await client.call('dashboard.payLinks.list', { projectId })).items
