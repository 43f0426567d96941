import { priceListOn } from 'shared/catalogue/price-list'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { paymentOf } from 'shared/pricing/payment'
import { deliveryFrom } from 'shared/projects/delivery'
import type { AddOnCode } from 'shared/quote/line-codes'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { findRecap, switchExtra } from '../briefing/recap.service.ts'
import { hasPayments } from '../payment/payment-status.service.ts'
import { hasOpenQuote, linesOf, type Proposal } from '../proposals/proposals.repository.ts'
import { asConfirmed, isExpired, type OfferedQuote, priceOf } from './price.service.ts'
import { findQuoteInForce, insertQuote, withdrawQuote } from './quote.repository.ts'

interface CustomQuote extends Pick<Proposal, 'lines' | 'totalCents' | 'reason' | 'validUntil'> {
  proposalId: string
  projectId: string
}

/** Used instead of a rule's version for a manually agreed quote. */
const BY_HAND = 'proposal'

/**
 * Stores a proposed quote as the confirmed quote of its project, replacing an earlier one
 * (docs/decisions/proposals.md). The first charge is computed from the recap, as for every quote.
 */
export async function confirmCustomQuote(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  userId: string,
  { projectId, lines, reason, ...quote }: CustomQuote,
): Promise<void> {
  const now = clock.now()
  const day = dayInRome(now)
  const list = priceListOn(day)
  const summary = (await findRecap(tx, userId, projectId))?.summary ?? reason
  await withdrawQuote(tx.db, projectId, now)
  const written = await insertQuote(tx.db, {
    ...quote,
    projectId,
    userId,
    summary,
    ruleVersion: BY_HAND,
    priceList: list.version,
    lines: linesOf('custom', lines),
    options: '[]',
    paymentLines: JSON.stringify(paymentOf(summary, list).lines),
    deliveryBy: deliveryFrom(day),
    confirmedAt: now,
    createdAt: now,
  })
  const { id: quoteId, totalCents, validUntil } = written
  await emit(tx, { type: 'quote.confirmed', projectId, quoteId, userId, totalCents, validUntil })
}

type Deps = Pick<AppDeps, 'clock' | 'db' | 'limits' | 'transact'>

/**
 * Returns the quote of a project: as confirmed, or, before that and after an unpaid confirmation has expired, the
 * automatic quote of its recap at today's prices. Null without either.
 */
export async function quoteFor(deps: Deps, userId: string, projectId: string): Promise<OfferedQuote | null> {
  const recap = await findRecap(deps, userId, projectId)
  return priceOf(deps, { projectId, recap })
}

/**
 * Adds or removes ('Non mi serve') an extra, and computes the quote again.
 * @throws AppError NOT_FOUND, NO_BRIEF, PROJECT_PAID, LIMITED, INVALID_INPUT for an extra that the recap excludes.
 */
export const switchQuotedExtra = (
  deps: Deps,
  userId: string,
  of: { projectId: string; code: AddOnCode; isOn: boolean },
): Promise<OfferedQuote> =>
  switchExtra(deps, userId, {
    ...of,
    answer: (tx, recap) => requirePrice({ ...deps, db: tx.db }, { projectId: of.projectId, recap }),
  })

/** Returns the price of a project. @throws AppError `NO_BRIEF` without a recap or an agreed quote. */
async function requirePrice(...of: Parameters<typeof priceOf>): Promise<OfferedQuote> {
  const price = await priceOf(...of)
  if (!price) throw new AppError('NO_BRIEF')
  return price
}

/**
 * Confirms the quote that the client saw, and stores it as shown (docs/decisions/two-price-rules.md). Idempotent.
 * @throws AppError `NOT_FOUND`, `NO_BRIEF`, `ALREADY_PAID`, `QUOTE_CHANGED` if the total has changed, `PROPOSAL_OPEN`
 * while a proposed quote awaits the client's answer (docs/decisions/proposals.md).
 */
export async function confirmQuote(
  deps: Deps,
  userId: string,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<OfferedQuote> {
  return deps.transact(async tx => {
    await lockOwnProject(tx, userId, projectId)
    const recap = await findRecap(tx, userId, projectId)
    if (await hasPayments(tx, projectId)) throw new AppError('ALREADY_PAID')
    const offered = await requirePrice({ ...deps, db: tx.db }, { projectId, recap })
    if (offered.totalCents !== totalCents) throw new AppError('QUOTE_CHANGED')
    if (offered.confirmedAt) return offered
    const now = deps.clock.now()
    if (await hasOpenQuote(tx.db, projectId, dayInRome(now))) throw new AppError('PROPOSAL_OPEN')
    await withdrawQuote(tx.db, projectId, now)
    const row = { ...quoteRowOf(offered), projectId, userId, confirmedAt: now, createdAt: now }
    const confirmed = asConfirmed(await insertQuote(tx.db, row))
    const { id: quoteId, validUntil } = confirmed
    await emit(tx, { type: 'quote.confirmed', projectId, quoteId, userId, totalCents, validUntil })
    return confirmed
  })
}

/** Returns the columns of an offered quote; its id is not stored, since it is the recap's. */
export function quoteRowOf({ id: _recapId, isCustom: _isCustom, ...offered }: OfferedQuote) {
  return {
    ...offered,
    lines: JSON.stringify(offered.lines),
    options: JSON.stringify(offered.options),
    paymentLines: JSON.stringify(offered.paymentLines),
  }
}

/**
 * Returns the confirmed quote for a payment.
 * @throws AppError `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED` thirty days after the confirmation.
 */
export async function requireConfirmedQuote(deps: Pick<Deps, 'clock'>, tx: Tx, projectId: string) {
  const quote = await findQuoteInForce(tx.db, projectId)
  if (!quote) throw new AppError('QUOTE_NOT_CONFIRMED')
  if (isExpired(deps, quote)) throw new AppError('QUOTE_EXPIRED')
  return asConfirmed(quote)
}
