import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { euro } from 'shared/formats/units'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { payLinkTexts } from 'shared/messages/it/pay-links'
import { paymentTexts } from 'shared/messages/it/payment'
import { transferTexts } from 'shared/messages/it/transfer'
import type { PaymentMethod } from 'shared/payment/bank-transfer'
import type { PayWay } from 'shared/payment/pay-link'
import { makeBalanceLinkInput } from 'shared/payment/payment.inputs'
import { trpc } from '../../lib/trpc.ts'
import { FormStack, TextField } from '../../ui/field.tsx'
import { Money } from '../../ui/money.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'
import { useMakeLink } from './pay-links.tsx'
import { getPaymentMethods, PayMethod, SimulatedNote } from './pay-method.tsx'
import type { Payment } from './payment-screen.tsx'
import { PendingCheckoutNotice, TransferCard } from './pending-payment.tsx'
import { showPaymentError, useCancel, usePaymentPolling } from './use-payment.ts'

const texts = paymentTexts.balance

function BalanceLinkForm({ projectId, totalCents }: { projectId: string; totalCents: number }) {
  const { makeForBalance, showLinkError, dialog } = useMakeLink()
  const requestId = useIdempotencyKey()(totalCents)
  const { busy, field, formProps } = useZodForm({
    schema: makeBalanceLinkInput,
    initial: { email: '' },
    draft: `balance-link:${projectId}`,
    extra: { projectId, totalCents, requestId },
    onFailure: showLinkError,
    send: makeForBalance,
  })
  return (
    <>
      <FormStack {...formProps} gap={18}>
        <TextField
          optional
          type="email"
          label={payLinkTexts.email}
          description={payLinkTexts.emailHint}
          {...field('email')}
        />
        <Button type="submit" size="lg" fullWidth loading={busy}>
          {payLinkTexts.make}
        </Button>
      </FormStack>
      {dialog}
    </>
  )
}

type Props = { payment: Payment; projectId: string; hasReturned: boolean }
type Due = NonNullable<Payment['balance']>

/** Pays the balance once, however often the button is pressed. */
function usePayBalance({ payment, projectId, hasReturned }: Props, { status, totalCents }: Due) {
  const { paying, begin } = usePaymentPolling(projectId, payment.transfer ? 'open' : status, {
    hasReturned,
    screen: '/dashboard/downloads',
  })
  // A payment after a failed or cancelled one is another request.
  const requestId = useIdempotencyKey()(status)
  const { summary } = trpc.useUtils().dashboard.payment
  const call = trpc.dashboard.payment.payBalance.useMutation()
  const pay = async (method: PaymentMethod) => {
    try {
      const answer = await call.mutateAsync({ projectId, requestId, totalCents, method })
      if (answer.state === 'redirect') return location.assign(answer.url)
      if (answer.state === 'transfer') return await summary.invalidate({ projectId })
      await begin()
    } catch (error) {
      showPaymentError(error)
    }
  }
  return { pay: (method: PaymentMethod) => void pay(method), paying, isAsking: call.isPending }
}

function BalanceCard({ due, ...props }: Props & { due: Due }) {
  const [method, setMethod] = useState<PayWay>('card')
  const { pay, paying, isAsking } = usePayBalance(props, due)
  const cancelling = useCancel(props.projectId)
  if (due.status === 'paid' && !paying) return null
  const { bank, provider, transfer } = props.payment
  if (transfer) return <TransferCard bank={bank} transfer={transfer} cancelling={cancelling} />
  if (provider !== 'simulated' && due.status === 'processing')
    return (
      <PendingCheckoutNotice
        projectId={props.projectId}
        hasReturned={props.hasReturned}
        isAsking={isAsking}
        resume={() => pay('card')}
      />
    )
  const label = method === 'transfer' ? transferTexts.choose : texts.pay
  return (
    <SectionCard title={texts.title}>
      <Stack gap={18}>
        <Text ff="heading" fw={650} fz="1.75rem" lh={1.2}>
          <Money cents={due.totalCents} />
        </Text>
        <p>{due.dueAt ? texts.due : texts.notDue}</p>
        <PayMethod ways={getPaymentMethods(props.payment)} method={method} onMethod={setMethod} />
        <SimulatedNote provider={provider} method={method} />
        {method === 'link' ? (
          <BalanceLinkForm projectId={props.projectId} totalCents={due.totalCents} />
        ) : (
          <Button size="lg" fullWidth loading={paying || isAsking} onClick={() => pay(method)}>
            {paying ? orderTexts.payment.processing : label(euro(due.totalCents))}
          </Button>
        )}
      </Stack>
    </SectionCard>
  )
}

/** Renders the balance, due once the work has begun. Renders nothing if it is paid or refunded. */
export function Balance(props: Props) {
  const due = props.payment.balance
  if (!due || due.status === 'refunded') return null
  return <BalanceCard {...props} due={due} />
}
