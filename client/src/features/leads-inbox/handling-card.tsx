import { isLeadState, leadStates } from 'shared/leads/lead'
import { stateAfter } from 'shared/leads/lead-acts'
import { inboxTexts } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { useHubSession } from '../../lib/hub-session.ts'
import { trpc } from '../../lib/trpc.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ClockBadge, LeadStateBadge } from './badges.tsx'
import style from './lead.module.css'
import type { Lead, LeadProps } from './lead-screen.tsx'
import { useHandle } from './use-handle.ts'

const texts = inboxTexts.detail
const NOBODY = 'nobody'

const states = leadStates.map(value => ({ value, label: teamTexts.leads.states[value] }))

function StateChoice({ lead }: { lead: Lead }) {
  const { setState } = useHandle()
  const { kind, id, state } = lead
  const act = state === 'closed' ? 'reopen' : 'close'
  return (
    <>
      <SelectField
        className="full-width"
        label={inboxTexts.stateLabel}
        data={states}
        value={state}
        disabled={setState.isPending}
        onChange={next => {
          if (isLeadState(next)) setState.mutate({ kind, id, state: next })
        }}
      />
      <Button
        variant="outline"
        size="small"
        busy={setState.isPending}
        onClick={() => setState.mutate({ kind, id, state: stateAfter(act, lead) })}
      >
        {teamTexts.leads[act]}
      </Button>
    </>
  )
}

function Assignment({ lead: { kind, id, assignee } }: { lead: Lead }) {
  const members = trpc.team.members.list.useQuery({ limit: 100 })
  const { assign } = useHandle()
  const mine = useHubSession().member.id
  // Who is suspended keeps what they have, and gets nothing new.
  const open = members.data?.items.filter(({ id: one, suspendedAt }) => !suspendedAt || one === assignee?.id)
  const known = open ?? (assignee ? [assignee] : [])
  const choices = [
    { value: NOBODY, label: inboxTexts.nobody },
    ...known.map(member => ({ value: member.id, label: member.fullName })),
  ]
  const give = (memberId: string | null) => assign.mutate({ kind, id, memberId })
  return (
    <>
      <SelectField
        className="full-width"
        label={texts.assignTo}
        data={choices}
        value={assignee?.id ?? NOBODY}
        disabled={assign.isPending}
        onChange={next => give(next === NOBODY ? null : next)}
      />
      {mine && assignee?.id !== mine && (
        <Button variant="outline" size="small" busy={assign.isPending} onClick={() => give(mine)}>
          {texts.take}
        </Button>
      )}
    </>
  )
}

/** How far it is, how the promise stands, whose it is. */
export function HandlingCard({ lead, isManager }: LeadProps) {
  return (
    <Card title={texts.handling}>
      <div className={style.stack}>
        <div className="cluster gap-8">
          <LeadStateBadge state={lead.state} />
          <ClockBadge lead={lead} />
        </div>
        {lead.answeredAt && (
          <p className="soft">
            <RelativeTime moment={lead.answeredAt} words={inboxTexts.answeredAt} />
          </p>
        )}
        {lead.closedAt && (
          <p className="soft">
            <RelativeTime moment={lead.closedAt} words={texts.closed} />
          </p>
        )}
        {isManager && <Assignment lead={lead} />}
        <StateChoice lead={lead} />
      </div>
    </Card>
  )
}
