import { Button, List, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { euro } from 'shared/formats/units'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { transferTexts as texts } from 'shared/messages/it/transfer'
import { QuietButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { type Transfer, TransferData } from './pay-method.tsx'
import type { Payment } from './payment-screen.tsx'
import { type Cancelling, useCancel } from './use-payment.ts'

type Props = { bank: Payment['bank']; transfer: Transfer; cancelling: Cancelling }

/** Bank details for the transfer, and what happens once it arrives. */
export function TransferCard({ bank, transfer, cancelling: { cancel, isCancelling } }: Props) {
  const { instalment, bookedCents, totalCents, reference } = transfer
  const question = {
    title: texts.cancelTitle,
    text: texts.cancelText(reference),
    confirm: texts.cancel,
    danger: true,
  }
  return (
    <SectionCard title={texts.title[instalment]}>
      <Stack gap="md">
        {bookedCents > 0 && (
          <Text fw={600}>{texts.booked(euro(bookedCents), euro(totalCents - bookedCents))}</Text>
        )}
        <p>{bank ? texts.text : texts.unknownBank}</p>
        {bank && <TransferData transfer={transfer} bank={bank} />}
        <Title order={3} ff="text" fz="0.9375rem" lh={1.4} fw={600}>
          {texts.nextTitle}
        </Title>
        <List type="ordered" spacing={6}>
          {[texts.payBy, texts.arrives[instalment], texts.alsoByMail].map(step => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
        {bookedCents === 0 && (
          <Stack gap={8} align="flex-start" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
            <Text fz="sm" c="dimmed">
              {texts.cancelHint}
            </Text>
            <QuietButton loading={isCancelling} onClick={() => confirm(question, cancel)}>
              {texts.cancel}
            </QuietButton>
          </Stack>
        )}
      </Stack>
    </SectionCard>
  )
}

const { open, waiting } = paymentTexts

type NoticeProps = { projectId: string; hasReturned: boolean; isAsking: boolean; resume: () => void }

/** Renders a payment at the provider's page: left open there, or completed and not yet reported to us. */
export function PendingCheckoutNotice({ projectId, hasReturned, isAsking, resume }: NoticeProps) {
  const { cancel, isCancelling } = useCancel(projectId)
  const busy = isCancelling || isAsking
  if (hasReturned)
    return (
      <EmptyState title={waiting.title} text={waiting.text}>
        <Button variant="subtle" loading={busy} onClick={resume}>
          {waiting.again}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState title={open.title} text={open.text}>
      <Button variant="default" loading={busy} onClick={cancel}>
        {open.cancel}
      </Button>
      <Button loading={busy} onClick={resume}>
        {open.resume}
      </Button>
      <VisuallyHidden component="p" role="status">
        {busy ? dashboardTexts.loading : ''}
      </VisuallyHidden>
    </EmptyState>
  )
}
