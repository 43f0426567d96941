import {
  listedStateOf,
  PAY_LINK_KEPT_DAYS,
  type PayLinkState,
  payLinkStateOf,
  showsOrder,
} from 'shared/payment/pay-link'
import { type Charge, chargeOf, type OrderPrice } from 'shared/pricing/charge'
import { vatOf } from 'shared/pricing/charge-rules'
import { after, DAY } from '../../../platform/clock.ts'
import type { PageRequest } from '../../../platform/db/page.ts'
import type { Database } from '../../../platform/db/store.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { assertAdministers } from '../../identity/companies/companies.service.ts'
import { clientsOf } from '../../projects/clients.queries.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { findBilling } from '../billing/billing.repository.ts'
import { balanceLine } from '../payment/balance.service.ts'
import { chargeMade, priceOfDeposit, priceOfQuote } from '../payment/order-price.service.ts'
import { findCurrentPayment, type Payment } from '../payment/payment.repository.ts'
import { awaitedTransferOf } from '../payment/transfer.service.ts'
import { deliveryFor } from '../quote/delivery.service.ts'
import { confirmedQuotesOf, isExpired } from '../quote/price.service.ts'
import {
  deleteLinks,
  findLink,
  listLeftPayLinks,
  listLinks,
  markOnce,
  type PayLink,
} from './pay-links.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db'>

/** Returns the link of a token. @throws AppError `NOT_FOUND` for an unknown or expired one. */
export async function getLink({ clock, db }: Omit<Deps, 'config'>, token: string): Promise<PayLink> {
  return ensureFound(await findLink(db, hashOf(token), clock.now()))
}

/** Amount of a link with the order's price; stored values once a payment was begun. */
type LinkedSum = Charge & OrderPrice

interface PayLinkStatus {
  state: PayLinkState
  sum: LinkedSum | null
  payment: Payment | undefined
}

/** Returns a link's state, amount and payment; `sum` is null if nothing is left to pay. */
export async function getPayLinkStatus(deps: Deps, link: PayLink): Promise<PayLinkStatus> {
  const newest = await findCurrentPayment(deps.db, link.projectId, link.instalment)
  const payment = newest?.status === 'failed' ? undefined : newest
  const sum = payment ? await sumOf(deps, payment) : await sumToPay(deps, link)
  const state = payLinkStateOf({
    isRevoked: link.revokedAt !== null,
    isInForce: sum?.totalCents === link.totalCents && (payment?.quoteId ?? link.quoteId) === link.quoteId,
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

/** Returns a payment's amount with the order's price; for a balance, by its deposit. */
async function sumOf(deps: Deps, payment: Payment): Promise<LinkedSum> {
  const deposit =
    payment.instalment === 'balance'
      ? await findCurrentPayment(deps.db, payment.projectId ?? '', 'deposit')
      : payment
  return { ...(await priceOfDeposit(deps, deposit ?? payment)), ...chargeMade(payment) }
}

/** Returns what a link asks for now; null if its quote no longer counts, or nothing is left to pay. */
async function sumToPay(deps: Deps, link: PayLink): Promise<LinkedSum | null> {
  const { projectId, quoteId, instalment } = link
  if (instalment === 'deposit') {
    const quote = (await confirmedQuotesOf(deps.db, [projectId])).get(projectId)
    if (quote?.id !== quoteId || isExpired(deps, quote)) return null
    return { ...priceOfQuote(deps, quote), ...chargeOf(deps.config, quote) }
  }
  const deposit = await findCurrentPayment(deps.db, projectId, 'deposit')
  if (deposit?.status !== 'paid' || deposit.quoteId !== quoteId || deposit.balanceCents === 0) return null
  const totalCents = deposit.balanceCents
  return {
    ...(await priceOfDeposit(deps, deposit)),
    ...vatOf(totalCents, deps.config.vatRule),
    lines: [balanceLine(totalCents)],
    linesTotalCents: totalCents,
    totalCents,
    balanceCents: 0,
  }
}

type OpenPayLinkDeps = Pick<AppDeps, 'checkout' | 'clock' | 'config' | 'db' | 'limits' | 'transact'>

/**
 * Returns the order for the holder of a link, without other data of the project (docs/decisions/pay-links.md).
 * @throws AppError `NOT_FOUND`, `LIMITED`.
 */
export async function openPayLink(deps: OpenPayLinkDeps, address: string, token: string) {
  await deps.limits.take('payLinkByAddress', { address })
  const link = await getLink(deps, token)
  const standing = await getPayLinkStatus(deps, link)
  const order = showsOrder(standing.state) ? await orderOf(deps, link, standing) : null
  if (link.openedAt === null) await noteOpened(deps, link)
  return { id: link.id, state: standing.state, order }
}

const noteOpened = ({ clock, transact }: OpenPayLinkDeps, { id: linkId, projectId }: PayLink) =>
  transact(async tx => {
    if (!(await markOnce(tx.db, linkId, 'openedAt', clock.now()))) return
    await emit(tx, { type: 'pay-link.opened', projectId, linkId })
  })

/** Returns the instalment with its requester. */
async function orderOf(deps: OpenPayLinkDeps, link: PayLink, { sum, payment }: PayLinkStatus) {
  if (!sum) return null
  const { instalment, maker, poNumber, termsVersion, acceptedTermsAt, expiresAt } = link
  const agreed = { instalment, maker, poNumber, termsVersion, acceptedTermsAt, expiresAt }
  const transfer = payment ? await awaitedTransferOf(deps.db, link.projectId) : null
  return {
    ...(await askedBy(deps.db, link)),
    ...agreed,
    ...sum,
    delivery: await deliveryFor(deps, link.projectId),
    paidAt: payment?.paidAt ?? null,
    isOwn: payment?.linkId === link.id,
    provider: deps.checkout?.provider ?? ('simulated' as const),
    bank: deps.config.bank ?? null,
    transfer: transfer?.instalment === instalment ? transfer : null,
  }
}

/** Returns the project's title and the company's legal name. */
export async function askedBy(
  db: Database,
  { projectId, companyId }: Pick<PayLink, 'projectId' | 'companyId'>,
) {
  const [author] = await clientsOf({ db }, projectId)
  if (!author) throw new Error(`The project ${projectId} has no client.`)
  const buyer = companyId ? await findBilling(db, companyId) : undefined
  return { title: author.title, company: buyer?.legalName ?? author.company ?? author.fullName }
}

/** Lists the links of a project, newest first, with creator and state. @throws AppError `NOT_FOUND`. */
export async function listPayLinks(
  deps: Pick<AppDeps, 'clock' | 'db'>,
  userId: string,
  { projectId, ...page }: PageRequest & { projectId: string },
) {
  await getOwnProject(deps, userId, projectId)
  const { items, nextCursor } = await listLinks(deps.db, { projectId, ...page })
  const now = deps.clock.now()
  return { nextCursor, items: items.map(link => ({ ...link, state: listedStateOf(link, now) })) }
}

/** Lists open pay links of former members of a company that the user administers. @throws AppError `NOT_FOUND`. */
export async function leftPayLinksOf(
  { clock, db }: Pick<AppDeps, 'clock' | 'db'>,
  userId: string,
  companyId: string,
) {
  await assertAdministers({ db }, userId, companyId)
  return listLeftPayLinks(db, companyId, clock.now())
}

/** Deletes links that ended more than `PAY_LINK_KEPT_DAYS` ago. */
export const removeOldPayLinks = (db: Database, now: Date): Promise<void> =>
  deleteLinks(db, after(now, -PAY_LINK_KEPT_DAYS * DAY))
