import { Text } from '@mantine/core'
import { useState } from 'react'
import { closeDifferenceInput } from 'shared/administration/administration.inputs'
import { errorCatalogue } from 'shared/errors/codes'
import { dayInRome } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { earliestArrival } from 'shared/payment/bank-transfer'
import { bookTransferInput, refundPartInput } from 'shared/payment/payment.inputs'
import { differenceResolutions } from 'shared/reconciliation/compare'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { isConfirmed } from '../../ui/confirm.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { appCodeOf } from '../../ui/errors.ts'
import { FormStack, TextAreaField, TextField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { EuroField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useToday } from '../../ui/use-now.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './administration.module.css'

type ListName = 'paid' | 'transfers' | 'differences'
type ItemOf<Name extends ListName> = Outputs['team']['administration'][Name]['items'][number]

type Dialog = { opened: boolean; onClose: () => void }

const { paid, transfers, differences, reason, reasonHint } = administrationTexts

const refundSchema = refundPartInput.omit({ requestId: true, refundableCents: true })

type RefundProps = { payment: ItemOf<'paid'>; onClose: () => void }

function RefundForm({ payment, onClose }: RefundProps) {
  const { administration, projects } = trpc.useUtils().team
  const refund = trpc.team.payments.refundPart.useMutation({
    // Also after a failure: if the provider did not answer, the refund is pending.
    onSettled: () => void Promise.all([administration.invalidate(), projects.invalidate()]),
  })
  // The list is refetched behind the open dialog; the server compares what the manager opened it with.
  const [refundableCents] = useState(payment.refundableCents)
  const { busy, field, formProps } = useZodForm({
    schema: refundSchema,
    initial: { amountCents: refundableCents, reason: '' },
    // A refund or a part that was saved before a reload leaves another sum, and no draft.
    draft: `refund-part:${payment.paymentId}:${refundableCents}`,
    extra: { paymentId: payment.paymentId },
    failed: { title: paid.failed },
    refusals: { REFUND_TOO_MUCH: { amountCents: errorCatalogue.REFUND_TOO_MUCH.text } },
    send: async (input, requestId) => {
      await refund.mutateAsync({ ...input, refundableCents, requestId })
      showToast({ title: paid.done })
      onClose()
    },
  })
  const isByHand = payment.provider === 'bank-transfer'
  return (
    <FormStack {...formProps} gap={18}>
      <Text c="dimmed">{[payment.client, payment.title].filter(Boolean).join(' · ')}</Text>
      <p>{paid.left(euro(refundableCents))}</p>
      {isByHand && <p>{paid.byHand}</p>}
      <EuroField data-autofocus label={paid.amount} {...field('amountCents')} />
      <TextAreaField label={reason} description={reasonHint} {...field('reason')} />
      <FormActions busy={busy} submit={isByHand ? paid.submitByHand : paid.refund} onCancel={onClose} />
    </FormStack>
  )
}

export const RefundDialog = ({ opened, ...props }: RefundProps & Dialog) => (
  <AppModal opened={opened} onClose={props.onClose} title={paid.title}>
    <RefundForm {...props} />
  </AppModal>
)

const bookSchema = bookTransferInput.omit({ requestId: true })

type BookProps = { transfer: ItemOf<'transfers'>; restCents: number; onClose: () => void }

function BookForm({ transfer, restCents, onClose }: BookProps) {
  const { administration, projects } = trpc.useUtils().team
  const book = trpc.team.payments.bookTransfer.useMutation({
    // Also after a refusal: money that is not due is a difference then.
    onSettled: () => void Promise.all([administration.invalidate(), projects.invalidate()]),
  })
  const today = useToday()
  const { busy, field, formProps } = useZodForm({
    schema: bookSchema,
    initial: { amountCents: restCents, arrivedOn: today, note: '' },
    draft: `booking:${transfer.id}:${restCents}`,
    extra: { paymentId: transfer.id },
    failed: { title: transfers.failed },
    // An amount above the rest is stored as a difference, which a typing error must not become.
    confirm: async ({ amountCents }) => {
      if (amountCents <= restCents) return true
      const text = transfers.tooMuch.text(euro(amountCents), euro(restCents))
      return isConfirmed({ ...transfers.tooMuch, text })
    },
    send: async (input, requestId) => {
      const isReported = await book.mutateAsync({ ...input, requestId }).then(
        () => false,
        error => appCodeOf(error) === 'TRANSFER_TOO_MUCH' || Promise.reject(error),
      )
      showToast({ title: isReported ? transfers.tooMuch.done : transfers.done })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <Text c="dimmed">
        {[transfer.client, transfer.title].filter(Boolean).join(' · ')}
        <br />
        {transfers.reference} <b className={style.reference}>{transfer.transferReference}</b>
      </Text>
      <EuroField
        data-autofocus
        label={transfers.amount}
        description={transfers.missing(euro(restCents))}
        {...field('amountCents')}
      />
      <DateField
        min={earliestArrival(dayInRome(new Date(transfer.createdAt)))}
        max={today}
        label={transfers.day}
        {...field('arrivedOn')}
      />
      <TextField optional label={transfers.note} autoComplete="off" {...field('note')} />
      <FormActions busy={busy} submit={transfers.book} onCancel={onClose} />
    </FormStack>
  )
}

export const BookTransferDialog = ({ opened, ...props }: BookProps & Dialog) => (
  <AppModal opened={opened} onClose={props.onClose} title={transfers.title}>
    <BookForm {...props} />
  </AppModal>
)

interface CloseProps {
  difference: ItemOf<'differences'>
  /** Its label in the list. */
  name: string
  onClose: () => void
}

const resolutions = differenceResolutions.map(value => ({ value, label: differences.resolutions[value] }))

/** Closes a difference with a reason and, for money that was not booked, what became of it. */
function CloseForm({ difference, name, onClose }: CloseProps) {
  const { id, cause, client, title } = difference
  const { administration } = trpc.useUtils().team
  const close = trpc.team.administration.closeDifference.useMutation({
    onSettled: () => administration.invalidate(),
  })
  const { busy, field, formProps } = useZodForm({
    schema: closeDifferenceInput,
    initial: { reason: '', ...(cause && { resolution: 'refunded' }) },
    draft: `difference:${id}`,
    extra: { id },
    failed: { title: differences.failed },
    send: async input => {
      await close.mutateAsync(input)
      showToast({ title: differences.done })
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <Text c="dimmed">{[name, client, title].filter(Boolean).join(' · ')}</Text>
      <p>{differences.text}</p>
      {cause && <SelectField label={differences.resolution} data={resolutions} {...field('resolution')} />}
      <TextAreaField data-autofocus label={reason} description={reasonHint} {...field('reason')} />
      <FormActions busy={busy} submit={differences.title} onCancel={onClose} />
    </FormStack>
  )
}

export const CloseDifferenceDialog = ({ opened, ...props }: CloseProps & Dialog) => (
  <AppModal opened={opened} onClose={props.onClose} title={differences.title}>
    <CloseForm {...props} />
  </AppModal>
)
