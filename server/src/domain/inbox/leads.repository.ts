import { sql } from 'kysely'
import type { AuditReport } from 'shared/audit-reading/audit-report'
import { type InvitableKind, invitableKinds } from 'shared/inbox/lead'
import type { ScriptReport } from 'shared/script-improvement/script-report'
import { hasRow, type NewRow } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'
import type { LeadDetail } from './inbox.repository.ts'
import { leadSources } from './lead-sources.repository.ts'
import { tableOf } from './lead-tables.queries.ts'

export type SentRequest = Pick<
  LeadDetail,
  'kind' | 'createdAt' | 'name' | 'company' | 'phone' | 'website' | 'videoUrl' | 'text'
>

/** Lists requests sent from this address by the site's forms. */
export async function listSentFrom(db: Database, email: string): Promise<SentRequest[]> {
  const branches = invitableKinds.map(kind => {
    const { from, name, company, phone, website, videoUrl, text, email: sender } = leadSources[kind]
    return sql`
      (select ${kind}::text as kind, ${name} as name, ${company} as company, ${phone} as phone, ${website} as website,
        ${videoUrl} as video_url, ${text} as text, l.created_at
      from ${from} where ${sender} = ${email})`
  })
  const { rows } =
    await sql<SentRequest>`${sql.join(branches, sql` union all `)} order by created_at desc`.execute(db)
  return rows
}

/** Finds a visitor's lead by the sender's request id. */
export function findByRequestId(db: Database, kind: InvitableKind, requestId: string) {
  return db
    .selectFrom(tableOf[kind] as 'contactMessages')
    .select(['id', 'requestHash'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

/** Writes a request as it was sent. */
export async function insertLead(db: Database, kind: InvitableKind, lead: object): Promise<void> {
  await db
    .insertInto(tableOf[kind] as 'contactMessages')
    .values(lead as NewRow<'contactMessages'>)
    .execute()
}

/** Finds the progress of a lead by its token. */
export function findProcessing(
  db: Database,
  table: 'auditRequests' | 'scriptImprovementRequests',
  id: string,
  processTokenHash: string,
) {
  return db
    .selectFrom(table)
    .select('processedAt')
    .where('id', '=', id)
    .where('processTokenHash', '=', processTokenHash)
    .executeTakeFirst()
}

export function findAudit(db: Database, id: string) {
  return db
    .selectFrom('auditRequests')
    .select(['id', 'firstName', 'email', 'company', 'description', 'videoUrl', 'processedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findScript(db: Database, id: string) {
  return db
    .selectFrom('scriptImprovementRequests')
    .select(['id', 'firstName', 'email', 'company', 'website', 'originalScript'])
    .select(['projectDescription', 'processedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Stores the report of a lead once. Of concurrent calls, only one returns true; false for a deleted lead. */
export const storeReport = (
  db: Database,
  table: 'auditRequests' | 'scriptImprovementRequests',
  id: string,
  report: AuditReport | ScriptReport,
  processedAt: Date,
): Promise<boolean> =>
  hasRow(
    db
      .updateTable(table)
      .set({ report: JSON.stringify(report), processedAt, updatedAt: processedAt })
      .where('id', '=', id)
      .where('processedAt', 'is', null)
      .returning('id'),
  )
