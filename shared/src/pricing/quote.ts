import { type PriceList, priceListOn } from '../catalogue/price-list.ts'
import { type Length, lengthsIn } from '../language/lengths.ts'
import { findKeywords, type Mention } from '../language/mentions.ts'
import { isNegated } from '../language/negation.ts'
import { indexOf } from '../language/phrase-table.ts'
import { type Span, type Token, tokensOf } from '../language/tokens.ts'
import { baseTexts, optionTexts, quoteLineTexts } from '../messages/it/prices.ts'
import {
  addOnCodes,
  type DeclinableCode,
  declinableCodes,
  deductionCodes,
  type OptionCode,
  optionCodes,
  type QuoteLineCode,
} from '../quote/line-codes.ts'
import { type BaseRow, baseRows, itemKeywords } from './keywords.ts'
import { becauseOf, findExcludedItems, type PriceLine, totalOf, withoutCitations } from './line.ts'

export type QuoteLine = PriceLine<QuoteLineCode>

export interface Quote {
  /** Changes whenever the rule does; stored with what was shown (docs/decisions/two-price-rules.md). */
  readonly ruleVersion: string
  /** The version of the prices. */
  readonly priceList: string
  readonly lines: readonly QuoteLine[]
  readonly totalCents: number
  readonly options: readonly {
    readonly code: OptionCode
    readonly label: string
    readonly amountCents: number
  }[]
}

const QUOTE_RULE_VERSION = 'quote-2026-3'

/** The longest video that is still a short one, in seconds. */
const SHORT_VIDEO_SECONDS = 30

type Prices = PriceList['quote']
type Code = BaseRow | DeclinableCode

// One index for both: a stretch of text counts once, for whichever keyword covers it.
const keywords = indexOf<Code>({ ...baseRows, ...itemKeywords })
const rows = Object.keys(baseRows) as BaseRow[]
const isItem = (mention: Mention<Code>): mention is Mention<DeclinableCode> =>
  (declinableCodes as readonly string[]).includes(mention.code)

function shortLengthIn(summary: string, tokens: readonly Token[]): Length | null {
  const named = lengthsIn(summary, tokens).filter(length => !isNegated(tokens, length))
  const longest = named.toSorted((a, b) => b.seconds - a.seconds)[0]
  return longest !== undefined && longest.seconds <= SHORT_VIDEO_SECONDS ? longest : null
}

/** Finds the mentions of each item, without negated or declined ones. */
function itemsIn(summary: string, tokens: readonly Token[], mentions: readonly Mention<Code>[]) {
  const declined = findExcludedItems(tokens, mentions.filter(isItem))
  const items = new Map<DeclinableCode, Span>()
  for (const mention of mentions.filter(isItem)) {
    if (!mention.isNegated && !declined.has(mention.code) && !items.has(mention.code)) {
      items.set(mention.code, mention)
    }
  }
  const short = shortLengthIn(summary, tokens)
  if (short !== null && !items.has('short-video') && !declined.has('short-video'))
    items.set('short-video', short)
  if (items.has('ready-script')) items.delete('scriptwriting')
  return items
}

function baseLine(
  summary: string,
  tokens: readonly Token[],
  mentions: readonly Mention<Code>[],
  prices: Prices,
): QuoteLine {
  for (const row of rows) {
    const mention = mentions.find(({ code, isNegated }) => code === row && !isNegated)
    if (mention === undefined) continue
    const because = becauseOf(summary, tokens, mention)
    return { code: 'base', label: baseTexts[row], amountCents: prices.baseByRow[row], because }
  }
  return { code: 'base', label: baseTexts.default, amountCents: prices.base, because: null }
}

function minimumLine(sumCents: number, prices: Prices): QuoteLine[] {
  const missingCents = prices.minimum - sumCents
  if (missingCents <= 0) return []
  return [{ code: 'minimum', label: quoteLineTexts.minimum, amountCents: missingCents, because: null }]
}

/** Returns the options on request: priced, but matched by no keyword. */
export const optionsOf = (prices: Prices): Quote['options'] =>
  optionCodes.map(code => ({ code, label: optionTexts[code], amountCents: prices.options[code] }))

/**
 * The quote of a recap: the base of the first row with a keyword, add-ons, discounts, and a line that lifts the total
 * to the minimum (docs/decisions/keyword-matching.md). By the newest price list, if it is not said by which.
 */
export function quoteOf(summary: string, list: PriceList = priceListOn()): Quote {
  const prices = list.quote
  const itemPrices = { ...prices.addOns, ...prices.discounts }
  const tokens = tokensOf(withoutCitations(summary))
  const mentions = findKeywords(tokens, keywords)
  const items = itemsIn(summary, tokens, mentions)
  const lines = [baseLine(summary, tokens, mentions, prices)]
  for (const code of [...addOnCodes, ...deductionCodes]) {
    const span = items.get(code)
    if (span === undefined) continue
    const because = becauseOf(summary, tokens, span)
    lines.push({ code, label: quoteLineTexts[code], amountCents: itemPrices[code], because })
  }
  lines.push(...minimumLine(totalOf(lines), prices))
  return {
    ruleVersion: QUOTE_RULE_VERSION,
    priceList: list.version,
    lines,
    totalCents: totalOf(lines),
    options: optionsOf(prices),
  }
}
