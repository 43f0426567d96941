import { Badge } from '@mantine/core'
import { type LeadClock, type LeadState, leadClock } from 'shared/inbox/lead'
import { clockIt } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { useNow } from '../../ui/use-now.ts'

const stateColors: Record<LeadState, string> = {
  new: 'blue',
  'in-progress': 'yellow',
  answered: 'green',
  closed: 'gray',
}

const slaColors: Record<LeadClock['state'], string> = { ok: 'gray', soon: 'orange', late: 'red' }

export function LeadStateBadge({ state }: { state: LeadState }) {
  return <Badge color={stateColors[state]}>{teamTexts.leads.states[state]}</Badge>
}

type Props = { lead: { state: LeadState; createdAt: string; answeredAt: string | null } }

/** Shows the time left until the promised answer; updates itself. */
export function SlaBadge({ lead }: Props) {
  const clock = leadClock(lead, useNow())
  return clock && <Badge color={slaColors[clock.state]}>{clockIt(clock)}</Badge>
}
