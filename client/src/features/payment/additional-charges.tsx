import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { euro } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { proposalTexts } from 'shared/messages/it/proposals'
import { transferTexts } from 'shared/messages/it/transfer'
import { type PaymentMethod, paymentMethods } from 'shared/payment/bank-transfer'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { PriceBreakdown } from '../../ui/price-breakdown.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { PayMethod, SimulatedNote } from './pay-method.tsx'
import type { Payment } from './payment-screen.tsx'
import { TransferCard } from './pending-payment.tsx'
import { showPaymentError, useCancelExtra } from './use-payment.ts'

const { due } = proposalTexts
const { open, waiting } = paymentTexts
const REFETCH_MS = 2000

type Extra = Outputs['dashboard']['proposals']['list']['items'][number]

const isDue = ({ payment }: Extra) => payment === 'open' || payment === 'failed' || payment === 'processing'

/** Returns true if the payment is polled; bank transfers take days and are reported by the live stream. */
const isInProgress = ({ payment, transfer }: Extra) => payment === 'processing' && !transfer

/** Pays once, however often the button is pressed; a checkout left open at the provider is resumed. */
function usePayExtra({ id: proposalId, payment }: Extra) {
  const { dashboard } = trpc.useUtils()
  // A payment after a failed or cancelled one is another request.
  const requestId = useIdempotencyKey()(payment)
  const call = trpc.dashboard.payment.payExtra.useMutation({
    onSuccess: answer => {
      if (answer.state === 'redirect') location.assign(answer.url)
    },
    onError: showPaymentError,
    onSettled: () => dashboard.proposals.invalidate(),
  })
  const pay = (method: PaymentMethod) => call.mutate({ proposalId, requestId, method })
  return { pay, isAsking: call.isPending }
}

type PendingProps = { extra: Extra; hasReturned: boolean; isSimulated: boolean }

/** Renders a payment at the provider's page: left open there, or completed and not yet reported to us. */
function Pending({ extra, hasReturned, isSimulated }: PendingProps) {
  const { pay, isAsking } = usePayExtra(extra)
  const { cancel, isCancelling } = useCancelExtra(extra.id)
  const busy = isAsking || isCancelling
  if (isSimulated) return <p role="status">{orderTexts.payment.processing}</p>
  return (
    <>
      <p role="status">{hasReturned ? `${waiting.title}. ${waiting.text}` : open.text}</p>
      <Group gap="12px 16px">
        <Button variant={hasReturned ? 'subtle' : 'filled'} loading={busy} onClick={() => pay('card')}>
          {hasReturned ? waiting.again : open.resume}
        </Button>
        {!hasReturned && (
          <Button variant="default" loading={busy} onClick={cancel}>
            {open.cancel}
          </Button>
        )}
      </Group>
    </>
  )
}

type PayProps = { extra: Extra; hasBank: boolean; provider: Payment['provider'] | undefined }

function Pay({ extra, hasBank, provider }: PayProps) {
  const [method, setMethod] = useState<PaymentMethod>('card')
  const { pay, isAsking } = usePayExtra(extra)
  const label = method === 'transfer' ? transferTexts.choose : due.pay
  return (
    <>
      <p>{due.text}</p>
      {hasBank && <PayMethod name={extra.id} ways={paymentMethods} method={method} onMethod={setMethod} />}
      <SimulatedNote provider={provider} method={method} />
      <Button loading={isAsking} style={{ alignSelf: 'flex-start' }} onClick={() => pay(method)}>
        {label(euro(extra.totalCents))}
      </Button>
    </>
  )
}

type ExtraProps = { extra: Extra; projectId: string; hasReturned: boolean }

/** Renders an accepted proposal, to be paid by card or by bank transfer. */
function DueExtra({ extra, projectId, hasReturned }: ExtraProps) {
  const { data } = trpc.dashboard.payment.summary.useQuery({ projectId })
  const cancelling = useCancelExtra(extra.id)
  const { transfer, lines, totalCents } = extra
  const bank = data?.bank ?? null
  if (transfer && data)
    return (
      <TransferCard bank={bank} transfer={{ ...transfer, instalment: 'extra' }} cancelling={cancelling} />
    )
  return (
    <SectionCard title={proposalTexts.kinds[extra.kind]}>
      <Stack gap={18}>
        <PriceBreakdown lines={lines} total={proposalTexts.client.total} totalCents={totalCents} />
        {extra.payment === 'processing' ? (
          <Pending extra={extra} hasReturned={hasReturned} isSimulated={data?.provider === 'simulated'} />
        ) : (
          <Pay extra={extra} hasBank={bank !== null} provider={data?.provider} />
        )}
      </Stack>
    </SectionCard>
  )
}

function useToastOncePaid(extras: Extra[] | undefined) {
  const processing = useRef(new Set<string>())
  useEffect(() => {
    for (const extra of extras ?? []) {
      if (isInProgress(extra)) processing.current.add(extra.id)
      if (extra.payment !== 'paid' || !processing.current.delete(extra.id)) continue
      showToast({ title: orderTexts.payment.ok, text: due.arrived })
    }
  }, [extras])
}

type Props = { projectId: string; hasReturned?: boolean }

/**
 * Renders the accepted proposals that are due, which are paid apart from the quote. Renders nothing where there are
 * none.
 */
export function AdditionalCharges({ projectId, hasReturned = false }: Props) {
  const { data } = trpc.dashboard.proposals.list.useQuery(
    { projectId },
    { refetchInterval: ({ state }) => (state.data?.items.some(isInProgress) ? REFETCH_MS : false) },
  )
  useToastOncePaid(data?.items)
  const extras = data?.items.filter(isDue) ?? []
  if (extras.length === 0) return null
  return (
    <Stack gap={28}>
      {extras.map(extra => (
        <DueExtra key={extra.id} extra={extra} projectId={projectId} hasReturned={hasReturned} />
      ))}
    </Stack>
  )
}
