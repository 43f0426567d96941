import { Button, List, Stack, Text, Title, VisuallyHidden } from '@mantine/core'
import { euro } from 'shared/formats/euro'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { paymentTexts } from 'shared/messages/it/payment'
import { transferTexts as texts } from 'shared/messages/it/transfer'
import { readableIban } from 'shared/payment/iban'
import type { Instalment } from 'shared/payment/instalment'
import { CopyButton } from '../../ui/copy-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import style from './payment.module.css'
import type { Payment } from './payment-screen.tsx'
import { type Cancelling, useCancel } from './use-payment.ts'

/** The transfer of an instalment, or of an accepted proposal. */
interface Transfer {
  instalment: Instalment
  reference: string
  totalCents: number
  bookedCents: number
}

/** A detail of the transfer; `copied` is its form for a banking page. */
function Row({ name, value, copied = value }: { name: string; value: string; copied?: string }) {
  return (
    <div className={style.transferRow}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <CopyButton text={copied} label={texts.copy} name={name} />
      </dd>
    </div>
  )
}

type DataProps = { transfer: Transfer; bank: NonNullable<Payment['bank']> }

/** Account, amount and reference, each with a copy button. */
export function TransferData({ transfer, bank }: DataProps) {
  const restCents = transfer.totalCents - transfer.bookedCents
  return (
    <dl className={style.transferRows}>
      <Row name={texts.holder} value={bank.holder} />
      <Row name={texts.iban} value={readableIban(bank.iban)} copied={bank.iban} />
      <Row
        name={texts.amount}
        value={euro(restCents, { decimals: 'always' })}
        copied={(restCents / 100).toFixed(2).replace('.', ',')}
      />
      <Row name={texts.reference} value={transfer.reference} />
    </dl>
  )
}

type Props = { bank: Payment['bank']; transfer: Transfer; cancelling: Cancelling }

/** Where to send the transfer, and what happens once it arrives. */
export function TransferCard({ bank, transfer, cancelling: { cancel, isCancelling } }: Props) {
  const { instalment, bookedCents, totalCents } = transfer
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
          {texts.next[instalment].map(step => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
        {bookedCents === 0 && (
          <Stack gap={8} align="flex-start" pt="md" style={{ borderTop: '1px solid var(--line)' }}>
            <Text fz="sm" c="dimmed">
              {texts.cancelHint}
            </Text>
            <Button variant="subtle" size="sm" loading={isCancelling} onClick={cancel}>
              {texts.cancel}
            </Button>
          </Stack>
        )}
      </Stack>
    </SectionCard>
  )
}

const { open, waiting } = paymentTexts

type NoticeProps = { projectId: string; hasReturned: boolean; isAsking: boolean; resume: () => void }

/** A payment at the provider's page: left open there, or completed and not yet reported to us. */
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
