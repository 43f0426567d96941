import type { AuditReport } from 'shared/audit-reading/audit-report'
import type { ScriptReport } from 'shared/script-improvement/script-report'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

/** The tables that hold requests. Each row knows its sender's `requestId` and what was sent with it. */
export type LeadTable =
  | 'auditRequests'
  | 'scriptImprovementRequests'
  | 'interviewApplications'
  | 'contactMessages'

interface Sent {
  requestId: string | null
  requestHash: string | null
  createdAt: Date
  updatedAt: Date
}

interface Consent {
  marketingTextVersion: string | null
  marketingConsentAt: Date | null
}

/** What was sent before under the same request id. */
export function findByRequestId({ db }: Pick<Work, 'db'>, table: LeadTable, requestId: string) {
  return db
    .selectFrom(table as 'contactMessages')
    .select(['id', 'requestHash'])
    .where('requestId', '=', requestId)
    .executeTakeFirst()
}

export async function insertAudit(
  { db }: Pick<Work, 'db'>,
  audit: Sent &
    Consent & {
      id: string
      firstName: string
      lastName: string
      email: string
      company: string
      description: string
      videoUrl: string | null
      processTokenHash: string
    },
): Promise<void> {
  await db.insertInto('auditRequests').values(audit).execute()
}

export async function insertScript(
  { db }: Pick<Work, 'db'>,
  script: Sent &
    Consent & {
      id: string
      firstName: string
      lastName: string
      email: string
      company: string
      website: string | null
      originalScript: string
      projectDescription: string | null
      processTokenHash: string
    },
): Promise<void> {
  await db.insertInto('scriptImprovementRequests').values(script).execute()
}

export async function insertInterview(
  { db }: Pick<Work, 'db'>,
  interview: Sent & {
    id: string
    companyName: string
    contactName: string
    email: string
    phone: string | null
    location: string
    motivation: string
  },
): Promise<void> {
  await db.insertInto('interviewApplications').values(interview).execute()
}

export async function insertContact(
  { db }: Pick<Work, 'db'>,
  contact: Sent & { id: string; name: string; email: string; company: string | null; message: string },
): Promise<void> {
  await db.insertInto('contactMessages').values(contact).execute()
}

/** How far the work on a request is, for whoever holds its token. */
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

const auditById = (db: Database, id: string) =>
  db
    .selectFrom('auditRequests')
    .select(['id', 'firstName', 'lastName', 'email', 'company', 'description', 'videoUrl', 'processedAt'])
    .where('id', '=', id)

const scriptById = (db: Database, id: string) =>
  db
    .selectFrom('scriptImprovementRequests')
    .select(['id', 'firstName', 'lastName', 'email', 'company', 'website', 'originalScript'])
    .select(['projectDescription', 'processedAt'])
    .where('id', '=', id)

export const findAudit = (db: Database, id: string) => auditById(db, id).executeTakeFirst()
export const findScript = (db: Database, id: string) => scriptById(db, id).executeTakeFirst()

/** The request held against anybody else who works on it. */
export const lockAudit = ({ db }: Pick<Work, 'db'>, id: string) =>
  auditById(db, id).forUpdate().executeTakeFirst()
export const lockScript = ({ db }: Pick<Work, 'db'>, id: string) =>
  scriptById(db, id).forUpdate().executeTakeFirst()

/** Keeps what was written for a request, and that the work is done. */
export async function markProcessed(
  { db }: Pick<Work, 'db'>,
  table: 'auditRequests' | 'scriptImprovementRequests',
  id: string,
  report: AuditReport | ScriptReport,
  processedAt: Date,
): Promise<void> {
  await db
    .updateTable(table)
    .set({ report: JSON.stringify(report), processedAt, updatedAt: processedAt })
    .where('id', '=', id)
    .execute()
}
