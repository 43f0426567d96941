import { dayInRome } from 'shared/formats/date-it'
import { administrationTexts } from 'shared/messages/it/administration'
import { earliestArrival } from 'shared/payment/transfer'
import { trpc } from '../../lib/trpc.ts'
import { DateField } from '../../ui/date-field.tsx'
import { showFailure } from '../../ui/failure.ts'
import { TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { formWindow } from '../../ui/form-window.tsx'
import { useSchemaForm } from '../../ui/schema-form.ts'
import { showToast } from '../../ui/toast-store.ts'
import { writeNumber } from '../../ui/typed-number.ts'
import { useToday } from '../../ui/use-now.ts'
import { useRequestId } from '../../ui/use-request-id.ts'
import style from './administration.module.css'
import type { Transfer } from './transfer-list.tsx'

const texts = administrationTexts.transfers

type Props = { transfer: Transfer; restCents: number; onClose: () => void }

const loadSchema = () =>
  import('shared/payment/payment.inputs').then(inputs => inputs.bookTransferInput.omit({ requestId: true }))

function BookForm({ transfer, restCents, onClose }: Props) {
  const { administration, projects } = trpc.useUtils().team
  const book = trpc.team.payments.bookTransfer.useMutation()
  const requestIdOf = useRequestId()
  const today = useToday()
  const { busy, field, formProps } = useSchemaForm({
    schema: loadSchema,
    initial: { amountCents: writeNumber(restCents, 'cents'), arrivedOn: today, note: '' },
    numbers: { amountCents: 'cents' },
    extra: { paymentId: transfer.id },
    onFailure: error => showFailure(error, { title: texts.failed }),
    send: async input => {
      await book.mutateAsync({ ...input, requestId: requestIdOf(input) })
      void administration.invalidate()
      void projects.invalidate()
      showToast({ title: texts.done })
      onClose()
    },
  })
  return (
    <form {...formProps} className="stack gap-18">
      <p className="soft">
        {[transfer.client, transfer.title].filter(Boolean).join(' · ')}
        <br />
        {texts.reference} <b className={style.reference}>{transfer.transferReference}</b>
      </p>
      <TextField data-autofocus inputMode="decimal" label={texts.amount} {...field('amountCents')} />
      <DateField
        min={earliestArrival(dayInRome(new Date(transfer.createdAt)))}
        max={today}
        label={texts.day}
        {...field('arrivedOn')}
      />
      <TextField optional label={texts.note} autoComplete="off" {...field('note')} />
      <FormActions busy={busy} submit={texts.submit} onCancel={onClose} />
    </form>
  )
}

/** Books a sum of a transfer, all of it or a part. */
export default formWindow(texts.title, BookForm)
