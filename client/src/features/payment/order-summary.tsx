import { orderTexts } from 'shared/messages/it/dashboard-order'
import { Card } from '../../ui/card.tsx'
import { Money } from '../../ui/money.tsx'
import style from './order-summary.module.css'
import type { Payment } from './payment-screen.tsx'

const texts = orderTexts.payment

function Line({ line }: { line: Payment['lines'][number] }) {
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

/** What is paid: lines, the tax in it, the total, and the confirmed quote beside it. */
export function OrderSummary({ payment }: { payment: Payment }) {
  return (
    <Card title={texts.order}>
      <ul>
        {payment.lines.map(line => (
          <Line key={line.code} line={line} />
        ))}
      </ul>
      <dl className={style.sums}>
        <dt>{texts.net}</dt>
        <dd>
          <Money cents={payment.netCents} />
        </dd>
        <dt>{texts.vat}</dt>
        <dd>
          <Money cents={payment.vatCents} />
        </dd>
        <dt className={style.total}>
          {texts.total} <small>{texts.vatIncluded}</small>
        </dt>
        <dd className={style.total}>
          <Money cents={payment.totalCents} />
        </dd>
        <dt className={style.quote}>{texts.quoteTotal}</dt>
        <dd className={style.quote}>
          <Money cents={payment.quoteTotalCents} />
        </dd>
      </dl>
    </Card>
  )
}
