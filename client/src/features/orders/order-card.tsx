import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { documentTexts as texts } from 'shared/messages/it/documents'
import type { Outputs } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import style from './documents.module.css'
import { Due } from './due.tsx'
import { FileLink } from './file-link.tsx'
import { PaymentRow } from './payment-row.tsx'

export type Order = Outputs['dashboard']['documents']['list']['items'][number]

/** The guarantee: until when it holds, or that it was asked for. */
function Refund({ order: { projectId, refund } }: { order: Order }) {
  if (refund?.requestedAt) return <p className="note">{texts.refund.requested(dateIt(refund.requestedAt))}</p>
  if (!refund?.until) return null
  return (
    <p className={`cluster spread ${style.refund}`}>
      <span className="note">{texts.refund.until(dateIt(refund.until))}</span>
      <ButtonLink variant="subtle" size="small" to="/dashboard/payment" search={{ project: projectId }}>
        {texts.refund.ask}
      </ButtonLink>
    </p>
  )
}

/** One order: what was confirmed, what is due, its payments with their documents, the refund. */
export function OrderCard({ order }: { order: Order }) {
  const { projectId, title, quote, delivery, due, extrasDue, payments, hasOrderCopy } = order
  return (
    <Card title={title} className={style.order}>
      <div className={`cluster spread ${style.head}`}>
        {quote && (
          <p className="note">
            {texts.confirmed(dateIt(quote.confirmedAt), euro(quote.totalCents))}
            {quote.agreedTotalCents !== quote.totalCents && (
              <>
                <br />
                {texts.agreed(euro(quote.agreedTotalCents))}
              </>
            )}
          </p>
        )}
        {hasOrderCopy && (
          <FileLink
            href={`/documents/ordine.pdf?project=${projectId}`}
            kind={texts.pdf}
            what={`${texts.orderCopy}, ${title}`}
          >
            {`${texts.orderCopy} (${texts.pdf})`}
          </FileLink>
        )}
      </div>
      {delivery && (
        <p className="note">
          {deliveryTexts.title(delivery)}: {deliveryTexts.day(delivery)}
        </p>
      )}
      {due && <Due projectId={projectId} due={due} />}
      {extrasDue.map(extra => (
        <Due key={extra.proposalId} projectId={projectId} due={extra} />
      ))}
      {!due && extrasDue.length === 0 && <p className="note">{texts.nothingDue}</p>}
      {payments.length > 0 && (
        <ul className="stack" aria-label={texts.payments(title)}>
          {payments.map(payment => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {payments.some(({ invoices }) => invoices.length > 0) && <p className="note">{texts.courtesy}</p>}
      <Refund order={order} />
    </Card>
  )
}
