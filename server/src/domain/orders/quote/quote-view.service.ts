import type { BriefField, Extra } from 'shared/briefing/brief/brief'
import { composeSummary } from 'shared/briefing/brief/summary'
import { priceListOn } from 'shared/catalogue/price-list'
import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { dayInRome } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { quoteLineTexts } from 'shared/messages/it/prices'
import type { OrderPrice } from 'shared/pricing/charge'
import { type QuoteLine, quoteOf } from 'shared/pricing/quote'
import { canSwitch } from 'shared/pricing/switches'
import { addOnCodes, type QuoteLineCode } from 'shared/quote/line-codes'
import type { AppDeps } from '../../../platform/platform.ts'
import { loadConversation, type StoredConversation } from '../briefing/conversation-store.service.ts'
import { priceOfPaidOrder, priceOfQuote } from '../payment/order-price.service.ts'
import { deliveryFor } from './delivery.service.ts'
import type { OfferedQuote } from './price.service.ts'
import { lastWithdrawalOf } from './quote.repository.ts'

/** Returns the field of the brief behind a line; null for a line without one. */
const factOf = (code: QuoteLineCode): BriefField | Extra | null => {
  if (code === 'base') return 'kind'
  if (code === 'short-video') return 'duration'
  return code === 'minimum' ? null : code
}

/**
 * Creates a function that returns the message that a quote line is based on; null if the value was chosen by a button,
 * or if the line follows from an edited recap and not from the brief. And whether the studio wrote it, or, without a
 * message, a part of the brief.
 */
function sourcesOf({ interview, turns }: StoredConversation) {
  const { lines } = quoteOf(composeSummary(interview.brief))
  return ({ code, label, because }: QuoteLine) => {
    const isOfBrief = because !== null && lines.some(line => line.code === code && line.label === label)
    const fact = isOfBrief ? factOf(code) : null
    const source = fact === null ? undefined : interview.sources[fact]
    const turn = turns.find(({ id, who }) => who === 'client' && id === source?.turnId)
    return source && turn
      ? { said: { words: source.words, at: turn.at }, byStudio: turn.byStudio ?? false }
      : { said: null, byStudio: turns.some(({ byStudio }) => byStudio) }
  }
}

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db'>

/**
 * Returns a quote with the other data of its screen. These are read before `get`, so that nothing can fail after it has
 * changed the quote.
 */
export async function presentQuote(deps: Deps, projectId: string, get: () => Promise<OfferedQuote>) {
  const conversation = await loadConversation(deps.db, projectId, deps.clock.now())
  const delivery = await deliveryFor(deps, projectId)
  const paid = await priceOfPaidOrder(deps, projectId)
  const withdrawnAt = await lastWithdrawalOf(deps.db, projectId)
  const quote = await get()
  const sourceOf = sourcesOf(conversation)
  return {
    ...quote,
    ...sumsOf(paid ?? priceOfQuote(deps, quote)),
    ...extrasOf(deps, quote),
    withdrawnAt: quote.confirmedAt ? null : withdrawnAt,
    delivery,
    deliveryBy: delivery.day,
    available: true as const,
    lines: quote.lines.map(line => ({ ...line, ...sourceOf(line) })),
    includes: orderTexts.quote.includes,
    revisions: INCLUDED_ROUNDS,
  }
}

const sumsOf = ({ quoteNetCents, quoteVatCents, ...price }: OrderPrice) => ({
  rule: price.rule,
  netCents: quoteNetCents,
  vatCents: quoteVatCents,
  dueNowCents: price.dueNowCents,
  dueLaterCents: price.dueLaterCents,
  agreedTotalCents: price.agreedTotalCents,
  paid: price.paid,
})

/** Lists all extras of today's price list, or of the confirmed quote's, and whether the quote includes them. */
function extrasOf({ clock }: Pick<Deps, 'clock'>, { lines, confirmedAt }: OfferedQuote) {
  const { addOns, minimum: minimumCents } = priceListOn(dayInRome(confirmedAt ?? clock.now())).quote
  const extras = addOnCodes.map(code => {
    const line = lines.find(one => one.code === code)
    return {
      code,
      label: quoteLineTexts[code],
      amountCents: line?.amountCents ?? addOns[code],
      isOn: line !== undefined,
      canSwitch: canSwitch(code, lines),
    }
  })
  return { extras, minimumCents }
}
