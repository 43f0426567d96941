import { Stack, Text } from '@mantine/core'
import { dateIt } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { DialogButton, QuietButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Money } from '../../ui/money.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Note, SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'

const MakeProposalDialog = lazyComponent(() => import('./make-proposal-dialog.tsx'))

const texts = proposalTexts.team

type Proposal = Outputs['team']['proposals']['list']['items'][number]

const isUnpaid = ({ payment, transfer }: Proposal) =>
  (payment === 'open' || payment === 'failed' || payment === 'processing') && !transfer?.bookedCents

function WithdrawButton({ proposal: { id, state } }: { proposal: Proposal }) {
  const { team } = trpc.useUtils()
  const withdraw = trpc.team.proposals.withdraw.useMutation({
    onSuccess: () => showToast({ title: texts.withdrawn }),
    onSettled: () => team.proposals.invalidate(),
  })
  const ask = () =>
    confirm(
      {
        title: texts.withdrawTitle,
        text: state === 'open' ? texts.withdrawText : texts.withdrawAccepted,
        confirm: texts.withdraw,
        danger: true,
      },
      () => withdraw.mutateAsync({ id }),
      { text: texts.withdrawFailed },
    )
  return (
    <QuietButton ml={-12} onClick={ask}>
      {texts.withdraw}
    </QuietButton>
  )
}

function stateText({ state, payment, transfer }: Proposal): string {
  if (!payment) return proposalTexts.states[state]
  const text = transfer ? proposalTexts.awaited(transfer.reference) : proposalTexts.payments[payment]
  return `${proposalTexts.states[state]} · ${text}`
}

function ProposalRow({ proposal }: { proposal: Proposal }) {
  const { kind, totalCents, reason, state, answer, answeredBy, answeredAt } = proposal
  return (
    <Stack component="li" gap={4} align="start">
      <Text component="h3" fw={650} ff="var(--font-text)" lh={1.4}>
        {proposalTexts.kinds[kind]} · <Money cents={totalCents} />
      </Text>
      <Note>{stateText(proposal)}</Note>
      <Text className="typed">{reason}</Text>
      {answeredBy && answeredAt && <Note>{texts.answered(answeredBy, dateIt(answeredAt))}</Note>}
      {answer && <blockquote className="typed">{answer}</blockquote>}
      {(state === 'open' || isUnpaid(proposal)) && <WithdrawButton proposal={proposal} />}
    </Stack>
  )
}

/** Lists the proposals to the client of a project with their answers; for managers. */
export function ProposalsCard({ projectId }: { projectId: string }) {
  const query = trpc.team.proposals.list.useQuery({ projectId })
  return (
    <SectionCard title={texts.title}>
      <QueryView query={query} skeletonHeights={[90]} errorTitle={texts.load}>
        {({ items }) =>
          items.length === 0 ? (
            <Note>{texts.empty}</Note>
          ) : (
            <Stack component="ul" gap="md">
              {items.map(proposal => (
                <ProposalRow key={proposal.id} proposal={proposal} />
              ))}
            </Stack>
          )
        }
      </QueryView>
      <DialogButton mt="md" dialog={modal => <MakeProposalDialog {...modal} projectId={projectId} />}>
        {texts.make}
      </DialogButton>
    </SectionCard>
  )
}
