import { Button, Group, Stack, Text } from '@mantine/core'
import { type InvitableKind, isLeadState, leadStates, stateAfter } from 'shared/inbox/lead'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { useAssignableMembers } from '../../lib/assignable-members.ts'
import { useHubSession, useIsManager } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { SmallButton } from '../../ui/action-buttons.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { showErrorToast } from '../../ui/errors.ts'
import { LinkButton } from '../../ui/links.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SectionCard } from '../../ui/section-card.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { LeadStateBadge, SlaBadge } from './badges.tsx'
import type { Lead } from './lead-screen.tsx'

const texts = inboxTexts.detail
const NOBODY = 'nobody'

const states = leadStates.map(value => ({ value, label: teamTexts.leads.states[value] }))

/** Changes of a request; each invalidates the requests' queries. */
function useLeadMutations() {
  const { team } = trpc.useUtils()
  const showDone = (title: string) => {
    showToast({ title })
    void team.leads.invalidate()
  }
  const onError = (error: unknown) => showErrorToast(error, { text: teamTexts.leads.failed })
  const setState = trpc.team.leads.setState.useMutation({
    onSuccess: () => showDone(teamTexts.leads.stateChanged),
    onError,
  })
  const assign = trpc.team.leads.assign.useMutation({
    onSuccess: (_, { memberId }) => showDone(memberId ? inboxTexts.assigned : inboxTexts.unassigned),
    onError,
  })
  const invite = trpc.team.leads.invite.useMutation({ onSuccess: () => showDone(teamTexts.leads.invited) })
  return { setState, assign, invite }
}

function StateChoice({ lead }: { lead: Lead }) {
  const { setState } = useLeadMutations()
  const { kind, id, state } = lead
  const action = state === 'closed' ? 'reopen' : 'close'
  return (
    <>
      <SelectField
        label={inboxTexts.stateLabel}
        data={states}
        value={state}
        disabled={setState.isPending}
        onChange={next => {
          if (isLeadState(next)) setState.mutate({ kind, id, state: next })
        }}
      />
      <SmallButton
        loading={setState.isPending}
        onClick={() => setState.mutate({ kind, id, state: stateAfter(action, lead) })}
      >
        {teamTexts.leads[action]}
      </SmallButton>
    </>
  )
}

function Assignment({ lead: { kind, id, assignee } }: { lead: Lead }) {
  const { members } = useAssignableMembers([assignee?.id])
  const { assign } = useLeadMutations()
  const ownId = useHubSession().member.id
  const choices = [
    { value: NOBODY, label: inboxTexts.nobody },
    ...(members ?? (assignee ? [assignee] : [])).map(member => ({
      value: member.id,
      label: member.fullName,
    })),
  ]
  const assignTo = (memberId: string | null) => assign.mutate({ kind, id, memberId })
  return (
    <>
      <SelectField
        label={texts.assignTo}
        data={choices}
        value={assignee?.id ?? NOBODY}
        disabled={assign.isPending}
        onChange={next => assignTo(next === NOBODY ? null : next)}
      />
      {ownId && assignee?.id !== ownId && (
        <SmallButton loading={assign.isPending} onClick={() => assignTo(ownId)}>
          {texts.take}
        </SmallButton>
      )}
    </>
  )
}

export function HandlingCard({ lead }: { lead: Lead }) {
  return (
    <SectionCard title={texts.handling}>
      <Stack>
        <Group gap={8}>
          <LeadStateBadge state={lead.state} />
          <SlaBadge lead={lead} />
        </Group>
        {lead.answeredAt && (
          <Text c="dimmed">
            <RelativeTime moment={lead.answeredAt} words={inboxTexts.answeredAt} />
          </Text>
        )}
        {lead.closedAt && (
          <Text c="dimmed">
            <RelativeTime moment={lead.closedAt} words={texts.closed} />
          </Text>
        )}
        {useIsManager() && <Assignment lead={lead} />}
        <StateChoice lead={lead} />
      </Stack>
    </SectionCard>
  )
}

export function InviteCard({ lead, kind }: { lead: Lead; kind: InvitableKind }) {
  const { title, button, confirm: confirmLabel, ...invitation } = inboxTexts.invite
  const { id, email, invitedAt, project } = lead
  const { invite } = useLeadMutations()
  const ask = () =>
    confirm(
      { title: button, text: invitation.confirmText(email ?? ''), confirm: confirmLabel },
      () => invite.mutateAsync({ kind, id }),
      { text: invitation.failed },
    )
  return (
    <SectionCard title={title}>
      <Stack align="start">
        {invitedAt && <RelativeTime moment={invitedAt} words={invitation.invited} />}
        {invitedAt && project && (
          <LinkButton
            variant="default"
            size="sm"
            to="/team/project/$projectId"
            params={{ projectId: project.id }}
          >
            {invitation.open}
          </LinkButton>
        )}
        {!(invitedAt && project) && <Text c="dimmed">{invitedAt ? invitation.gone : invitation.text}</Text>}
        {!invitedAt && (
          <Button variant="default" onClick={ask}>
            {button}
          </Button>
        )}
      </Stack>
    </SectionCard>
  )
}
