import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { euro } from 'shared/formats/euro'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { appCodeOf } from '../../ui/failure.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Balance } from './balance.tsx'
import { Guarantee } from './guarantee.tsx'
import { OpenPage } from './open-page.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayForm } from './pay-form.tsx'
import { PayLinks } from './pay-links.tsx'
import style from './payment-screen.module.css'
import { TransferCard } from './transfer-card.tsx'
import { useCancel } from './use-cancel.ts'
import { type Paying, usePay } from './use-pay.ts'

const texts = orderTexts.payment
const BACK_TO_QUOTE = new Set(['NO_BRIEF', 'QUOTE_NOT_CONFIRMED', 'QUOTE_EXPIRED'])

const isUnconfirmed = ({ status, isQuoteConfirmed }: Payment) =>
  !isQuoteConfirmed && (status === 'open' || status === 'failed')

const isOver = ({ status }: Payment) => status === 'paid' || status === 'refunded'

/** Before the first sum the production waits for it; after it, it does not. */
const introOf = (payment: Payment | undefined) =>
  payment && isOver(payment) ? paymentTexts.introPaid : texts.intro

export type Payment = Outputs['dashboard']['payment']['summary']

function titleOf({ status, balance }: Payment): string {
  if (status !== 'paid') return texts.refunded
  return balance && balance.status !== 'paid' ? paymentTexts.depositPaid : texts.paid
}

type DoneProps = { payment: Payment; projectId: string; hasReturnedFromBalance: boolean }

function Done({ payment, projectId, hasReturnedFromBalance }: DoneProps) {
  return (
    <>
      <EmptyState title={titleOf(payment)}>
        <ButtonLink to="/dashboard/status" search={{ project: projectId }}>
          {dashboardTexts.side.status}
        </ButtonLink>
      </EmptyState>
      <Balance payment={payment} projectId={projectId} hasReturned={hasReturnedFromBalance} />
      <OrderSummary order={payment} />
      {payment.refundedCents > 0 && (
        <p>
          {paymentTexts.partlyRefunded(
            euro(payment.refundedCents),
            euro(payment.receivedCents - payment.refundedCents),
          )}
        </p>
      )}
      <p className={style.small}>{paymentTexts.receipt}</p>
      <Guarantee payment={payment} projectId={projectId} />
    </>
  )
}

type OpenProps = {
  payment: Payment
  projectId: string
  paying: Paying
  hasReturned: boolean
  /** Stands before the form. */
  gate: (form: ReactNode) => ReactNode
}

const isElsewhere = ({ provider, status }: Payment) => provider !== 'simulated' && status === 'processing'

const ticked = { acceptTerms: true, acceptClauses: true, acceptHigher: true } as const

function Open(props: OpenProps) {
  const { paying, projectId, hasReturned } = props
  const cancelling = useCancel(projectId)
  const resume = () =>
    void paying.pay({ projectId, requestId: paying.requestId, ...ticked }).catch(paying.showPaymentError)
  if (isElsewhere(props.payment) && !props.payment.transfer)
    return (
      <OpenPage projectId={projectId} hasReturned={hasReturned} isAsking={paying.isAsking} resume={resume} />
    )
  return (
    <div className={style.grid}>
      <OrderSummary order={props.payment} />
      {props.payment.transfer ? (
        <TransferCard bank={props.payment.bank} transfer={props.payment.transfer} cancelling={cancelling} />
      ) : (
        props.gate(<PayForm {...props} />)
      )}
    </div>
  )
}

type Props = Pick<OpenProps, 'projectId' | 'gate'> & {
  returnedFrom: 'done' | 'balance' | 'extra' | undefined
  proposals: ReactNode
}

/** Paying a confirmed quote, and what remains of it; `returnedFrom` the provider's page of which sum. Without a brief or a confirmation there is nothing to pay, so it leads back to the quote. */
export function PaymentScreen({ projectId, returnedFrom, gate, proposals }: Props) {
  const hasReturned = returnedFrom === 'done'
  // Without a brief or an agreed quote the order is not even asked for: there is none.
  const steps = trpc.dashboard.status.get.useQuery({ projectId }).data?.steps
  const quote = steps?.find(step => step.code === 'quote')?.state
  const paying = usePay(projectId, { hasReturned, hasOrder: quote !== undefined && quote !== 'locked' })
  const { query } = paying
  const search = { project: projectId }
  if (
    quote === 'locked' ||
    BACK_TO_QUOTE.has(appCodeOf(query.error) ?? '') ||
    (query.data && isUnconfirmed(query.data))
  )
    return <Navigate to="/dashboard/quote" search={search} replace />
  const back = (
    <ButtonLink variant="outline" to="/dashboard/quote" search={search}>
      {texts.back}
    </ButtonLink>
  )
  return (
    <Screen title={texts.title} intro={introOf(query.data)} actions={back}>
      {proposals}
      <QueryView query={query} skeletonHeights={[300, 180]} errorTitle={texts.failed.title}>
        {payment =>
          isOver(payment) && !paying.paying ? (
            <Done
              payment={payment}
              projectId={projectId}
              hasReturnedFromBalance={returnedFrom === 'balance'}
            />
          ) : (
            <Open
              payment={payment}
              projectId={projectId}
              paying={paying}
              hasReturned={hasReturned}
              gate={gate}
            />
          )
        }
      </QueryView>
      <div className={style.links}>
        <PayLinks projectId={projectId} />
      </div>
    </Screen>
  )
}
