import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { TurnSide } from 'shared/projects/turn'
import type { MemberScope } from '../../platform/actor.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import { projectsWithClient } from '../projects/clients.queries.ts'
import { isAmongOpen, isLateOn, isListed, isUnassigned } from '../projects/project-states.queries.ts'
import { isListedFor } from '../projects/visibility.queries.ts'

/** List of the Oggi page: its condition, and its order, oldest first. */
export interface TodayList {
  where: RawBuilder<boolean>
  order: RawBuilder<unknown>
}

/** Open projects with a deadline before a day in Rome. */
export const lateOn = (today: string): TodayList => ({
  where: isAmongOpen([isLateOn(today)]),
  order: sql`projects.deadline`,
})

export const turnOfSide = (side: Exclude<TurnSide, 'none'>): TodayList => ({
  where: sql<boolean>`project_turns.side = ${sql.lit(side)}`,
  order: sql`project_turns.since`,
})

export const unassigned: TodayList = { where: isAmongOpen([isUnassigned]), order: sql`projects.created_at` }

/** Finds the first projects of a list that the member may see, and their total number. */
export async function findToday(db: Database, actor: MemberScope, list: TodayList, limit: number) {
  const matches = (eb: ExpressionBuilder<DB, 'projects' | 'projectTurns'>) =>
    eb.and([isListedFor(actor), isListed, list.where])
  const found = db
    .selectFrom('projects')
    .innerJoin('projectTurns', 'projectTurns.projectId', 'projects.id')
    .where(matches)
  const { count } = await found.select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  const first = found.select('projects.id').orderBy(list.order).orderBy('projects.id').limit(limit)
  // Clients are joined for the listed projects only.
  const items = await projectsWithClient(db)
    .innerJoin('projectTurns', 'projectTurns.projectId', 'projects.id')
    .select(['projects.id as projectId', 'projects.title', 'projects.deadline', 'projects.createdAt'])
    .select(['projectTurns.since', 'projectTurns.because', 'projectTurns.remindedOn'])
    .where('projects.id', 'in', first)
    .orderBy(list.order)
    .orderBy('projects.id')
    .execute()
  return { count, items }
}
