import { priceListOn } from 'shared/catalogue/price-list'
import { INCLUDED_ROUNDS } from 'shared/deliverables/rounds'
import { dayInRome } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { quoteLineTexts } from 'shared/messages/it/prices'
import type { OrderPrice } from 'shared/pricing/charge'
import { canSwitch } from 'shared/pricing/switches'
import { addOnCodes } from 'shared/quote/line-codes'
import type { Platform } from '../../../platform/platform.ts'
import { priceOfPaidOrder, priceOfQuote } from '../payment/order-price.service.ts'
import { deliveryFor } from './delivery.service.ts'
import type { OfferedQuote } from './price.service.ts'
import { createSourceResolver } from './said.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db'>

/**
 * Returns a function that adds to a quote what the quote screen shows with it. Everything is read beforehand, so that
 * nothing can fail after a quote was changed.
 */
export async function createQuotePresenter(ports: Ports, projectId: string) {
  const resolveSources = await createSourceResolver(ports, projectId)
  const delivery = await deliveryFor(ports, ports.db, projectId)
  const paid = await priceOfPaidOrder(ports, projectId)
  return (quote: OfferedQuote) => ({
    ...quote,
    ...sumsOf(paid ?? priceOfQuote(ports, quote)),
    ...extrasOf(ports, quote),
    delivery,
    deliveryBy: delivery.day,
    available: true as const,
    lines: resolveSources(quote.lines),
    options: [...quote.options],
    includes: [...orderTexts.quote.includes],
    revisions: INCLUDED_ROUNDS,
  })
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

/** Every extra of today's price list, or of the one by which a quote was confirmed, and whether it is in the quote. */
function extrasOf({ clock }: Pick<Ports, 'clock'>, { lines, confirmedAt }: OfferedQuote) {
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
