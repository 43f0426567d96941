import { quotePrices } from '../catalogue/price-list.ts'
import { euro } from '../formats/euro.ts'
import { tokensOf } from '../language/tokens.ts'
import { extraTexts, helpTexts, kindTexts, questionTexts } from '../messages/it/briefing.ts'
import { quoteOf } from '../pricing/quote.ts'
import { type Brief, rowOfKind, type Slot } from './brief.ts'
import type { Help } from './help.ts'
import type { HelpTopic } from './help-keywords.ts'
import { namedIn } from './named.ts'
import { composeSummary } from './summary.ts'

const { baseByRow, addOns, discounts, minimum } = quotePrices
const itemPrices = { ...addOns, ...discounts }

/** The prices of what the question itself names: "quanto costa il drone?" */
function namedPrices(text: string, today: string): string[] {
  const { kinds, extras } = namedIn({ text, tokens: tokensOf(text), today })
  const ofKinds = kinds.map(({ kind }) =>
    helpTexts.priceOf(kindTexts[kind], euro(baseByRow[rowOfKind[kind]])),
  )
  const ofExtras = extras.map(({ extra }) => helpTexts.priceOf(extraTexts[extra], euro(itemPrices[extra])))
  return [...new Set([...ofKinds, ...ofExtras])]
}

function priceReply(text: string, brief: Brief, today: string): string {
  const named = namedPrices(text, today)
  if (named.length > 0) return named.join(' ')
  if (brief.kind !== null) return helpTexts.priceSoFar(euro(quoteOf(composeSummary(brief)).totalCents))
  return helpTexts.priceList(
    euro(minimum),
    euro(baseByRow.corporate),
    euro(baseByRow.product),
    euro(baseByRow[rowOfKind['social-reels']]),
  )
}

type FixedTopic = Exclude<HelpTopic, 'price' | 'meaning' | 'advice'>

/** The answer to a question that the client puts back; prices come from the price list. */
export function helpReply({ topic, text }: Help, brief: Brief, asked: Slot | null, today: string): string {
  if (topic === 'price') return priceReply(text, brief, today)
  if (topic !== 'meaning' && topic !== 'advice') return helpTexts[topic satisfies FixedTopic]
  return asked === null ? helpTexts.human : questionTexts[asked][topic]
}
