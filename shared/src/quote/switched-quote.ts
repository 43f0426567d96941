import { quoteLineTexts } from '../messages/it/prices.ts'
import { addOnCodes, deductionCodes } from './line-codes.ts'

interface Line {
  code: string
  label: string
  amountCents: number
}

interface Extra extends Line {
  isOn: boolean
}

interface Switchable<QuoteLine extends Line> {
  lines: readonly QuoteLine[]
  extras: readonly Extra[]
  totalCents: number
  minimumCents: number
}

const order: readonly string[] = ['base', ...addOnCodes, ...deductionCodes]

/**
 * A quote as it will be once an extra is switched, shown until the server has said so. The line that lifts a total to
 * the minimum is counted anew.
 * @param make a line of the quote, for what was not in it
 */
export function switchedQuote<QuoteLine extends Line, Quote extends Switchable<QuoteLine>>(
  quote: Quote & Switchable<QuoteLine>,
  code: string,
  make: (line: Line) => QuoteLine,
): Quote {
  const extra = quote.extras.find(one => one.code === code)
  if (!extra) return quote
  const others = quote.lines.filter(line => line.code !== code && line.code !== 'minimum')
  const lines = [...others, ...(extra.isOn ? [] : [make(extra)])].toSorted(
    (a, b) => order.indexOf(a.code) - order.indexOf(b.code),
  )
  const sumCents = lines.reduce((sum, line) => sum + line.amountCents, 0)
  const amountCents = quote.minimumCents - sumCents
  const minimum =
    amountCents > 0 ? [make({ code: 'minimum', label: quoteLineTexts.minimum, amountCents })] : []
  return {
    ...quote,
    lines: [...lines, ...minimum],
    totalCents: Math.max(sumCents, quote.minimumCents),
    extras: quote.extras.map(one => (one === extra ? { ...extra, isOn: !extra.isOn } : one)),
  }
}
