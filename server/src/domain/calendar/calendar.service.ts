import { type CalendarEvent, icsOf } from 'shared/calendar/ics'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { calendarFeedTexts } from 'shared/messages/it/timeline'
import { statusBadge } from 'shared/projects/status-badge'
import { isManager } from 'shared/team/roles'
import type { SecretKeys } from '../../config/env.ts'
import type { MemberScope } from '../../platform/actor.ts'
import { idsOf } from '../../platform/db/row.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { hashOf, newToken, sign } from '../../platform/tokens.ts'
import { assignmentsOf } from '../projects/team-projects.service.ts'
import {
  type CalendarAddress,
  type DeadlineQuery,
  deleteAddress,
  findFeed,
  findMemberByToken,
  listDeadlines,
  replaceAddress,
} from './calendar.repository.ts'

const MAX_SHOWN = 500

/**
 * Who does what until when, the earliest first: managers see all deadlines, other members those of what is assigned
 * to them. `truncated` tells that there are more than can be shown.
 */
export async function listTimeline(
  { db }: Pick<AppDeps, 'db'>,
  actor: MemberScope,
  query: Omit<DeadlineQuery, 'limit'>,
) {
  const found = await listDeadlines(db, actor, { ...query, limit: MAX_SHOWN + 1 })
  const shown = found.slice(0, MAX_SHOWN)
  const assignments = await assignmentsOf(db, idsOf(shown))
  const byProject = Map.groupBy(assignments, assignment => assignment.projectId)
  return {
    items: shown.map(project => ({ ...project, members: byProject.get(project.id) ?? [] })),
    truncated: found.length > MAX_SHOWN,
  }
}

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'transact'>

const PURPOSE = 'calendar-address'
const PAST_DAYS = 90
const COMING_DAYS = 365

/** The member's address, so that it can be copied again; null where there is none, or none that can be shown. */
export interface OwnCalendar {
  url: string | null
  active: boolean
  createdAt: Date | null
}

const NONE: OwnCalendar = { url: null, active: false, createdAt: null }

/**
 * The token follows from the seed by the server's secret: the database alone, with its seed and hash, gives no
 * address away, and the address can be shown to its owner whenever they ask.
 */
function tokenOf(keys: SecretKeys, { teamMemberId, seed }: Pick<CalendarAddress, 'teamMemberId' | 'seed'>) {
  return sign(keys, PURPOSE, `${teamMemberId} ${seed}`).replace(/^.*\./, '')
}

const urlOf = ({ config }: Pick<Deps, 'config'>, token: string) => `${config.publicUrl}/calendar/${token}.ics`

/** The member's address in force. */
export async function getCalendar(deps: Deps, memberId: string): Promise<OwnCalendar> {
  const address = await findFeed(deps.db, memberId)
  if (!address) return NONE
  const tokens = deps.config.secretKeys.map(key => tokenOf([key], address))
  const token = tokens.find(each => hashOf(each) === address.tokenHash)
  // Once the key is forgotten by which it was made, the address still opens, and only its hash is known.
  const url = token ? urlOf(deps, token) : null
  return { url, active: true, createdAt: address.createdAt }
}

/** Makes an address; the one before ends. */
export async function renewCalendar(deps: Deps, memberId: string): Promise<OwnCalendar> {
  await deps.limits.take('saving', `calendar:${memberId}`)
  const seeded = { teamMemberId: memberId, seed: newToken() }
  const token = tokenOf(deps.config.secretKeys, seeded)
  const createdAt = deps.clock.now()
  await deps.transact(tx => replaceAddress(tx.db, { ...seeded, tokenHash: hashOf(token), createdAt }))
  return { url: urlOf(deps, token), active: true, createdAt }
}

/** Ends the member's address, if there is one. */
export async function revokeCalendar({ transact }: Deps, memberId: string): Promise<void> {
  await transact(tx => deleteAddress(tx.db, memberId))
}

/**
 * The calendar behind an address, as RFC 5545 writes it: what its member sees on the timeline.
 * @throws AppError `LIMITED` for too many questions from one network address, `NOT_FOUND` for a token that is
 * unknown or revoked, or whose member is suspended or may not sign in.
 */
export async function readCalendar(deps: Deps, address: string, token: string): Promise<string> {
  await deps.limits.take('calendarByAddress', { address })
  const member = ensureFound(await findMemberByToken(deps.db, hashOf(token)))
  const now = deps.clock.now()
  const actor = { member: { id: member.id, isManager: isManager(member, deps.config.founderEmail) } }
  const { items } = await listTimeline(deps, actor, {
    from: addDays(dayInRome(now), -PAST_DAYS),
    to: addDays(dayInRome(now), COMING_DAYS),
  })
  return icsOf(
    calendarFeedTexts.name(member.fullName),
    items.map(item => eventOf(deps.config.publicUrl, item)),
  )
}

type Item = Awaited<ReturnType<typeof listTimeline>>['items'][number]

function eventOf(publicUrl: string, item: Item): CalendarEvent {
  const { id, title, status, deadline, members, updatedAt } = item
  const { due, delivered, client, status: statusLine, people } = calendarFeedTexts
  const names = members.map(member => member.fullName).join(', ')
  const url = `${publicUrl}/team/project/${id}`
  const lines = [
    client(item.clientCompany ?? item.clientName),
    statusLine(statusBadge('timeline', status).label),
    ...(names ? [people(names)] : []),
    url,
  ]
  return {
    uid: id,
    day: deadline,
    title: status === 'completed' ? delivered(title) : due(title),
    description: lines.join('\n'),
    url,
    changedAt: updatedAt,
  }
}
