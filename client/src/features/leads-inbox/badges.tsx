import type { LeadState } from 'shared/leads/lead'
import { type LeadClock, leadClock } from 'shared/leads/lead-clock'
import { clockIt } from 'shared/messages/it/inbox'
import { teamTexts } from 'shared/messages/it/team'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useNow } from '../../ui/use-now.ts'

const stateTones: Record<LeadState, BadgeTone> = {
  new: 'blue',
  'in-progress': 'yellow',
  answered: 'green',
  closed: 'gray',
}

const clockTones: Record<LeadClock['state'], BadgeTone> = { ok: 'gray', soon: 'orange', late: 'red' }

export function LeadStateBadge({ state }: { state: LeadState }) {
  return <Badge tone={stateTones[state]}>{teamTexts.leads.states[state]}</Badge>
}

type Waiting = { state: LeadState; createdAt: string; answeredAt: string | null }

/** How the promise of 24 hours stands, kept true while one looks. */
export function ClockBadge({ lead }: { lead: Waiting }) {
  const clock = leadClock(lead, useNow())
  return clock && <Badge tone={clockTones[clock.state]}>{clockIt(clock)}</Badge>
}
