import { type CalendarEvent, icsOf } from 'shared/calendar/ics'
import { addDays } from 'shared/formats/calendar-days'
import { dayInRome, momentInRome } from 'shared/formats/date-it'
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
import { listOwnShoots } from '../schedule/shoots.queries.ts'
import { listShoots } from '../schedule/shoots.service.ts'
import {
  type AddressStore,
  clientAddresses,
  type DeadlineQuery,
  findClientByToken,
  findMemberByToken,
  listDeadlines,
  memberAddresses,
} from './calendar.repository.ts'

const MAX_SHOWN = 500

/**
 * Lists deadlines with their assignees, by day: managers see all, other members those assigned to them. `truncated` if
 * there are more than the limit.
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

const PAST_DAYS = 90
const COMING_DAYS = 365

/** Feed of its owner; `url` is null without a feed, or if only its hash is stored. */
export interface OwnCalendar {
  url: string | null
  active: boolean
  createdAt: Date | null
}

const NONE: OwnCalendar = { url: null, active: false, createdAt: null }

const urlOf = ({ config }: Pick<Deps, 'config'>, token: string) => `${config.publicUrl}/calendar/${token}.ics`

/**
 * Creates the functions of one kind of feed. Its token is derived from a random seed and a secret key. So the database
 * alone reveals no URL, and the owner can view the URL at any time.
 */
function calendarAddresses(purpose: string, store: AddressStore) {
  const tokenOf = (keys: SecretKeys, ownerId: string, seed: string) =>
    sign(keys, purpose, `${ownerId} ${seed}`).replace(/^.*\./, '')
  return {
    async get(deps: Deps, ownerId: string): Promise<OwnCalendar> {
      const address = await store.find(deps.db, ownerId)
      if (!address) return NONE
      const tokens = deps.config.secretKeys.map(key => tokenOf([key], ownerId, address.seed))
      const token = tokens.find(each => hashOf(each) === address.tokenHash)
      // Without the key that made the token, the URL stays valid but cannot be shown.
      const url = token ? urlOf(deps, token) : null
      return { url, active: true, createdAt: address.createdAt }
    },
    /** Creates a feed; the former one ends. @throws AppError `LIMITED`. */
    async renew(deps: Deps, ownerId: string): Promise<OwnCalendar> {
      await deps.limits.take('saving', `calendar:${ownerId}`)
      const seed = newToken()
      const token = tokenOf(deps.config.secretKeys, ownerId, seed)
      const createdAt = deps.clock.now()
      await deps.transact(tx => store.replace(tx.db, ownerId, { seed, tokenHash: hashOf(token), createdAt }))
      return { url: urlOf(deps, token), active: true, createdAt }
    },
    async revoke({ transact }: Deps, ownerId: string): Promise<void> {
      await transact(tx => store.remove(tx.db, ownerId))
    },
  }
}

export const memberCalendar = calendarAddresses('calendar-address', memberAddresses)
export const clientCalendar = calendarAddresses('client-calendar-address', clientAddresses)

/**
 * Returns a feed in iCalendar format (RFC 5545): for a member the visible deadlines and shooting days, for a client the
 * shooting days of their projects. Of each kind it has the 500 that are nearest to today on either side.
 * @throws AppError `LIMITED` by network address; `NOT_FOUND` for an unknown or revoked token, or an owner who is
 * suspended or may not sign in.
 */
export async function readCalendar(deps: Deps, address: string, token: string): Promise<string> {
  await deps.limits.take('calendarByAddress', { address })
  const today = dayInRome(deps.clock.now())
  const past = { from: addDays(today, -PAST_DAYS), to: addDays(today, -1), isLatestFirst: true }
  const coming = { from: today, to: addDays(today, COMING_DAYS) }
  const { publicUrl, founderEmail } = deps.config
  const events: CalendarEvent[] = []
  const member = await findMemberByToken(deps.db, hashOf(token))
  if (member) {
    const actor = { member: { id: member.id, isManager: isManager(member, founderEmail) } }
    for (const span of [past, coming]) {
      const { items } = await listTimeline(deps, actor, span)
      const shoots = await listShoots(deps, actor, span)
      events.push(
        ...items.map(item => eventOf(publicUrl, item)),
        ...shoots.items.map(shoot => shootEventOf(shoot, `${publicUrl}/team/project/${shoot.projectId}`)),
      )
    }
    return icsOf(calendarFeedTexts.name(member.fullName), events)
  }
  const client = ensureFound(await findClientByToken(deps.db, hashOf(token)))
  for (const span of [past, coming])
    for (const shoot of await listOwnShoots(deps.db, client.id, span))
      events.push(shootEventOf(shoot, `${publicUrl}/dashboard/status?project=${shoot.projectId}`))
  return icsOf(calendarFeedTexts.clientName(client.fullName), events)
}

type Shoot = Awaited<ReturnType<typeof listOwnShoots>>[number]

/** Returns the event of a shooting day: one hour from the call time, or all day without one. */
function shootEventOf({ id, day, callTime, address, contact, title, updatedAt }: Shoot, url: string) {
  return {
    uid: id,
    day,
    ...(callTime && { startsAt: momentInRome(day, callTime) }),
    place: address,
    title: calendarFeedTexts.shoot(title),
    description: [...(contact ? [calendarFeedTexts.contact(contact)] : []), url].join('\n'),
    url,
    changedAt: updatedAt,
  }
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
