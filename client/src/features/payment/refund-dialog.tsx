import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import style from './payment-screen.module.css'

const { guarantee } = paymentTexts
const texts = orderTexts.payment

type Props = { projectId: string; onClose: () => void }

function RefundForm({ projectId, onClose }: Props) {
  const { payment } = trpc.useUtils().dashboard
  const ask = trpc.dashboard.payment.requestRefund.useMutation()
  const { busy, field, formProps, clear } = useSchemaForm({
    schema: () => import('shared/payment/payment.inputs').then(inputs => inputs.requestRefundInput),
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
    <form {...formProps} className="stack gap-18">
      <p className={style.small}>{texts.refundText}</p>
      <TextAreaField data-autofocus label={texts.refundReason} minRows={5} {...field('reason')} />
      <Button type="submit" busy={busy}>
        {guarantee.send}
      </Button>
    </form>
  )
}

/** Asks the money back, in words. */
export default formWindow(texts.refund, RefundForm)
