import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { dateIt } from 'shared/formats/date-it'
import { proposalTexts } from 'shared/messages/it/proposals'
import { declineProposalInput } from 'shared/proposals/proposals.inputs'
import { type Outputs, trpc } from '../../lib/trpc.ts'
import { AppModal } from '../../ui/app-modal.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { FormStack, TextAreaField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { PriceBreakdown } from '../../ui/price-breakdown.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Remark, SectionCard } from '../../ui/section-card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useZodForm } from '../../ui/use-zod-form.ts'

const texts = proposalTexts.client

type Proposal = Outputs['dashboard']['proposals']['list']['items'][number]

function DeclineForm({ proposalId, onClose }: { proposalId: string; onClose: () => void }) {
  const { dashboard } = trpc.useUtils()
  const decline = trpc.dashboard.proposals.decline.useMutation()
  const { busy, field, formProps } = useZodForm({
    schema: declineProposalInput,
    initial: { answer: '' },
    extra: { id: proposalId },
    draft: `decline:${proposalId}`,
    failed: { text: texts.failed },
    send: async input => {
      await decline.mutateAsync(input)
      showToast({ title: texts.declined })
      onClose()
      void dashboard.proposals.invalidate()
    },
  })
  return (
    <FormStack {...formProps} gap={18}>
      <p>{texts.declineText}</p>
      <TextAreaField data-autofocus optional label={texts.answer} {...field('answer')} />
      <FormActions busy={busy} submit={texts.decline} onCancel={onClose} />
    </FormStack>
  )
}

const consequenceText = ({ kind, totalCents }: Proposal): string =>
  kind === 'addendum' && totalCents < 0 ? texts.after.lower : texts.after[kind]

/**
 * Renders a manager's proposal, to be accepted or declined. Accepting opens the payment, or the quote that replaces the
 * old one.
 */
function OpenProposal({ proposal, projectId }: { proposal: Proposal; projectId: string }) {
  const { id, kind, madeBy, reason, lines, totalCents, validUntil } = proposal
  const { dashboard } = trpc.useUtils()
  const navigate = useNavigate()
  const [isDeclining, { open, close }] = useDisclosure()
  const accept = trpc.dashboard.proposals.accept.useMutation({
    onSuccess: () => {
      showToast({ title: texts.accepted[kind] })
      const to = kind === 'quote' ? '/dashboard/quote' : '/dashboard/payment'
      void navigate({ to, search: { project: projectId } })
    },
    onError: error => showErrorToast(error, { text: texts.failed }),
    onSettled: () => dashboard.invalidate(),
  })
  return (
    <SectionCard title={texts.title[kind]}>
      <Stack gap={14}>
        {madeBy && <Remark>{texts.from(madeBy)}</Remark>}
        <Text className="typed">{reason}</Text>
        <PriceBreakdown lines={lines} total={texts.total} totalCents={totalCents} />
        <p>{consequenceText(proposal)}</p>
        <Group gap="12px 16px">
          <Button loading={accept.isPending} onClick={() => accept.mutate({ id })}>
            {texts.accept}
          </Button>
          <Button variant="default" onClick={open}>
            {texts.decline}
          </Button>
          <Remark span>{texts.validUntil(dateIt(validUntil))}</Remark>
        </Group>
      </Stack>
      <AppModal opened={isDeclining} onClose={close} title={texts.declineTitle}>
        <DeclineForm proposalId={id} onClose={close} />
      </AppModal>
    </SectionCard>
  )
}

/**
 * Renders the open proposals of a project. Renders nothing where there are none, and an error with a retry where the
 * list failed to load, which `AdditionalCharges` beside it reads, too.
 */
export function Proposals({ projectId }: { projectId: string }) {
  const query = trpc.dashboard.proposals.list.useQuery({ projectId })
  return (
    <QueryView query={query} skeletonHeights={[]} errorTitle={texts.load}>
      {({ items }) => {
        const open = items.filter(({ state }) => state === 'open')
        if (open.length === 0) return null
        return (
          <Stack gap={28}>
            {open.map(proposal => (
              <OpenProposal key={proposal.id} proposal={proposal} projectId={projectId} />
            ))}
          </Stack>
        )
      }}
    </QueryView>
  )
}
