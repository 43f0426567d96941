import { useState } from 'react'
import { euro } from 'shared/formats/euro'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { transferTexts } from 'shared/messages/it/transfer'
import type { PayWay } from 'shared/payment/pay-link'
import type { PaymentMethod } from 'shared/payment/transfer'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { Money } from '../../ui/money.tsx'
import { useRequestId } from '../../ui/use-request-id.ts'
import { BalanceLinkForm } from './balance-link-form.tsx'
import { OpenPage } from './open-page.tsx'
import { PayMethod } from './pay-method.tsx'
import { waysOf } from './pay-ways.ts'
import style from './payment-screen.module.css'
import type { Payment } from './payment-screen.tsx'
import { TransferCard } from './transfer-card.tsx'
import { useCancel } from './use-cancel.ts'
import { useOutcome } from './use-outcome.ts'

const texts = paymentTexts.balance

type Props = { payment: Payment; projectId: string; hasReturned: boolean }
type Due = NonNullable<Payment['balance']>

/** Pays the balance once; who has returned from the provider's page waits like who has just pressed. */
function usePayBalance({ payment, projectId, hasReturned }: Props, { status, totalCents }: Due) {
  const outcome = useOutcome(projectId, payment.transfer ? 'open' : status, {
    hasReturned,
    screen: '/dashboard/downloads',
  })
  // Another payment than the one that failed or was given up has another name.
  const requestId = useRequestId()(status)
  const { summary } = trpc.useUtils().dashboard.payment
  const call = trpc.dashboard.payment.payBalance.useMutation()
  const showPaymentError = (error: unknown) => showFailure(error, orderTexts.payment.failed)
  const pay = async (method: PaymentMethod) => {
    try {
      const answer = await call.mutateAsync({ projectId, requestId, totalCents, method })
      if (answer.state === 'redirect') return location.assign(answer.url)
      if (answer.state === 'transfer') return await summary.invalidate({ projectId })
      await outcome.begin()
    } catch (error) {
      showPaymentError(error)
    }
  }
  return {
    pay: (method: PaymentMethod) => void pay(method),
    paying: outcome.paying,
    isAsking: call.isPending,
  }
}

const wordsOf = (method: PaymentMethod) => (method === 'transfer' ? transferTexts.choose : texts.pay)

function BalanceCard({ due, ...props }: Props & { due: Due }) {
  const [method, setMethod] = useState<PayWay>('card')
  const { pay, paying, isAsking } = usePayBalance(props, due)
  const cancelling = useCancel(props.projectId)
  if (due.status === 'paid' && !paying) return null
  const { bank, provider, transfer } = props.payment
  if (transfer) return <TransferCard bank={bank} transfer={transfer} cancelling={cancelling} />
  if (provider !== 'simulated' && due.status === 'processing')
    return (
      <OpenPage
        projectId={props.projectId}
        hasReturned={props.hasReturned}
        isAsking={isAsking}
        resume={() => pay('card')}
      />
    )
  return (
    <Card title={texts.title}>
      <div className="stack gap-18">
        <p className={style.figure}>
          <Money cents={due.totalCents} />
        </p>
        <p>{due.dueAt ? texts.due : texts.notDue}</p>
        <PayMethod ways={waysOf(props.payment)} method={method} onMethod={setMethod} />
        {provider === 'simulated' && method === 'card' && (
          <p className={style.small}>{orderTexts.payment.simulated}</p>
        )}
        {method === 'link' ? (
          <BalanceLinkForm projectId={props.projectId} totalCents={due.totalCents} />
        ) : (
          <Button size="large" wide busy={paying || isAsking} onClick={() => pay(method)}>
            {paying ? orderTexts.payment.processing : wordsOf(method)(euro(due.totalCents))}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** What remains to be paid once the work has begun; nothing where it is paid, or was given back. */
export function Balance(props: Props) {
  const due = props.payment.balance
  if (!due || due.status === 'refunded') return null
  return <BalanceCard {...props} due={due} />
}
