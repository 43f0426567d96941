import { Text } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { euro } from 'shared/formats/units'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { orderTexts } from 'shared/messages/it/dashboard-order'
import { paymentTexts } from 'shared/messages/it/payment'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { appCodeOf } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Balance } from './balance.tsx'
import { Guarantee } from './guarantee.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayForm } from './pay-form.tsx'
import { PayLinks } from './pay-links.tsx'
import { PendingCheckoutNotice, TransferCard } from './pending-payment.tsx'
import { type Paying, showPaymentError, useCancel, usePay } from './use-payment.ts'

const texts = orderTexts.payment
const BACK_TO_QUOTE = new Set(['NO_BRIEF', 'QUOTE_NOT_CONFIRMED', 'QUOTE_EXPIRED'])

const isUnconfirmed = ({ status, isQuoteConfirmed }: Payment) =>
  !isQuoteConfirmed && (status === 'open' || status === 'failed')

const isOver = ({ status }: Payment) => status === 'paid' || status === 'refunded'

/** Before the deposit is paid the production waits for it; afterwards it does not. */
const introOf = (payment: Payment | undefined) =>
  payment && isOver(payment) ? paymentTexts.introPaid : texts.intro

export type Payment = Outputs['dashboard']['payment']['summary']

function titleOf({ status, balance }: Payment): string {
  if (status !== 'paid') return texts.refunded
  return balance && balance.status !== 'paid' ? paymentTexts.depositPaid : texts.paid
}

type DoneProps = { payment: Payment; projectId: string; hasReturned: boolean }

function Done({ payment, projectId, hasReturned }: DoneProps) {
  return (
    <>
      <EmptyState title={titleOf(payment)}>
        <LinkButton to="/dashboard/status" search={{ project: projectId }}>
          {dashboardTexts.side.status}
        </LinkButton>
      </EmptyState>
      <Balance payment={payment} projectId={projectId} hasReturned={hasReturned} />
      <OrderSummary order={payment} />
      {payment.refundedCents > 0 && (
        <p>
          {paymentTexts.partlyRefunded(
            euro(payment.refundedCents),
            euro(payment.receivedCents - payment.refundedCents),
          )}
        </p>
      )}
      <Text fz="sm" c="dimmed">
        {paymentTexts.receipt}
      </Text>
      <Guarantee payment={payment} projectId={projectId} />
    </>
  )
}

type OpenProps = {
  payment: Payment
  projectId: string
  paying: Paying
  hasReturned: boolean
  /** Wraps the form in what has to be filled in before it. */
  gate: (form: ReactNode) => ReactNode
}

const isAtProvider = ({ provider, status }: Payment) => provider !== 'simulated' && status === 'processing'

const accepted = { acceptTerms: true, acceptClauses: true, acceptHigher: true } as const

function Open(props: OpenProps) {
  const { paying, projectId, hasReturned } = props
  const cancelling = useCancel(projectId)
  const resume = () =>
    void paying.pay({ projectId, requestId: paying.requestId, ...accepted }).catch(showPaymentError)
  if (isAtProvider(props.payment) && !props.payment.transfer)
    return (
      <PendingCheckoutNotice
        projectId={projectId}
        hasReturned={hasReturned}
        isAsking={paying.isAsking}
        resume={resume}
      />
    )
  return (
    <div className="columns equal-side">
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

/**
 * Pays a confirmed quote and its balance; `returnedFrom` names the sum whose checkout the client returns from.
 * Redirects to the quote while there is none to pay.
 */
export function PaymentScreen({ projectId, returnedFrom, gate, proposals }: Props) {
  const hasReturned = returnedFrom === 'done'
  // Without a brief or a confirmed quote there is no order to load.
  const status = trpc.dashboard.status.get.useQuery({ projectId })
  const quote = status.data?.steps.find(step => step.code === 'quote')?.state
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
    <LinkButton variant="default" to="/dashboard/quote" search={search}>
      {texts.back}
    </LinkButton>
  )
  return (
    <Screen title={texts.title} intro={introOf(query.data)} actions={back}>
      {proposals}
      <QueryView
        query={status.data ? query : { ...status, data: undefined }}
        skeletonHeights={[300, 180]}
        errorTitle={texts.failed.title}
      >
        {payment =>
          isOver(payment) && !paying.paying ? (
            <Done payment={payment} projectId={projectId} hasReturned={returnedFrom === 'balance'} />
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
      <PayLinks projectId={projectId} />
    </Screen>
  )
}
