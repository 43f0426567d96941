import { type Charge, chargeOf, type OrderPrice, orderPriceOf } from 'shared/pricing/charge'
import { totalOf } from 'shared/pricing/line'
import type { AppDeps } from '../../../platform/platform.ts'
import type { Recap } from '../briefing/write-recap.service.ts'
import { agreedTotalFor } from '../proposals/proposals.service.ts'
import { asConfirmed, type OfferedQuote, priceOf } from '../quote/price.service.ts'
import { getQuote } from '../quote/quote.repository.ts'
import { findCurrentPayment, type Payment } from './payment.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db'>

/** Returns the charge that a payment stored. */
export function chargeMade(payment: Payment): Charge {
  const { totalCents, netCents, vatCents, balanceCents, quoteTotalCents, rule } = payment
  const lines = payment.lines as unknown as Charge['lines']
  const sums = { totalCents, netCents, vatCents, balanceCents, quoteTotalCents, rule }
  return { ...sums, lines, linesTotalCents: totalOf(lines) }
}

/** Returns the price of a quote that is offered, or confirmed and unpaid. */
export const priceOfQuote = (
  { config }: Pick<Deps, 'config'>,
  quote: Pick<OfferedQuote, 'lines' | 'paymentLines' | 'totalCents'>,
): OrderPrice => orderPriceOf(config.vatRule, quote.lines, chargeOf(config, quote))

/** Returns the price of the quote of a deposit, including accepted changes and payments since. */
export async function priceOfDeposit({ config, db }: Omit<Deps, 'clock'>, deposit: Payment) {
  const quote = await getQuote(db, deposit.quoteId)
  const { projectId } = deposit
  const balance = projectId ? await findCurrentPayment(db, projectId, 'balance') : undefined
  const agreedTotalCents = projectId ? await agreedTotalFor(db, projectId) : null
  return orderPriceOf(config.vatRule, asConfirmed(quote).lines, chargeMade(deposit), {
    agreedTotalCents: agreedTotalCents ?? deposit.quoteTotalCents,
    paid: { deposit: deposit.paidAt !== null, balance: (balance?.paidAt ?? null) !== null },
  })
}

/** Returns the price of a project's order by its first payment; undefined before that was begun. */
export async function priceOfPaidOrder(deps: Omit<Deps, 'clock'>, projectId: string) {
  const deposit = await findCurrentPayment(deps.db, projectId, 'deposit')
  return deposit && deposit.status !== 'failed' ? priceOfDeposit(deps, deposit) : undefined
}

/**
 * Returns the price of a project's order: by its first payment, otherwise by the quote in force, otherwise by the recap
 * at today's prices. Null without any of these.
 */
export async function orderPriceFor(
  deps: Deps,
  { projectId, recap = null }: { projectId: string; recap?: Recap | null },
): Promise<(OrderPrice & { charge: Charge }) | null> {
  const deposit = await findCurrentPayment(deps.db, projectId, 'deposit')
  if (deposit && deposit.status !== 'failed')
    return { ...(await priceOfDeposit(deps, deposit)), charge: chargeMade(deposit) }
  const quote = await priceOf(deps, { projectId, recap })
  return quote && { ...priceOfQuote(deps, quote), charge: chargeOf(deps.config, quote) }
}
