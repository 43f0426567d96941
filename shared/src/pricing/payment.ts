import { type PriceList, priceListOn } from '../catalogue/price-list.ts'
import { findKeywords, type Mention, shareWords } from '../language/mentions.ts'
import { indexOf } from '../language/phrase-table.ts'
import { type Token, tokensOf } from '../language/tokens.ts'
import { paymentLineTexts } from '../messages/it/prices.ts'
import { type PaymentLineCode, paymentLineCodes } from '../quote/line-codes.ts'
import { paymentKeywords } from './keywords.ts'
import { becauseOf, findExcludedItems, itemIndex, type PriceLine, totalOf, withoutCitations } from './line.ts'

export type PaymentLine = PriceLine<PaymentLineCode>
type Extra = keyof typeof paymentKeywords

export interface PaymentPrice {
  readonly lines: readonly PaymentLine[]
  readonly totalCents: number
}

const extras = indexOf<Extra>(paymentKeywords)

/** Returns the extras to charge, without negated ones and those that 'Non mi serve' took off the quote. */
function chargedIn(tokens: readonly Token[]): Mention<Extra>[] {
  const mentions = findKeywords(tokens, extras)
  const declined = findExcludedItems(tokens, mentions)
  const quoted = findKeywords(tokens, itemIndex)
  const declinedItems = findExcludedItems(tokens, quoted)
  const taken = quoted.filter(item => declinedItems.has(item.code))
  return mentions.filter(
    mention =>
      !mention.isNegated && !declined.has(mention.code) && !taken.some(item => shareWords(item, mention)),
  )
}

/**
 * Returns the payment screen's price of a recap: a rule of its own beside the quote's
 * (docs/decisions/two-price-rules.md). By the newest price list, if it is not said by which.
 */
export function paymentOf(summary: string, list: PriceList = priceListOn()): PaymentPrice {
  const tokens = tokensOf(withoutCitations(summary))
  const charged = chargedIn(tokens)
  const lines = paymentLineCodes.flatMap((code): PaymentLine[] => {
    const mention = charged.find(candidate => candidate.code === code)
    if (code !== 'base' && mention === undefined) return []
    const because = mention === undefined ? null : becauseOf(summary, tokens, mention)
    return [{ code, label: paymentLineTexts[code], amountCents: list.payment[code], because }]
  })
  return { lines, totalCents: totalOf(lines) }
}
