import type { BriefField, Extra } from 'shared/briefing/brief/brief'
import { priceListOn } from 'shared/catalogue/price-list'
import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { dayInRome } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { quoteLineTexts } from 'shared/messages/it/prices'
import type { OrderPrice } from 'shared/pricing/charge'
import type { QuoteLine } from 'shared/pricing/quote'
import { canSwitch } from 'shared/pricing/switches'
import { addOnCodes, type QuoteLineCode } from 'shared/quote/line-codes'
import type { AppDeps } from '../../../platform/platform.ts'
import { loadConversation } from '../briefing/conversation-store.service.ts'
import { priceOfPaidOrder, priceOfQuote } from '../payment/order-price.service.ts'
import { deliveryFor } from './delivery.service.ts'
import type { OfferedQuote } from './price.service.ts'
import { lastWithdrawalOf } from './quote.repository.ts'

/** Message that a quote line is based on. */
interface QuoteSource {
  /** Null if the value was chosen by a button. */
  said: { words: string; at: string } | null
  /** True if the studio wrote the message; without a message, if the studio wrote a part of the brief. */
  byStudio: boolean
}

/** Returns the field of the brief behind a line; null for a line without one. */
const factOf = (code: QuoteLineCode): BriefField | Extra | null => {
  if (code === 'base') return 'kind'
  if (code === 'short-video') return 'duration'
  return code === 'minimum' ? null : code
}

/** Adds to each line of a quote the message that caused it. */
type SourceResolver = (lines: readonly QuoteLine[]) => (QuoteLine & QuoteSource)[]

/**
 * Returns a function that adds the messages of client and studio to the quote lines that they caused. Everything is read
 * beforehand, so that nothing can fail after a quote was changed.
 */
async function createSourceResolver(
  { clock, db }: Pick<AppDeps, 'clock' | 'db'>,
  projectId: string,
): Promise<SourceResolver> {
  const { interview, turns } = await loadConversation(db, projectId, clock.now())
  const hasStudioTurns = turns.some(({ byStudio }) => byStudio)
  return lines =>
    lines.map(line => {
      const fact = factOf(line.code)
      const source = fact === null || line.because === null ? undefined : interview.sources[fact]
      const turn = turns.find(({ id, who }) => who === 'client' && id === source?.turnId)
      return source && turn
        ? { ...line, said: { words: source.words, at: turn.at }, byStudio: turn.byStudio ?? false }
        : { ...line, said: null, byStudio: hasStudioTurns }
    })
}

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db'>

/**
 * Returns a quote with the other data of its screen. These are read before `get`, so that nothing can fail after it has
 * changed the quote.
 */
export async function presentQuote(deps: Deps, projectId: string, get: () => Promise<OfferedQuote>) {
  const resolveSources = await createSourceResolver(deps, projectId)
  const delivery = await deliveryFor(deps, deps.db, projectId)
  const paid = await priceOfPaidOrder(deps, projectId)
  const withdrawnAt = await lastWithdrawalOf(deps.db, projectId)
  const quote = await get()
  return {
    ...quote,
    ...sumsOf(paid ?? priceOfQuote(deps, quote)),
    ...extrasOf(deps, quote),
    withdrawnAt: quote.confirmedAt ? null : withdrawnAt,
    delivery,
    deliveryBy: delivery.day,
    available: true as const,
    lines: resolveSources(quote.lines),
    options: [...quote.options],
    includes: [...orderTexts.quote.includes],
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
