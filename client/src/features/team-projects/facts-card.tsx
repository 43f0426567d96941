import { Stack } from '@mantine/core'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { paymentTexts } from 'shared/messages/it/payment'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Money } from '../../ui/money.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { PaymentState } from './project-facts.tsx'
import type { TeamProject } from './team-project-screen.tsx'

const texts = teamTexts.project
const paymentLabels = paymentTexts.team

type Payment = NonNullable<TeamProject['payment']>

/** Names the payment that starts the work: a deposit while a balance belongs to it, otherwise the whole amount. */
function firstPaymentText({ status, balance }: Payment): string {
  if (status === 'paid') return balance ? paymentLabels.depositPaid : paymentLabels.wholePaid
  return status === 'refunded' ? paymentLabels.refunded : paymentLabels.processing
}

function balanceText({ status, dueAt }: NonNullable<Payment['balance']>): string {
  const { balance } = paymentLabels
  if (status === 'open' || status === 'failed') return dueAt ? balance.due : balance.open
  return balance[status]
}

function Refund({ projectId, totalCents }: { projectId: string; totalCents: number }) {
  const { team } = trpc.useUtils()
  const refund = trpc.team.payments.refund.useMutation({
    onSuccess: () => showToast({ title: paymentLabels.done }),
    // Also after a failure: if the provider did not answer, the refund is pending.
    onSettled: () => void team.projects.invalidate(),
  })
  const ask = () =>
    confirm(
      {
        title: paymentLabels.confirmTitle,
        text: paymentLabels.confirmText(euro(totalCents)),
        confirm: paymentLabels.refund,
        danger: true,
      },
      () => refund.mutateAsync({ projectId }),
      { text: paymentLabels.failed },
    )
  return <SmallButton onClick={ask}>{paymentLabels.refund}</SmallButton>
}

const Sum = ({ name, cents }: { name: string; cents: number }) => (
  <p>
    {name} <Money cents={cents} />
  </p>
)

/** Shows the state of the payment and, if it is paid, a button that refunds it. */
function PaymentFact({ payment, projectId }: { payment: Payment; projectId: string }) {
  const { state, status, totalCents, balance, quoteTotalCents, agreedTotalCents, refundAsked } = payment
  const { due, receivedCents, refundedCents } = payment
  // The balance, and a payment in progress without receipts, have their own line.
  const repeatsOtherLine =
    due?.instalment === 'balance'
      ? due.totalCents === balance?.totalCents
      : status === 'processing' && receivedCents === 0
  const keptCents = receivedCents - refundedCents
  const isBegun = status !== 'open' && status !== 'failed'
  return (
    <Stack gap={4} align="start">
      <p>
        <PaymentState payment={state} />
      </p>
      {isBegun && totalCents !== null && <Sum name={firstPaymentText(payment)} cents={totalCents} />}
      {status === 'processing' && receivedCents > 0 && (
        <Sum name={paymentLabels.arrivedSum} cents={receivedCents} />
      )}
      {refundedCents > 0 && (
        <>
          <Sum name={paymentLabels.refundedSum} cents={refundedCents} />
          <Sum name={paymentLabels.keptSum} cents={keptCents} />
        </>
      )}
      {balance && <Sum name={balanceText(balance)} cents={balance.totalCents} />}
      {due && due.status !== 'expired' && !repeatsOtherLine && (
        <Sum name={paymentLabels.due} cents={due.totalCents} />
      )}
      {quoteTotalCents !== null && <Sum name={paymentLabels.quoteTotal} cents={quoteTotalCents} />}
      {agreedTotalCents !== null && agreedTotalCents !== quoteTotalCents && (
        <Sum name={paymentLabels.agreedTotal} cents={agreedTotalCents} />
      )}
      {refundAsked && (
        <div>
          <p>{paymentLabels.asked(dateIt(refundAsked.createdAt))}</p>
          <blockquote>{refundAsked.reason}</blockquote>
        </div>
      )}
      {status === 'paid' && totalCents !== null && <Refund projectId={projectId} totalCents={keptCents} />}
    </Stack>
  )
}

export function FactsCard({ project }: { project: TeamProject }) {
  const { description, videoType, duration, style, createdAt, payment } = project
  const facts = [
    { name: texts.description, value: description },
    { name: texts.videoType, value: videoType },
    { name: texts.duration, value: duration },
    { name: texts.style, value: style },
    { name: texts.payment, value: payment && <PaymentFact payment={payment} projectId={project.id} /> },
    { name: texts.created, value: <RelativeTime moment={createdAt} /> },
  ]
  return (
    <SectionCard>
      <DescriptionList facts={facts} inline />
    </SectionCard>
  )
}
