import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import style from './order-summary.module.css'
import type { Payment } from './payment-screen.tsx'

type PaidLine = Payment['lines'][number]
type Sums =
  | 'rule'
  | 'linesTotalCents'
  | 'totalCents'
  | 'netCents'
  | 'vatCents'
  | 'balanceCents'
  | 'quoteTotalCents'

/** What is summed up: of the payment screen, or of a link, which does not say why its lines are there. */
export type SummedUp = Pick<Payment, Sums> & {
  lines: readonly (Pick<PaidLine, 'code' | 'label' | 'amountCents'> & { because?: PaidLine['because'] })[]
  balance?: Payment['balance']
  agreedTotalCents?: Payment['agreedTotalCents']
}

const texts = orderTexts.payment
const { plan } = paymentTexts

function Line({ line }: { line: SummedUp['lines'][number] }) {
  return (
    <li className={style.line}>
      <span>
        {line.label}
        {line.because && (
          <small className={style.because}>
            {orderTexts.quote.because} <q>{line.because.text}</q>
          </small>
        )}
      </span>
      <Money cents={line.amountCents} />
    </li>
  )
}

function Sum({ name, cents, className }: { name: ReactNode; cents: number; className?: string | undefined }) {
  return (
    <>
      <dt className={className}>{name}</dt>
      <dd className={className}>
        <Money cents={cents} />
      </dd>
    </>
  )
}

/** What the lines make, and what of it is not paid now. */
function Cut({ payment: { rule, linesTotalCents, totalCents } }: { payment: SummedUp }) {
  if (linesTotalCents === totalCents) return null
  return (
    <>
      <Sum name={plan.linesTotal} cents={linesTotalCents} />
      <Sum name={rule === 'half' ? plan.later : plan.cut} cents={totalCents - linesTotalCents} />
    </>
  )
}

/** When the rest is paid, or that there is none. */
function Rest({ payment: { balance, balanceCents, rule } }: { payment: SummedUp }) {
  if (rule === 'payment-screen' || balance?.status === 'paid') return null
  return <p className={style.rest}>{balanceCents > 0 ? plan.restWhen : plan.whole}</p>
}

/** What is paid to start: lines, the tax in it, the total; the confirmed quote beside it, and what remains of it. */
export function OrderSummary({ payment, rest }: { payment: SummedUp; rest?: string | undefined }) {
  const agreedTotalCents = payment.agreedTotalCents ?? null
  return (
    <Card title={texts.order}>
      <ul>
        {payment.lines.map(line => (
          <Line key={line.code} line={line} />
        ))}
      </ul>
      <dl className={style.sums}>
        <Cut payment={payment} />
        <Sum name={texts.net} cents={payment.netCents} />
        <Sum name={texts.vat} cents={payment.vatCents} />
        <Sum
          className={style.total}
          name={
            <>
              {payment.balanceCents > 0 ? plan.deposit : texts.total} <small>{texts.vatIncluded}</small>
            </>
          }
          cents={payment.totalCents}
        />
        <Sum className={style.quote} name={texts.quoteTotal} cents={payment.quoteTotalCents} />
        {agreedTotalCents !== null && agreedTotalCents !== payment.quoteTotalCents && (
          <Sum className={style.quote} name={plan.agreedTotal} cents={agreedTotalCents} />
        )}
        {payment.balanceCents > 0 && <Sum name={plan.rest} cents={payment.balanceCents} />}
      </dl>
      {rest ? <p className={style.rest}>{rest}</p> : <Rest payment={payment} />}
    </Card>
  )
}
