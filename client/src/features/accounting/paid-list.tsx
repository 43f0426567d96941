import { Badge, Button, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { administrationTexts } from 'shared/messages/it/administration'
import { refundPartInput } from 'shared/payment/payment.inputs'
import { cursorQueryOptions } from '../../lib/cursor-query.ts'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { TextAreaField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { EuroField } from '../../ui/number-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import style from './administration.module.css'
import type { AdministrationSearch } from './administration-search.ts'
import { MoneyList, MoneyRow } from './money-list.tsx'

const texts = administrationTexts.paid

type Payment = Outputs['team']['administration']['paid']['items'][number]

const schema = refundPartInput.omit({ requestId: true })

/** Refunds an amount of a payment: all of it or a part. */
function RefundForm({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { administration, projects } = trpc.useUtils().team
  const refund = trpc.team.payments.refundPart.useMutation({
    // Also after a failure: if the provider did not answer, the refund is pending.
    onSettled: () => {
      void administration.invalidate()
      void projects.invalidate()
    },
  })
  const requestIdOf = useIdempotencyKey()
  const { busy, field, formProps } = useZodForm({
    schema,
    initial: { amountCents: payment.refundableCents, reason: '' },
    extra: { paymentId: payment.paymentId },
    onFailure: error => showErrorToast(error, { title: texts.failed }),
    send: async input => {
      await refund.mutateAsync({ ...input, requestId: requestIdOf(input) })
      showToast({ title: texts.done })
      onClose()
    },
  })
  const isByHand = payment.provider === 'bank-transfer'
  return (
    <form {...formProps}>
      <Stack gap={18}>
        <Text c="dimmed">{[payment.client, payment.title].filter(Boolean).join(' · ')}</Text>
        <p>{texts.left(euro(payment.refundableCents))}</p>
        {isByHand && <p>{texts.byHand}</p>}
        <EuroField data-autofocus label={texts.amount} {...field('amountCents')} />
        <TextAreaField label={texts.reason} description={texts.reasonHint} {...field('reason')} />
        <FormActions busy={busy} submit={isByHand ? texts.submitByHand : texts.submit} onCancel={onClose} />
      </Stack>
    </form>
  )
}

function RefundButton({ payment }: { payment: Payment }) {
  const [opened, { open, close }] = useDisclosure()
  if (payment.status !== 'paid' || payment.refundableCents === 0) return null
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-label={payment.client ? texts.refundOf(payment.client) : texts.refund}
        onClick={open}
      >
        {texts.refund}
      </Button>
      <AppModal opened={opened} onClose={close} title={texts.title}>
        <RefundForm payment={payment} onClose={close} />
      </AppModal>
    </>
  )
}

function PaidRow({ payment }: { payment: Payment }) {
  const { amountCents, instalment, paidAt, part, provider, refundedCents, status, totalCents } = payment
  const reference = payment.transferReference ?? payment.providerReference
  // A refund concerns the whole payment, and is shown at its last part only.
  const hasRefund = refundedCents > 0 && status === 'paid' && part?.isLast !== false
  return (
    <MoneyRow
      about={payment}
      badge={status === 'refunded' && <Badge>{texts.refunded}</Badge>}
      facts={
        <>
          <p>
            {[
              administrationTexts.instalments[instalment],
              administrationTexts.ways[provider],
              ...(payment.isThroughLink ? [texts.throughLink] : []),
            ].join(' · ')}
          </p>
          <p>{texts.on(dateIt(paidAt))}</p>
          {part && <p>{texts[part.isLast ? 'lastPart' : 'part'](part.nth, euro(totalCents))}</p>}
          {reference && <p className={style.reference}>{reference}</p>}
          {hasRefund && <p>{texts.back(euro(refundedCents))}</p>}
        </>
      }
      cents={amountCents}
      action={<RefundButton payment={payment} />}
    />
  )
}

/** Lists payments received; what is left of them can be refunded. */
export function PaidList({ search: { month } }: { search: AdministrationSearch }) {
  const query = trpc.team.administration.paid.useInfiniteQuery(month ? { month } : {}, cursorQueryOptions)
  return (
    <MoneyList view="paid" query={query}>
      {payment => <PaidRow key={payment.id} payment={payment} />}
    </MoneyList>
  )
}
