import { priceListOn } from 'shared/catalogue/price-list'
import { AppError } from 'shared/errors/app-error'
import { dayInRome } from 'shared/formats/date-it'
import { paymentOf } from 'shared/pricing/payment'
import { deliveryFrom } from 'shared/projects/delivery'
import type { ProposalLine } from 'shared/proposals/proposal'
import type { AddOnCode } from 'shared/quote/line-codes'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { findRecap, switchExtra } from '../briefing/recap.service.ts'
import { hasPayments } from '../payment/payment-status.service.ts'
import { linesOf } from '../proposals/proposals.repository.ts'
import { asConfirmed, isExpired, type OfferedQuote, priceOf } from './price.service.ts'
import { type ConfirmedQuote, findQuoteInForce, insertQuote, withdrawQuote } from './quote.repository.ts'

interface CustomQuote {
  proposalId: string
  projectId: string
  lines: ProposalLine[]
  totalCents: number
  reason: string
  validUntil: string
}

/** Stands in the place of a rule's version: people agreed on the sum. */
const BY_HAND = 'proposal'

/**
 * Makes a proposed quote the confirmed quote of its project, in the place of whatever was confirmed before
 * (docs/decisions/proposals.md). What starts the work is counted by the recap, as for every quote.
 */
export async function confirmCustomQuote(
  { clock }: Pick<Platform, 'clock'>,
  work: Work,
  userId: string,
  { projectId, lines, reason, ...quote }: CustomQuote,
): Promise<void> {
  const now = clock.now()
  const day = dayInRome(now)
  const list = priceListOn(day)
  const summary = (await findRecap(work, userId, projectId))?.summary ?? reason
  await withdrawQuote(work.db, projectId, now)
  const written = await insertQuote(work.db, {
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
  const { id: quoteId, totalCents } = written
  await emit(work, { type: 'quote.confirmed', projectId, quoteId, userId, totalCents })
}

type Ports = Pick<Platform, 'clock' | 'db' | 'limits' | 'transact'>

/**
 * The quote of a project as it was confirmed; before that, and once a confirmation has run out unpaid, the automatic
 * quote of its recap at today's prices. Null while there is neither.
 */
export async function quoteFor(
  ports: Ports,
  userId: string,
  projectId: string,
): Promise<OfferedQuote | null> {
  const recap = await findRecap(ports, userId, projectId)
  return priceOf(ports, ports.db, { projectId, recap })
}

/**
 * Orders an extra, or takes it out ('Non mi serve'), and quotes the recap anew.
 * @throws AppError NOT_FOUND, NO_BRIEF, PROJECT_PAID, LIMITED, INVALID_INPUT for an extra that the recap excludes.
 */
export const switchQuotedExtra = (
  ports: Ports,
  userId: string,
  of: { projectId: string; code: AddOnCode; isOn: boolean },
): Promise<OfferedQuote> =>
  switchExtra(ports, userId, {
    ...of,
    answer: (work, recap) => requirePrice(ports, work.db, { projectId: of.projectId, recap }),
  })

/** @throws AppError `NO_BRIEF` where there is neither a recap nor a quote that was agreed on. */
async function requirePrice(...of: Parameters<typeof priceOf>): Promise<OfferedQuote> {
  const price = await priceOf(...of)
  if (!price) throw new AppError('NO_BRIEF')
  return price
}

/**
 * Confirms the quote that the client saw, and keeps it as it was shown (docs/decisions/two-price-rules.md). Confirming
 * twice is once.
 * @throws AppError `NOT_FOUND`, `NO_BRIEF`, `ALREADY_PAID`, `QUOTE_CHANGED` when the total is no longer the one seen.
 */
export async function confirmQuote(
  ports: Ports,
  userId: string,
  { projectId, totalCents }: { projectId: string; totalCents: number },
): Promise<OfferedQuote> {
  return ports.transact(async work => {
    await lockOwnProject(work, userId, projectId)
    const recap = await findRecap(work, userId, projectId)
    if (await hasPayments(work, projectId)) throw new AppError('ALREADY_PAID')
    const offered = await requirePrice(ports, work.db, { projectId, recap })
    if (offered.totalCents !== totalCents) throw new AppError('QUOTE_CHANGED')
    if (offered.confirmedAt) return offered
    await withdrawQuote(work.db, projectId, ports.clock.now())
    const confirmed = asConfirmed(await writeQuote(ports, work, userId, { ...offered, projectId }))
    await emit(work, { type: 'quote.confirmed', projectId, quoteId: confirmed.id, userId, totalCents })
    return confirmed
  })
}

function writeQuote(
  { clock }: Ports,
  work: Work,
  userId: string,
  {
    id: _recapId,
    isCustom: _isCustom,
    lines,
    options,
    paymentLines,
    ...offered
  }: OfferedQuote & { projectId: string },
): Promise<ConfirmedQuote> {
  const now = clock.now()
  return insertQuote(work.db, {
    ...offered,
    userId,
    lines: JSON.stringify(lines),
    options: JSON.stringify(options),
    paymentLines: JSON.stringify(paymentLines),
    confirmedAt: now,
    createdAt: now,
  })
}

/**
 * The confirmed quote that a payment may rest on.
 * @throws AppError `QUOTE_NOT_CONFIRMED`, `QUOTE_EXPIRED` thirty days after the confirmation.
 */
export async function requireConfirmedQuote(
  ports: Pick<Ports, 'clock'>,
  work: Work,
  projectId: string,
): Promise<OfferedQuote> {
  const quote = await findQuoteInForce(work.db, projectId)
  if (!quote) throw new AppError('QUOTE_NOT_CONFIRMED')
  if (isExpired(ports, quote)) throw new AppError('QUOTE_EXPIRED')
  return asConfirmed(quote)
}
