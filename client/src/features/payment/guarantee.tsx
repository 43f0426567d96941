import { useState } from 'react'
import { dateIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { onDemand } from '../../ui/late-part.tsx'
import type { Payment } from './payment-screen.tsx'

const RefundDialog = onDemand(() => import('./refund-dialog.tsx'))

const { guarantee } = paymentTexts
const texts = orderTexts.payment

/** The thirty days in which the money can be asked back (docs/decisions/refund-guarantee.md). */
export function Guarantee({ payment, projectId }: { payment: Payment; projectId: string }) {
  const [asking, setAsking] = useState(false)
  const { refund, status } = payment
  if (!refund || status !== 'paid' || (!refund.until && !refund.requestedAt)) return null
  return (
    <Card title={guarantee.title} className="stack items-start gap-12">
      <p>
        {refund.requestedAt
          ? guarantee.requested(dateIt(refund.requestedAt))
          : guarantee.until(dateIt(refund.until ?? ''))}
      </p>
      {refund.until && (
        <Button variant="outline" size="small" onClick={() => setAsking(true)}>
          {texts.refund}
        </Button>
      )}
      <RefundDialog opened={asking} projectId={projectId} onClose={() => setAsking(false)} />
    </Card>
  )
}
