import { euro } from 'shared/formats/euro'
import { administrationTexts } from 'shared/messages/it/administration'
import { trpc } from '../../lib/trpc.ts'
import { showFailure } from '../../ui/failure.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { writeNumber } from '../../ui/typed-number.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import type { PaidPayment } from './paid-list.tsx'

const texts = administrationTexts.paid

type Props = { payment: PaidPayment; onClose: () => void }

const loadSchema = () =>
  import('shared/payment/payment.inputs').then(inputs => inputs.refundPartInput.omit({ requestId: true }))

function RefundForm({ payment, onClose }: Props) {
  const { administration, projects } = trpc.useUtils().team
  const refund = trpc.team.payments.refundPart.useMutation({
    // Also where the provider did not answer: then it is on its way.
    onSettled: () => {
      void administration.invalidate()
      void projects.invalidate()
    },
  })
  const requestIdOf = useRequestId()
  const { busy, field, formProps } = useSchemaForm({
    schema: loadSchema,
    initial: { amountCents: writeNumber(payment.refundableCents, 'cents'), reason: '' },
    numbers: { amountCents: 'cents' },
    extra: { paymentId: payment.paymentId },
    onFailure: error => showFailure(error, { title: texts.failed }),
    send: async input => {
      await refund.mutateAsync({ ...input, requestId: requestIdOf(input) })
      showToast({ title: texts.done })
      onClose()
    },
  })
  const isByHand = payment.provider === 'bank-transfer'
  return (
    <form {...formProps} className="stack gap-18">
      <p className="soft">{[payment.client, payment.title].filter(Boolean).join(' · ')}</p>
      <p>{texts.left(euro(payment.refundableCents))}</p>
      {isByHand && <p>{texts.byHand}</p>}
      <TextField data-autofocus inputMode="decimal" label={texts.amount} {...field('amountCents')} />
      <TextAreaField label={texts.reason} description={texts.reasonHint} {...field('reason')} />
      <FormActions busy={busy} submit={isByHand ? texts.submitByHand : texts.submit} onCancel={onClose} />
    </form>
  )
}

/** Gives a sum of a payment back, all of it or a part, with the reason. */
export default formWindow(texts.title, RefundForm)
