import { useState } from 'react'
import { euro } from 'shared/formats/euro'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showFailure } from '../../ui/failure.ts'
import { Money } from '../../ui/money.tsx'
import { OpenPage } from './open-page.tsx'
import style from './payment-screen.module.css'
import type { Payment } from './payment-screen.tsx'
import { useOutcome } from './use-outcome.ts'

const texts = paymentTexts.balance

type Props = { payment: Payment; projectId: string; hasReturned: boolean }
type Due = NonNullable<Payment['balance']>

/** Pays the balance once; who has returned from the provider's page waits like who has just pressed. */
function usePayBalance({ projectId, hasReturned }: Props, { status, totalCents }: Due) {
  const outcome = useOutcome(projectId, status, { hasReturned, screen: '/dashboard/downloads' })
  const [requestId] = useState(() => crypto.randomUUID())
  const call = trpc.dashboard.payment.payBalance.useMutation()
  const refuse = (error: unknown) => showFailure(error, orderTexts.payment.failed)
  const pay = async () => {
    try {
      const answer = await call.mutateAsync({ projectId, requestId, totalCents })
      if (answer.state === 'redirect') return location.assign(answer.url)
      await outcome.begin()
    } catch (error) {
      refuse(error)
    }
  }
  return { pay: () => void pay(), paying: outcome.paying, isAsking: call.isPending }
}

function BalanceCard({ due, ...props }: Props & { due: Due }) {
  const { pay, paying, isAsking } = usePayBalance(props, due)
  if (due.status === 'paid' && !paying) return null
  const { provider } = props.payment
  if (provider !== 'simulated' && due.status === 'processing')
    return (
      <OpenPage
        projectId={props.projectId}
        hasReturned={props.hasReturned}
        isAsking={isAsking}
        resume={pay}
      />
    )
  return (
    <Card title={texts.title}>
      <div className={style.form}>
        <p className={style.figure}>
          <Money cents={due.totalCents} />
        </p>
        <p>{due.dueAt ? texts.due : texts.notDue}</p>
        {provider === 'simulated' && <p className={style.small}>{orderTexts.payment.simulated}</p>}
        <Button size="large" wide busy={paying || isAsking} onClick={pay}>
          {paying ? orderTexts.payment.processing : texts.pay(euro(due.totalCents))}
        </Button>
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
