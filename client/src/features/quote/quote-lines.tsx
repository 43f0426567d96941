import { orderTexts } from 'shared/messages/it/dashboard-order'
import { priceRowsOf } from 'shared/pricing/charge'
import { addOnCodes, deductionCodes } from 'shared/quote/line-codes'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import { AddOns } from './add-ons.tsx'
import { type Line, PriceLines, Subtotal } from './price-line.tsx'
import style from './quote-lines.module.css'
import type { Quote } from './quote-screen.tsx'

const texts = orderTexts.quote

const isOneOf = (codes: readonly string[]) => (line: Line) => codes.includes(line.code)
const isDeduction = isOneOf(deductionCodes)
const isReduction = (line: Line) => isDeduction(line) || line.amountCents < 0
const isExtra = isOneOf(addOnCodes)

function Reductions({ lines }: { lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <h3 className={style.group}>{texts.reductions}</h3>
      <PriceLines lines={lines} />
      <Subtotal name={texts.reductionsTotal} lines={lines} />
    </>
  )
}

const priceOf = ({ totalCents, netCents, vatCents, ...quote }: Quote) => ({
  ...quote,
  quoteTotalCents: totalCents,
  quoteNetCents: netCents,
  quoteVatCents: vatCents,
})

/** What the price is made of: its start, what is added, what is taken off, the total. */
export function QuoteLines({ quote, projectId }: { quote: Quote; projectId: string }) {
  const { lines } = quote
  const others = lines.filter(line => !isExtra(line) && !isReduction(line))
  return (
    <Card title={texts.lines}>
      <PriceLines heading="h3" lines={others.filter(line => line.code !== 'minimum')} />
      <AddOns quote={quote} lines={lines.filter(isExtra)} projectId={projectId} />
      <Reductions lines={lines.filter(isReduction)} />
      <PriceLines heading="h3" lines={others.filter(line => line.code === 'minimum')} />
      <dl>
        {priceRowsOf(priceOf(quote)).map(({ code, label, amountCents }) => (
          <div key={code} className={code === 'total' ? style.total : style.row}>
            <dt>{label}</dt>
            <dd>{quote.isSettling && code !== 'total' ? '…' : <Money cents={amountCents} />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
