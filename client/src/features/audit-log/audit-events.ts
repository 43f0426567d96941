import { dateIt, dayInRome, daySpanIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { isLeadState } from 'shared/inbox/lead'
import { auditActions } from 'shared/messages/it/acts'
import { auditTexts } from 'shared/messages/it/audit'
import { phaseNames, scheduleTexts } from 'shared/messages/it/schedule'
import { teamTexts } from 'shared/messages/it/team'
import { statusBadge } from 'shared/projects/status-badge'
import type { PhaseDays, PhaseKind } from 'shared/schedule/phase'
import type { Outputs } from '../../lib/trpc.ts'

export type AuditEvent = Outputs['team']['audit']['list']['items'][number]

const leadStateText = (state: unknown) => (isLeadState(state) ? teamTexts.leads.states[state] : '')
const dayText = (day: unknown) => (typeof day === 'string' ? dateIt(day) : auditTexts.none)
const statusText = (status: unknown) => statusBadge('team', String(status)).label

/** Returns what an event changed, or undefined if its name says it all. */
function changeOf({ action, detail, createdAt }: AuditEvent): string | undefined {
  if (action === 'project.status') return fromTo(detail, statusText)
  if (action === 'project.deadline') return auditTexts.fromDayTo(dayText(detail.from), dayText(detail.to))
  if (action === 'project.phase') return phaseText(detail, createdAt)
  // Erasing an account removes the names.
  if (action === 'project.renamed') return detail.from === undefined ? undefined : fromTo(detail, String)
  if (action === 'lead.state') return fromTo(detail, leadStateText)
  if (typeof detail.number === 'string') return detail.number
  if (typeof detail.totalCents === 'number') return euro(detail.totalCents)
  return [detail.versionName, detail.role, detail.title, detail.member].find(
    value => typeof value === 'string',
  )
}

/** The year of the phase is told if it is not that of the event. */
function phaseText({ kind, to }: AuditEvent['detail'], createdAt: string): string {
  const name = phaseNames[kind as PhaseKind] ?? ''
  if (to === null) return scheduleTexts.removed(name)
  const { startsOn, endsOn } = to as PhaseDays
  return scheduleTexts.planned(name, daySpanIt(startsOn, endsOn, dayInRome(new Date(createdAt))))
}

const fromTo = ({ from, to }: AuditEvent['detail'], textOf: (value: unknown) => string) =>
  auditTexts.fromTo(textOf(from), textOf(to))

export function describeAuditEvent(event: AuditEvent): string {
  const change = changeOf(event)
  const { text } = auditActions[event.action]
  return change ? `${text}: ${change}` : text
}

/** Returns events by their day in Rome, as `YYYY-MM-DD`. */
export const groupByDay = (events: AuditEvent[]) =>
  Map.groupBy(events, ({ createdAt }) => dayInRome(new Date(createdAt)))
