import { sql } from 'kysely'
import { idsOf } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

/** Tables of visitors' leads; refund requests are kept with their payment. */
export const sentByVisitors = [
  'auditRequests',
  'scriptImprovementRequests',
  'interviewApplications',
  'contactMessages',
] as const

/** Lists the oldest unconfirmed accounts without a valid confirmation link. */
export async function listUnconfirmed(
  db: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('emailConfirmedAt', 'is', null)
    .where('createdAt', '<', before)
    .where(sql<boolean>`not exists (select from team_members where team_members.email = users.email)`)
    .where(
      sql<boolean>`not exists (
        select from email_tokens where user_id = users.id and used_at is null and expires_at > ${now})`,
    )
    .orderBy('createdAt')
    .limit(limit)
    .execute()
  return idsOf(users)
}

/** Returns true if an account is still unconfirmed, and locks it: it may have been confirmed meanwhile. */
export async function isUnconfirmed(db: Pick<Database, 'selectFrom'>, id: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('emailConfirmedAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return user !== undefined && user.emailConfirmedAt === null
}

export async function deleteOldInvitations(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('companyInvitations').where('expiresAt', '<', before).execute()
}

/** Deletes leads closed before a time, with their replies. */
export async function deleteClosedLeads(db: Database, before: Date): Promise<void> {
  for (const table of sentByVisitors) {
    await db.deleteFrom(table).where('state', '=', 'closed').where('closedAt', '<', before).execute()
  }
}

/** Deletes audit entries about sign-ins and access; those about payments and projects stay. */
export async function deleteSecurityLog(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('auditLog').where('createdAt', '<', before).where('area', '=', 'access').execute()
}

/** Deletes webhook events: handled ones after a while, unhandled ones after a longer time. */
export async function deleteWebhookEvents(
  db: Database,
  { handledBefore, before }: { handledBefore: Date; before: Date },
): Promise<void> {
  await db
    .deleteFrom('webhookEvents')
    .where(({ and, eb, or }) =>
      or([
        eb('createdAt', '<', before),
        and([eb('createdAt', '<', handledBefore), eb('handledAt', 'is not', null)]),
      ]),
    )
    .execute()
}

/** Deletes address changes whose links expired before a time, whatever their outcome. */
export async function deleteEmailChanges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('emailChanges').where('expiresAt', '<', before).execute()
}

export async function deleteShownMail(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('mailbox').where('sentAt', '<', before).execute()
}
