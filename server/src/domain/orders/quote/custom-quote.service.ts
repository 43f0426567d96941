import { priceListOn } from 'shared/catalogue/price-list'
import { dayInRome } from 'shared/formats/date-it'
import { paymentOf } from 'shared/pricing/payment'
import { deliveryFrom } from 'shared/projects/delivery'
import type { ProposalLine } from 'shared/proposals/proposal'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { findRecap } from '../briefing/recap.service.ts'
import { linesOf } from '../proposals/proposal-lines.service.ts'
import { insertQuote, withdrawQuote } from './quote.repository.ts'

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
    ...{ ...quote, projectId, userId, summary, ruleVersion: BY_HAND, priceList: list.version },
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
