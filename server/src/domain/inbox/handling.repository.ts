import { sql } from 'kysely'
import type { AuditReport } from 'shared/audit-reading/audit-report'
import type { InvitableKind, LeadKind } from 'shared/inbox/lead'
import type { MemberScope } from '../../platform/actor.ts'
import { type NewRow, type RowChange, setOnce } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import { tableOf } from './lead-tables.queries.ts'

/** Locks a lead that the member may see, which serialises changes. */
export function lockLeadRow(db: Database, actor: MemberScope, kind: LeadKind, id: string) {
  // All lead tables have these columns.
  return db
    .selectFrom(tableOf[kind] as 'contactMessages')
    .select(['id', 'state', 'assigneeId', 'answeredAt', 'closedAt'])
    .where('id', '=', id)
    .$if(!actor.member.isManager, query => query.where('assigneeId', '=', actor.member.id))
    .forUpdate()
    .executeTakeFirst()
}

export type HeldLead = NonNullable<Awaited<ReturnType<typeof lockLeadRow>>>

export async function updateLead(
  db: Database,
  kind: LeadKind,
  id: string,
  change: RowChange<'contactMessages'>,
): Promise<void> {
  await db
    .updateTable(tableOf[kind] as 'contactMessages')
    .set(change)
    .where('id', '=', id)
    .execute()
}

export function findAuditReports(db: Database, id: string) {
  return db
    .selectFrom('auditRequests')
    .select(['id', 'firstName', 'email', 'company', 'description', 'videoUrl'])
    .select(['report', 'firstReport', 'completeSentAt', 'reportSavedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** Stores a completed report, and the first one as it was mailed. */
export async function saveCompletedReport(
  db: Database,
  id: string,
  saved: { report: AuditReport; firstReport: unknown; completeSentAt: Date | null; now: Date },
): Promise<void> {
  const { report, firstReport, completeSentAt, now } = saved
  await db
    .updateTable('auditRequests')
    .set({ report: JSON.stringify(report), firstReport: JSON.stringify(firstReport) })
    .set({ completeSentAt, reportSavedAt: now, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

export function findReply(db: Database, { kind, id }: { kind: LeadKind; id: string }, requestId: string) {
  return db
    .selectFrom('leadReplies')
    .select(['subject', 'text'])
    .where(`${kind}Id`, '=', id)
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

/** Inserts a reply. Returns false if its request id is used. */
export async function insertReply(
  db: Database,
  kind: LeadKind,
  leadId: string,
  reply: NewRow<'leadReplies'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('leadReplies')
    .values({ ...reply, [`${kind}Id`]: leadId })
    .onConflict(conflict => conflict.column('requestId').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export function listReplies(db: Database, kind: LeadKind, leadId: string) {
  return db
    .selectFrom('leadReplies')
    .select(['id', 'authorName', 'subject', 'text', 'createdAt'])
    .where(`${kind}Id`, '=', leadId)
    .orderBy('createdAt')
    .limit(100)
    .execute()
}

/** Finds the data of an invitation; `invitedAt` is set once it was sent. */
export async function findInvitation(db: Database, kind: InvitableKind, id: string) {
  return db
    .selectFrom(tableOf[kind] as 'contactMessages')
    .select(['projectId', 'invitedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/**
 * Claims the oldest overdue leads that were not notified yet, and marks them. `skip locked` gives two processes
 * different leads.
 */
export function claimOverdueLeads(
  db: Database,
  kind: LeadKind,
  { late, now, limit }: { late: Date; now: Date; limit: number },
) {
  const table = tableOf[kind] as 'contactMessages'
  return db
    .updateTable(table)
    .set({ overdueToldAt: now })
    .where('id', 'in', eb =>
      eb
        .selectFrom(table)
        .select('id')
        .where('overdueToldAt', 'is', null)
        .where('answeredAt', 'is', null)
        // Identical to the predicate of the index, which is not used otherwise.
        .where(sql<boolean>`state in ('new', 'in-progress')`)
        .where('createdAt', '<=', late)
        .orderBy('createdAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'assigneeId'])
    .execute()
}

/** Marks the managers as notified of a lead. Returns false if they were before, or the lead was deleted. */
export const markArrivalTold = (db: Database, kind: InvitableKind, id: string, now: Date) =>
  setOnce(db, tableOf[kind], { id, column: 'arrivalToldAt', now })
