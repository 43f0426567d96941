import { dateIt } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { WindowButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { showFailure } from '../../ui/failure.ts'
import { onDemand } from '../../ui/late-part.tsx'
import { Money } from '../../ui/money.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { showToast } from '../../ui/toast-store.ts'
import style from './proposals-card.module.css'

const MakeProposalDialog = onDemand(() => import('./make-proposal-dialog.tsx'))

const texts = proposalTexts.team

type Proposal = Outputs['team']['proposals']['list']['items'][number]

const isUnpaid = ({ payment, transfer }: Proposal) =>
  (payment === 'open' || payment === 'failed' || payment === 'processing') && !transfer?.bookedCents

function Withdraw({ proposal: { id, state } }: { proposal: Proposal }) {
  const { team } = trpc.useUtils()
  const withdraw = trpc.team.proposals.withdraw.useMutation({
    onSuccess: () => showToast({ title: texts.withdrawn }),
    onError: error => showFailure(error, { text: texts.withdrawFailed }),
    onSettled: () => team.proposals.invalidate(),
  })
  return (
    <ConfirmButton
      variant="subtle"
      size="small"
      label={texts.withdraw}
      question={{
        title: texts.withdrawTitle,
        text: state === 'open' ? texts.withdrawText : texts.withdrawAccepted,
        confirm: texts.withdraw,
        danger: true,
      }}
      busy={withdraw.isPending}
      onConfirm={close => withdraw.mutate({ id }, { onSettled: close })}
    />
  )
}

function standing({ state, payment, transfer }: Proposal): string {
  if (!payment) return proposalTexts.states[state]
  const words = transfer ? proposalTexts.awaited(transfer.reference) : proposalTexts.payments[payment]
  return `${proposalTexts.states[state]} · ${words}`
}

function Row({ proposal }: { proposal: Proposal }) {
  const { kind, totalCents, reason, state, answer, answeredBy, answeredAt } = proposal
  return (
    <li className={style.row}>
      <h3 className={style.name}>
        {proposalTexts.kinds[kind]} · <Money cents={totalCents} />
      </h3>
      <p className="note">{standing(proposal)}</p>
      <p className={style.words}>{reason}</p>
      {answeredBy && answeredAt && <p className="note">{texts.answered(answeredBy, dateIt(answeredAt))}</p>}
      {answer && <blockquote className={style.words}>{answer}</blockquote>}
      {(state === 'open' || isUnpaid(proposal)) && (
        <div className={style.withdraw}>
          <Withdraw proposal={proposal} />
        </div>
      )}
    </li>
  )
}

/** What managers propose to the client of a project, and what came of it. */
export function ProposalsCard({ projectId }: { projectId: string }) {
  const query = trpc.team.proposals.list.useQuery({ projectId })
  return (
    <Card title={texts.title}>
      <QueryView query={query} skeletonHeights={[90]} errorTitle={texts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="note">{texts.empty}</p>
          ) : (
            <ul>
              {items.map(proposal => (
                <Row key={proposal.id} proposal={proposal} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <WindowButton
        variant="outline"
        size="small"
        className={style.make}
        window={state => <MakeProposalDialog {...state} projectId={projectId} />}
      >
        {texts.make}
      </WindowButton>
    </Card>
  )
}
