import { Button, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { dateIt } from 'shared/formats/date-it'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { requestRefundInput } from 'shared/payment/payment.inputs'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { AppModal } from '../../ui/app-modal.tsx'
import { FormStack, TextAreaField } from '../../ui/field.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import type { Payment } from './payment-screen.tsx'

const { guarantee } = paymentTexts
const texts = orderTexts.payment

function RefundForm({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const { payment } = trpc.useUtils().dashboard
  const request = trpc.dashboard.payment.requestRefund.useMutation()
  const { busy, field, formProps } = useZodForm({
    schema: requestRefundInput,
    initial: { reason: '' },
    extra: { projectId },
    draft: `refund:${projectId}`,
    failed: { text: guarantee.failed },
    send: async input => {
      await request.mutateAsync(input)
      void payment.invalidate()
      showToast(texts.refundSent)
      onClose()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <Text fz="sm" c="dimmed">
        {texts.refundText}
      </Text>
      <TextAreaField data-autofocus label={texts.refundReason} minRows={5} {...field('reason')} />
      <Button type="submit" loading={busy}>
        {guarantee.send}
      </Button>
    </FormStack>
  )
}

/** Renders the thirty days in which a refund can be requested (docs/decisions/refund-guarantee.md). */
export function Guarantee({ payment, projectId }: { payment: Payment; projectId: string }) {
  const [opened, { open, close }] = useDisclosure()
  const { refund, status } = payment
  if (!refund || status !== 'paid' || (!refund.until && !refund.requestedAt)) return null
  return (
    <SectionCard title={guarantee.title}>
      <p>
        {refund.requestedAt
          ? guarantee.requested(dateIt(refund.requestedAt))
          : guarantee.until(dateIt(refund.until ?? ''))}
      </p>
      {refund.until && (
        <SmallButton mt="sm" onClick={open}>
          {texts.refund}
        </SmallButton>
      )}
      <AppModal opened={opened} onClose={close} title={texts.refund}>
        <RefundForm projectId={projectId} onClose={close} />
      </AppModal>
    </SectionCard>
  )
}
