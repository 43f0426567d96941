import { idsOf } from '../../platform/db/row.ts'
import type { Database } from '../../platform/db/store.ts'

/** Tables of requests by visitors; refund requests are kept with their payment. */
const sentByVisitors = [
  'auditRequests',
  'scriptImprovementRequests',
  'interviewApplications',
  'contactMessages',
] as const

/** The oldest accounts whose owners never confirmed their address, and have no link left to do it with. */
export async function listUnconfirmed(
  db: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('emailConfirmedAt', 'is', null)
    .where('createdAt', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('teamMembers')
            .select('teamMembers.id')
            .whereRef('teamMembers.email', '=', 'users.email'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('emailTokens')
            .select('emailTokens.userId')
            .whereRef('emailTokens.userId', '=', 'users.id')
            .where('emailTokens.usedAt', 'is', null)
            .where('emailTokens.expiresAt', '>', now),
        ),
      ),
    )
    .orderBy('createdAt')
    .limit(limit)
    .execute()
  return idsOf(users)
}

/** Returns true if an account is still unconfirmed. Checked again under its lock, since its owner may have confirmed it meanwhile. */
export async function isUnconfirmed(db: Pick<Database, 'selectFrom'>, id: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('emailConfirmedAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return user !== undefined && user.emailConfirmedAt === null
}

/** Deletes invitations to companies that were accepted, revoked or expired before a moment. */
export async function deleteOldInvitations(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('companyInvitations').where('expiresAt', '<', before).execute()
}

/** Requests closed before a moment, with all that was answered to them. */
export async function deleteClosedLeads(db: Database, before: Date): Promise<void> {
  for (const table of sentByVisitors) {
    await db.deleteFrom(table).where('state', '=', 'closed').where('closedAt', '<', before).execute()
  }
}

/** Signings-in and acts of security; what was done about money and projects stays. */
export async function deleteSecurityLog(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('auditLog').where('createdAt', '<', before).where('area', '=', 'access').execute()
}

/** Deletes webhook events of the payment provider and the voice agent: handled long ago, or never understood. */
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

/** Changes of an address whose links ran out before a moment, whatever became of them. */
export async function deleteEmailChanges(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('emailChanges').where('expiresAt', '<', before).execute()
}

export async function deleteShownMail(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('mailbox').where('sentAt', '<', before).execute()
}
