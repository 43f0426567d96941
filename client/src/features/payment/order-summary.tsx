import type { ReactNode } from 'react'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { paymentTexts } from 'shared/messages/it/payment'
import { type PaidParts, priceRowsOf } from 'shared/pricing/charge'
import type { Outputs } from '../../lib/trpc.ts'
import { DeliveryDay } from '../../ui/delivery-day.tsx'
import { Money } from '../../ui/money.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import style from './payment.module.css'
import type { Payment } from './payment-screen.tsx'

type LinkedOrder = NonNullable<Outputs['payLink']['open']['order']>
type Lines = Payment['lines'] | LinkedOrder['lines']

/** The parts of an order that the payment screen and a payment link both show. */
export type SummarizedOrder = Pick<Payment | LinkedOrder, keyof Payment & keyof LinkedOrder>

const texts = orderTexts.payment
const { plan } = paymentTexts

function LineList({ lines }: { lines: Lines }) {
  return (
    <ul>
      {lines.map(line => (
        <li key={line.code} className={style.line}>
          <span>
            {line.label}
            {'because' in line && line.because && (
              <small className={style.because}>
                {orderTexts.quote.because} <q>{line.because.text}</q>
              </small>
            )}
          </span>
          <Money cents={line.amountCents} />
        </li>
      ))}
    </ul>
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

/** The lines of the deposit, which differ from the quote's, in a disclosure. */
function DepositDetails({ order }: { order: SummarizedOrder }) {
  const { lines, linesTotalCents, dueNowCents } = order
  return (
    <details className={style.details}>
      <summary>{plan.how}</summary>
      <p className={style.rest}>{plan.howText}</p>
      <LineList lines={lines} />
      {linesTotalCents !== dueNowCents && (
        <dl className={style.sums}>
          <Sum name={plan.linesTotal} cents={linesTotalCents} />
          <Sum name={plan.cut} cents={dueNowCents - linesTotalCents} />
        </dl>
      )}
    </details>
  )
}

/** The order under the rule `payment-screen`: its own lines are paid, and the quote's total is shown beside them. */
function ScreenPrice({ order }: { order: SummarizedOrder }) {
  return (
    <>
      <LineList lines={order.lines} />
      <dl className={style.sums}>
        <Sum name={texts.net} cents={order.netCents} />
        <Sum name={texts.vat} cents={order.vatCents} />
        <Sum
          className={style.total}
          name={
            <>
              {texts.total} <small>{texts.vatIncluded}</small>
            </>
          }
          cents={order.totalCents}
        />
        <Sum className={style.quote} name={texts.quoteTotal} cents={order.quoteTotalCents} />
        {order.agreedTotalCents !== order.quoteTotalCents && (
          <Sum className={style.quote} name={paymentTexts.rows.agreed} cents={order.agreedTotalCents} />
        )}
      </dl>
    </>
  )
}

/** Returns true for the row of the sum that is paid next. */
const isNext = (code: string, { deposit, balance }: PaidParts): boolean =>
  deposit ? code === 'later' && !balance : code === 'now'

/** The order under the other rules: the lines of the quote, then deposit and balance. */
function PlannedPrice({ order }: { order: SummarizedOrder }) {
  return (
    <>
      <LineList lines={order.quoteLines} />
      <dl className={style.sums}>
        {priceRowsOf(order).map(({ code, label, amountCents }) => (
          <Sum
            key={code}
            name={label}
            cents={amountCents}
            className={code === 'total' ? style.total : isNext(code, order.paid) ? style.next : undefined}
          />
        ))}
      </dl>
      {order.rule === 'deposit' && order.dueLaterCents > 0 && <DepositDetails order={order} />}
    </>
  )
}

const restOf = ({ rule, dueLaterCents, paid }: SummarizedOrder): string | null => {
  if (rule === 'payment-screen' || paid.balance) return null
  return dueLaterCents > 0 ? plan.restWhen : plan.whole
}

type Props = {
  order: SummarizedOrder
  /** Replaces the note on when the balance is due; null shows none. */
  rest?: string | null | undefined
}

/** The lines of the quote with its total, net and VAT, and how it is paid. Also rendered on `/paga`, without Mantine. */
export function OrderSummary({ order, rest = restOf(order) }: Props) {
  return (
    <SectionCard title={texts.order}>
      {order.rule === 'payment-screen' ? <ScreenPrice order={order} /> : <PlannedPrice order={order} />}
      <h3 className={style.deliveryTitle}>{deliveryTexts.title(order.delivery)}</h3>
      <DeliveryDay delivery={order.delivery} />
      {rest && <p className={style.rest}>{rest}</p>}
    </SectionCard>
  )
}
