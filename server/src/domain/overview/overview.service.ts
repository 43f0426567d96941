import { INCLUDED_ROUNDS } from 'shared/deliverables/version'
import { dayInRome } from 'shared/formats/date-it'
import { lateBefore } from 'shared/inbox/lead'
import { projectStatuses } from 'shared/projects/status'
import { type DeadlineBucket, deadlineBoundsOf } from 'shared/timeline/deadlines'
import { mondaysOf, monthsOf, type OverviewPeriod } from 'shared/timeline/period'
import type { MemberScope } from '../../platform/actor.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { historyOf } from '../audit/audit.service.ts'
import { dueFor } from '../orders/documents/order-history.service.ts'
import { paymentForTeam } from '../orders/payment/payment-status.service.ts'
import { deliveryFor } from '../orders/quote/delivery.service.ts'
import { getProjectForTeam, paymentStateOf } from '../projects/team-projects.service.ts'
import {
  type AnswerFigures,
  countCompletedProjects,
  countOpenProjects,
  countRounds,
  type OpenCount,
  type OpenStatus,
  sumUpAnswers,
  sumUpPayments,
} from './overview.repository.ts'

/**
 * Returns a project with all data of its page in the hub. Contacts, payments and history are for managers.
 * @throws AppError `NOT_FOUND`, also for a project that is not assigned to the member.
 */
export async function getProjectPage(
  deps: Pick<AppDeps, 'clock' | 'config' | 'db'>,
  actor: MemberScope,
  id: string,
) {
  const project = await getProjectForTeam(deps, actor, id)
  return {
    ...project,
    delivery: await deliveryFor(deps, id),
    payment: actor.member.isManager
      ? {
          state: await paymentStateOf(deps, id),
          ...(await paymentForTeam(deps.db, id)),
          due: await dueFor(deps, id),
        }
      : null,
    history: actor.member.isManager ? await historyOf(deps.db, 'projectId', id) : [],
  }
}

type Deps = Pick<AppDeps, 'clock' | 'db'>

const openStatuses = projectStatuses.filter((status): status is OpenStatus => status !== 'completed')

/**
 * Returns the overview: open projects now; leads by week, rounds and payments by month over a period. Weeks and months
 * are in Rome, and empty ones are included.
 */
export async function getOverview({ clock, db }: Deps, period: OverviewPeriod = '3-months') {
  const now = clock.now()
  const today = dayInRome(now)
  const months = monthsOf(period, today)
  const mondays = mondaysOf(period, today)
  const [first = today] = months
  const [open, completed, answers, rounds, payments] = await Promise.all([
    countOpenProjects(db, openStatuses, deadlineBoundsOf(now)),
    countCompletedProjects(db),
    sumUpAnswers(db, mondays[0] ?? today, lateBefore(now)),
    countRounds(db, first),
    sumUpPayments(db, first),
  ])
  return {
    projects: { open: openStatuses.map(status => ({ status, ...bucketsOf(status, open) })), completed },
    requests: {
      weeks: mondays.map(week => ({ week, ...answersIn(week, answers) })),
      total: answersIn(null, answers),
    },
    rounds: Array.from({ length: INCLUDED_ROUNDS + 1 }, (_, used) => ({
      rounds: used,
      projects: rounds.find(row => row.rounds === used)?.projects ?? 0,
    })),
    payments: months.map(month => ({ month, ...moneyIn(month, payments) })),
  }
}

function bucketsOf(status: OpenStatus, counts: OpenCount[]): Record<DeadlineBucket, number> {
  const of = (bucket: DeadlineBucket) =>
    counts.find(row => row.status === status && row.bucket === bucket)?.count ?? 0
  return { overdue: of('overdue'), 'this-week': of('this-week'), later: of('later'), none: of('none') }
}

function answersIn(week: string | null, rows: (AnswerFigures & { week: string | null })[]): AnswerFigures {
  const none = { week, received: 0, inTime: 0, late: 0, other: 0, medianSeconds: null }
  const { week: _, ...figures } = rows.find(row => row.week === week) ?? none
  return figures
}

function moneyIn(month: string, rows: Awaited<ReturnType<typeof sumUpPayments>>) {
  const of = (kind: 'paid' | 'refunded') => rows.find(row => row.month === month && row.kind === kind)
  return {
    paidCount: of('paid')?.count ?? 0,
    paidCents: of('paid')?.cents ?? 0,
    refundedCount: of('refunded')?.count ?? 0,
    refundedCents: of('refunded')?.cents ?? 0,
  }
}
