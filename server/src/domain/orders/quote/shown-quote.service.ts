import { priceListOn } from 'shared/catalogue/price-list'
import { INCLUDED_ROUNDS } from 'shared/deliverables/rounds'
import { dayInRome } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { quoteLineTexts } from 'shared/messages/it/prices'
import { canSwitch } from 'shared/pricing/switches'
import { addOnCodes } from 'shared/quote/line-codes'
import type { Platform } from '../../../platform/platform.ts'
import type { OfferedQuote } from './price.service.ts'
import { sayingOf } from './said.service.ts'

type Ports = Pick<Platform, 'clock' | 'db'>

/**
 * What the quote screen shows of a project's quotes. What the client said is read before a quote is changed, so that
 * nothing can fail once it is.
 */
export async function showingQuotes(ports: Ports, projectId: string) {
  const saying = await sayingOf(ports, projectId)
  return (quote: OfferedQuote) => ({
    ...quote,
    ...extrasOf(ports, quote),
    available: true as const,
    lines: saying(quote.lines),
    options: [...quote.options],
    includes: [...orderTexts.quote.includes],
    revisions: INCLUDED_ROUNDS,
  })
}

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
