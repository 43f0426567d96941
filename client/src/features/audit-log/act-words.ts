import { acts } from 'shared/audit/act'
import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { isLeadState } from 'shared/leads/lead'
import { auditTexts } from 'shared/messages/it/audit'
import { teamTexts } from 'shared/messages/it/team'
import { statusBadge } from 'shared/projects/status-badge'
import type { Outputs } from '../../lib/trpc.ts'

export type ListedAct = Outputs['team']['audit']['list']['items'][number]

const leadStateWords = (state: unknown) => (isLeadState(state) ? teamTexts.leads.states[state] : '')
const dayWords = (day: unknown) => (typeof day === 'string' ? dateIt(day) : auditTexts.none)
const statusWords = (status: unknown) => statusBadge('team', String(status)).label

/** What an act changed, in words; nothing when its name says it all. */
function changeOf({ action, detail }: ListedAct): string | undefined {
  if (action === 'project.status') return fromTo(detail, statusWords)
  if (action === 'project.deadline') return auditTexts.fromDayTo(dayWords(detail.from), dayWords(detail.to))
  // After an erasure the names are gone.
  if (action === 'project.renamed') return detail.from === undefined ? undefined : fromTo(detail, String)
  if (action === 'lead.state') return fromTo(detail, leadStateWords)
  if (typeof detail.number === 'string') return detail.number
  if (typeof detail.totalCents === 'number') return euro(detail.totalCents)
  return [detail.versionName, detail.role, detail.title, detail.member].find(word => typeof word === 'string')
}

const fromTo = ({ from, to }: ListedAct['detail'], wordsOf: (value: unknown) => string) =>
  auditTexts.fromTo(wordsOf(from), wordsOf(to))

/** An act as one line: what was done and, where it helps, how. */
export function wordsOfAct(act: ListedAct): string {
  const change = changeOf(act)
  const { text } = acts[act.action]
  return change ? `${text}: ${change}` : text
}
