import { invitableKinds, type LeadKind } from 'shared/inbox/lead'
import type { Database } from '../../platform/db/store.ts'

/** Tables of leads. They have the columns about state, assignee and project in common. */
export const tableOf = {
  audit: 'auditRequests',
  script: 'scriptImprovementRequests',
  interview: 'interviewApplications',
  contact: 'contactMessages',
  refund: 'refundRequests',
  question: 'clientQuestions',
} as const satisfies Record<LeadKind, string>

/** Finds the visitor's lead of a project, if the member may open it: a manager, or its assignee. */
export async function findLeadOf(
  db: Database,
  projectId: string,
  { id: memberId, isManager }: { id: string; isManager: boolean },
) {
  for (const kind of invitableKinds) {
    const lead = await db
      .selectFrom(tableOf[kind] as 'contactMessages')
      .select('id')
      .where('projectId', '=', projectId)
      .$if(!isManager, query => query.where('assigneeId', '=', memberId))
      .limit(1)
      .executeTakeFirst()
    if (lead) return { kind, id: lead.id }
  }
  return null
}
