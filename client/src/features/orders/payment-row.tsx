import { Link } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import type { InvoiceState } from 'shared/invoices/invoice-state'
import { documentTexts as texts } from 'shared/messages/it/documents'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Money } from '../../ui/money.tsx'
import style from './documents.module.css'
import { FileLink } from './file-link.tsx'
import type { Order } from './order-card.tsx'

type Payment = Order['payments'][number]
type Invoice = Payment['invoices'][number]

const tones: Record<InvoiceState, BadgeTone> = {
  'to-send': 'gray',
  sent: 'blue',
  delivered: 'green',
  rejected: 'orange',
  undeliverable: 'blue',
}

function State({ payment: { status, refundedCents } }: { payment: Payment }) {
  if (status === 'refunded') return <Badge tone="gray">{texts.refunded}</Badge>
  if (refundedCents > 0) return <Badge tone="orange">{texts.partlyRefunded(euro(refundedCents))}</Badge>
  return <Badge tone="green">{texts.paid}</Badge>
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, type, number, issuedOn, totalCents, state } = invoice
  const what = texts.invoiceOf(texts.types[type], number)
  return (
    <li className={style.document}>
      <span className={style.documentName}>
        {what} <span className="note">{texts.issued(dateIt(issuedOn), euro(totalCents))}</span>
      </span>
      <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      <span className={style.files}>
        <FileLink href={`/documents/fattura.pdf?invoice=${id}`} kind={texts.pdf} what={what}>
          {texts.pdf}
        </FileLink>
        <FileLink href={`/documents/fattura.xml?invoice=${id}`} kind={texts.xml} what={what}>
          {texts.xml}
        </FileLink>
      </span>
    </li>
  )
}

/** Why the invoice is not there, where the page does not say it for all. */
function Missing({ reason }: { reason: NonNullable<Payment['missing']> }) {
  const text = texts.missing[reason]
  if (!text) return null
  return (
    <p className={style.missing}>
      {text} {reason === 'buyer-missing' && <Link to="/dashboard/profile">{texts.toBilling}</Link>}
    </p>
  )
}

/** One payment: what came in, its receipt, its invoice and what was credited of it. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const { id, kind, totalCents, paidAt, invoices, missing } = payment
  const name = texts.kinds[kind]
  return (
    <li className={style.payment}>
      <div className={style.paid}>
        <p className={style.what}>
          <strong>{name}</strong> {paidAt && <span className="note">{texts.paidOn(dateIt(paidAt))}</span>}
        </p>
        <State payment={payment} />
        <span className={style.sum}>
          <Money cents={totalCents} />
        </span>
      </div>
      <ul className={style.documents}>
        {paidAt && (
          <li className={style.document}>
            <span className={style.documentName}>{texts.receipt}</span>
            <span className={style.files}>
              <FileLink
                href={`/documents/ricevuta.pdf?payment=${id}`}
                kind={texts.pdf}
                what={`${texts.receipt}, ${name}`}
              >
                {texts.pdf}
              </FileLink>
            </span>
          </li>
        )}
        {invoices.map(invoice => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
      {missing && <Missing reason={missing} />}
    </li>
  )
}
