import { priceListOn } from 'shared/catalogue/price-list'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { type PaymentLine, paymentOf } from 'shared/pricing/payment'
import { optionsOf, type Quote, quoteOf } from 'shared/pricing/quote'
import { deliveryFrom } from 'shared/projects/delivery'
import type { Database } from '../../../platform/db/store.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import type { Recap } from '../briefing/write-recap.service.ts'
import { hasPayments } from '../payment/payment-status.service.ts'
import { type ConfirmedQuote, findQuoteInForce, listQuotesInForce } from './quote.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'db'>

const VALID_DAYS = 30

export interface OfferedQuote extends Quote {
  id: string
  /** True if a manager wrote the quote; its extras cannot be switched. */
  isCustom: boolean
  summary: string
  /** Lines of the payment screen for the same recap. */
  paymentLines: readonly PaymentLine[]
  deliveryBy: string
  validUntil: string
  confirmedAt: Date | null
}

/**
 * Returns the price of a project for offer, confirmation and document. A confirmed quote counts while it is valid or
 * once it is paid; otherwise the recap at today's prices. Null without either. All reads of a project's price go
 * through this function; `chargeOf` derives the charge by the configured rules (docs/decisions/two-price-rules.md).
 */
export async function priceOf(
  { clock, db }: Deps,
  { projectId, recap }: { projectId: string; recap: Recap | null },
): Promise<OfferedQuote | null> {
  const confirmed = await findQuoteInForce(db, projectId)
  const binds = confirmed && (!isExpired({ clock }, confirmed) || (await hasPayments({ db }, projectId)))
  if (binds) return asConfirmed(confirmed)
  return recap && offerOn(dayInRome(clock.now()), recap)
}

/** Computes the quote of a recap at the prices of a day. */
export function offerOn(day: string, { id, summary }: Pick<Recap, 'id' | 'summary'>): OfferedQuote {
  const list = priceListOn(day)
  return {
    ...quoteOf(summary, list),
    id,
    summary,
    isCustom: false,
    paymentLines: paymentOf(summary, list).lines,
    deliveryBy: deliveryFrom(day),
    validUntil: addDays(day, VALID_DAYS),
    confirmedAt: null,
  }
}

/** Returns a quote as it was confirmed, regardless of current rules and prices (docs/decisions/two-price-rules.md). */
export const asConfirmed = (quote: ConfirmedQuote): OfferedQuote & { confirmedAt: Date } => ({
  ...quote,
  isCustom: quote.proposalId !== null,
  priceList: quote.priceList ?? '',
  options: (quote.options ?? optionsOf(priceListOn(dayOf(quote)).quote)) as Quote['options'],
  paymentLines: quote.paymentLines ?? paymentOf(quote.summary, priceListOn(dayOf(quote))).lines,
})

const dayOf = ({ confirmedAt }: Pick<ConfirmedQuote, 'confirmedAt'>): string => dayInRome(confirmedAt)

export const isExpired = ({ clock }: Pick<Deps, 'clock'>, quote: Pick<ConfirmedQuote, 'validUntil'>) =>
  quote.validUntil < dayInRome(clock.now())

/** Returns the confirmed quotes of some projects, by project id. */
export async function confirmedQuotesOf(db: Database, projectIds: string[]) {
  const quotes = await listQuotesInForce(db, projectIds)
  return new Map(quotes.map(({ projectId, ...quote }) => [projectId, asConfirmed(quote)]))
}
