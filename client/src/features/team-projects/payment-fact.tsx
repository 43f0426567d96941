import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { paymentTexts } from 'shared/messages/it/payment'
import { teamTexts } from 'shared/messages/it/team'
import { trpc } from '../../lib/trpc.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { Money } from '../../ui/money.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './team-project.module.css'
import type { TeamProject } from './team-project-screen.tsx'

const texts = paymentTexts.team

type Paid = NonNullable<TeamProject['payment']>

const words: Record<Paid['status'], string> = {
  open: teamTexts.project.notPaid,
  failed: teamTexts.project.notPaid,
  processing: texts.processing,
  paid: teamTexts.project.paid,
  refunded: texts.refunded,
}

function balanceWords({ status, dueAt }: NonNullable<Paid['balance']>): string {
  if (status === 'open' || status === 'failed') return dueAt ? texts.balance.due : texts.balance.open
  return texts.balance[status]
}

function Refund({ projectId, totalCents }: { projectId: string; totalCents: number }) {
  const { team } = trpc.useUtils()
  const refund = trpc.team.payments.refund.useMutation({
    onSuccess: () => {
      showToast({ title: texts.done })
      void team.projects.invalidate()
    },
    onError: error => showFailure(error, { text: texts.failed }),
  })
  return (
    <ConfirmButton
      variant="outline"
      size="small"
      label={texts.refund}
      question={{
        title: texts.confirmTitle,
        text: texts.confirmText(euro(totalCents)),
        confirm: texts.refund,
        danger: true,
      }}
      busy={refund.isPending}
      onConfirm={close => refund.mutate({ projectId }, { onSettled: close })}
    />
  )
}

const Sum = ({ name, cents }: { name: string; cents: number }) => (
  <p>
    {name} <Money cents={cents} />
  </p>
)

/** How the payment stands; where the client asks the money back, why, and the way to give it. */
export function PaymentFact({ payment, projectId }: { payment: Paid; projectId: string }) {
  const { status, totalCents, balance, quoteTotalCents, agreedTotalCents, refundAsked } = payment
  const { due, receivedCents, refundedCents } = payment
  const keptCents = receivedCents - refundedCents
  return (
    <div className={style.stack}>
      <p>
        {words[status]}
        {totalCents !== null && (
          <>
            {' · '}
            <Money cents={totalCents} />
          </>
        )}
      </p>
      {refundedCents > 0 && (
        <>
          <Sum name={texts.refundedSum} cents={refundedCents} />
          <Sum name={texts.keptSum} cents={keptCents} />
        </>
      )}
      {balance && <Sum name={balanceWords(balance)} cents={balance.totalCents} />}
      {due && due.status !== 'expired' && due.totalCents !== balance?.totalCents && (
        <Sum name={texts.due} cents={due.totalCents} />
      )}
      {quoteTotalCents !== null && <Sum name={texts.quoteTotal} cents={quoteTotalCents} />}
      {agreedTotalCents !== null && agreedTotalCents !== quoteTotalCents && (
        <Sum name={texts.agreedTotal} cents={agreedTotalCents} />
      )}
      {refundAsked && (
        <div>
          <p>{texts.asked(dateIt(refundAsked.createdAt))}</p>
          <blockquote>{refundAsked.reason}</blockquote>
        </div>
      )}
      {status === 'paid' && totalCents !== null && <Refund projectId={projectId} totalCents={keptCents} />}
    </div>
  )
}
