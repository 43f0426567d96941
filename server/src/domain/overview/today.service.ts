import { addDays } from 'shared/formats/calendar-days'
import { dayInRome, startOfDayInRome } from 'shared/formats/date-it'
import type { MemberScope } from '../../platform/actor.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { listOverdueLeads } from '../inbox/inbox.service.ts'
import { findToday, lateOn, turnOfSide, unassigned } from './today.repository.ts'

/** Number of items per list. */
const FIRST = 20

type Found = Awaited<ReturnType<typeof findToday>>

const listed = <Because>({ count, items }: Found, of: (item: Found['items'][number]) => Because) => ({
  count,
  items: items.map(item => ({
    projectId: item.projectId,
    title: item.title,
    client: item.clientCompany ?? item.clientName,
    ...of(item),
  })),
})

/**
 * Returns the pending work of today, oldest first, with exact counts: late projects, projects by turn, leads over 24
 * hours, unassigned projects (docs/decisions/whose-turn.md). Members who are not managers get those assigned to them.
 */
export async function getToday({ clock, db }: Pick<AppDeps, 'clock' | 'db'>, actor: MemberScope) {
  const now = clock.now()
  const [late, ours, theirs, nobody, overdue] = await Promise.all([
    findToday(db, actor, lateOn(dayInRome(now)), FIRST),
    findToday(db, actor, turnOfSide('team'), FIRST),
    findToday(db, actor, turnOfSide('client'), FIRST),
    findToday(db, actor, unassigned, FIRST),
    listOverdueLeads({ db, clock }, actor, FIRST),
  ])
  return {
    late: listed(late, ({ deadline }) => ({
      because: 'late' as const,
      since: startOfDayInRome(addDays(deadline ?? dayInRome(now), 1)),
    })),
    ours: listed(ours, ({ because, since }) => ({ because, since })),
    theirs: listed(theirs, ({ because, since, remindedOn }) => ({
      because,
      since,
      isRemindedToday: remindedOn === dayInRome(now),
    })),
    overdueRequests: {
      count: overdue.count,
      items: overdue.items.map(({ createdAt, ...request }) => ({
        ...request,
        because: 'overdue' as const,
        since: createdAt,
      })),
    },
    unassigned: listed(nobody, ({ createdAt }) => ({ because: 'unassigned' as const, since: createdAt })),
  }
}
