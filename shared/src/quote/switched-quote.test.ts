import { expect, test } from 'vitest'
import { quotePrices } from '../catalogue/price-list.ts'
import { quoteOf } from '../pricing/quote.ts'
import { withExtra, withoutExtra } from '../pricing/switches.ts'
import { addOnCodes, type QuoteLineCode } from './line-codes.ts'
import { switchedQuote } from './switched-quote.ts'

const quoteWithExtras = (summary: string) => {
  const quote = quoteOf(summary)
  const extras = addOnCodes.map(code => ({
    code,
    label: code,
    amountCents: quotePrices.addOns[code],
    isOn: quote.lines.some(line => line.code === code),
  }))
  return { ...quote, extras, minimumCents: quotePrices.minimum }
}

const asLine = (line: { code: string; label: string; amountCents: number }) => ({
  ...line,
  code: line.code as QuoteLineCode,
  because: null,
})

const briefs = [
  'Un video aziendale.',
  'Un reel con drone e sottotitoli.',
  'TikTok, video breve, girato fornito.',
]

test.each(briefs.flatMap(brief => addOnCodes.map(code => [brief, code] as const)))(
  'the optimistic quote of %j equals the computed one: %s',
  (brief, code) => {
    const before = quoteWithExtras(brief)
    const isOn = before.extras.some(extra => extra.code === code && extra.isOn)
    const after = quoteOf(isOn ? withoutExtra(brief, code) : withExtra(brief, code))
    const shown = switchedQuote(before, code, asLine)
    expect(shown.totalCents).toBe(after.totalCents)
    expect(shown.lines.map(line => line.code)).toEqual(after.lines.map(line => line.code))
    expect(shown.extras.find(extra => extra.code === code)?.isOn).toBe(!isOn)
    expect(switchedQuote(shown, code, asLine).totalCents).toBe(before.totalCents)
  },
)
