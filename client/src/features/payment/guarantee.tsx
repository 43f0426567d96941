import { useState } from 'react'
import { dateIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { requestRefundInput } from 'shared/payment/payment.inputs'
import { trpc } from '../../trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './payment-screen.module.css'
import type { Payment } from './payment-screen.tsx'

const { guarantee } = paymentTexts
const texts = orderTexts.payment

type Props = { projectId: string; onClose: () => void }

function RefundForm({ projectId, onClose }: Props) {
  const { payment } = trpc.useUtils().dashboard
  const ask = trpc.dashboard.payment.requestRefund.useMutation()
  const { busy, field, formProps, clear } = useSchemaForm({
    schema: requestRefundInput,
    initial: { reason: '' },
    extra: { projectId },
    draft: `refund:${projectId}`,
    onFailure: error => showFailure(error, { text: guarantee.failed }),
    send: async input => {
      await ask.mutateAsync(input)
      clear()
      void payment.invalidate()
      showToast(texts.refundSent)
      onClose()
    },
  })
  return (
    <form {...formProps} className={style.form}>
      <p className={style.small}>{texts.refundText}</p>
      <TextAreaField label={texts.refundReason} minRows={5} {...field('reason')} />
      <Button type="submit" busy={busy}>
        {guarantee.send}
      </Button>
    </form>
  )
}

/** The thirty days in which the money can be asked back (decision 35). */
export function Guarantee({ payment, projectId }: { payment: Payment; projectId: string }) {
  const [asking, setAsking] = useState(false)
  const { refund, status } = payment
  if (!refund || status !== 'paid' || (!refund.until && !refund.requestedAt)) return null
  return (
    <Card title={guarantee.title} className={style.guarantee}>
      <p>
        {refund.requestedAt
          ? guarantee.requested(dateIt(refund.requestedAt))
          : guarantee.until(dateIt(refund.until ?? ''))}
      </p>
      {refund.until && (
        <Button look="line" size="small" onClick={() => setAsking(true)}>
          {texts.refund}
        </Button>
      )}
      <Dialog opened={asking} onClose={() => setAsking(false)} title={texts.refund}>
        <RefundForm projectId={projectId} onClose={() => setAsking(false)} />
      </Dialog>
    </Card>
  )
}
