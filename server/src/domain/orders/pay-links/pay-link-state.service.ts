import { type PayLinkState, payLinkStateOf } from 'shared/payment/pay-link'
import { type Charge, chargeOf, type OrderPrice } from 'shared/pricing/charge'
import { vatOf } from 'shared/pricing/vat'
import type { Database } from '../../../platform/db/store.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { balanceLine } from '../payment/balance.service.ts'
import { chargeMade, priceOfDeposit, priceOfQuote } from '../payment/order-price.service.ts'
import { findCurrentPayment, type Payment } from '../payment/payment.repository.ts'
import { confirmedQuotesOf, isExpired } from '../quote/price.service.ts'
import { findLink, type PayLink } from './pay-links.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

/** The link of a token. @throws AppError `NOT_FOUND` for one that is unknown and for one that has run out alike. */
export async function getLink({ clock }: Ports, db: Database, token: string): Promise<PayLink> {
  return orNotFound(await findLink(db, hashOf(token), clock.now()))
}

/** The sum that a link is for, with the order's price; once a payment was begun, as that payment stores them. */
export type LinkedSum = Charge & OrderPrice

export interface Standing {
  state: PayLinkState
  sum: LinkedSum | null
  payment: Payment | undefined
}

/** How a link stands, and what is paid with it; null where quote or sum are others by now. */
export async function standingOf(ports: Ports, db: Database, link: PayLink): Promise<Standing> {
  const newest = await findCurrentPayment(db, link.projectId, link.instalment)
  const payment = newest?.status === 'failed' ? undefined : newest
  const sum = payment ? await sumOf(ports, db, payment) : await sumToPay(ports, db, link)
  const state = payLinkStateOf({
    isRevoked: link.revokedAt !== null,
    isInForce: sum?.totalCents === link.totalCents,
    payment: payment
      ? {
          isOwn: payment.linkId === link.id,
          isTransfer: payment.provider === 'bank-transfer',
          status: payment.status as 'processing' | 'paid' | 'refunded',
        }
      : null,
  })
  return { state, sum, payment }
}

/** Returns a payment's sum with its order's price; of a balance, by the deposit that it completes. */
async function sumOf(ports: Ports, db: Database, payment: Payment): Promise<LinkedSum> {
  const deposit =
    payment.instalment === 'balance'
      ? await findCurrentPayment(db, payment.projectId ?? '', 'deposit')
      : payment
  return { ...(await priceOfDeposit(ports, db, deposit ?? payment)), ...chargeMade(payment) }
}

const sumToPay = (ports: Ports, db: Database, link: PayLink): Promise<LinkedSum | null> =>
  link.instalment === 'deposit' ? depositToPay(ports, db, link) : balanceToPay(ports, db, link)

async function depositToPay(
  ports: Ports,
  db: Database,
  { projectId, quoteId }: PayLink,
): Promise<LinkedSum | null> {
  const quote = (await confirmedQuotesOf(db, [projectId])).get(projectId)
  if (quote?.id !== quoteId || isExpired(ports, quote)) return null
  return { ...priceOfQuote(ports, quote), ...chargeOf(ports.config, quote) }
}

async function balanceToPay(
  ports: Ports,
  db: Database,
  { projectId, quoteId }: PayLink,
): Promise<LinkedSum | null> {
  const deposit = await findCurrentPayment(db, projectId, 'deposit')
  if (deposit?.status !== 'paid' || deposit.quoteId !== quoteId || deposit.balanceCents === 0) return null
  const totalCents = deposit.balanceCents
  return {
    ...(await priceOfDeposit(ports, db, deposit)),
    ...vatOf(totalCents, ports.config.vatRule),
    lines: [balanceLine(totalCents)],
    linesTotalCents: totalCents,
    totalCents,
    balanceCents: 0,
  }
}
