import { sql } from 'kysely'
import { hasRow, insertRow, type NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { companiesOf } from './membership.queries.ts'

/** Neither accepted nor revoked; it may have expired. */
const isOpen = sql<boolean>`(accepted_at is null and revoked_at is null)`

export const insertInvitation = (db: Database, invitation: NewRow<'companyInvitations'>): Promise<string> =>
  insertRow(db, 'companyInvitations', invitation)

/** Lists open invitations, newest first, expired ones included. */
export function listOpenInvitations(db: Database, companyId: string) {
  return db
    .selectFrom('companyInvitations')
    .select(['id', 'email', 'hats', 'createdAt', 'expiresAt'])
    .where('companyId', '=', companyId)
    .where(isOpen)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Finds the invitation of a token with its company and inviter; undefined if the company was deleted. */
export function findInvitation(db: Database, tokenHash: string) {
  return db
    .selectFrom('companyInvitations')
    .innerJoin('companies', 'companies.id', 'companyInvitations.companyId')
    .leftJoin('profiles as inviter', 'inviter.id', 'companyInvitations.invitedBy')
    .select(['companyInvitations.id', 'companyId', 'email', 'hats', 'expiresAt', 'acceptedAt', 'revokedAt'])
    .select(['companies.name as company', 'inviter.fullName as inviter'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** Accepts an open invitation. Of concurrent calls, only one returns true. */
export const markAccepted = (db: Database, id: string, now: Date): Promise<boolean> =>
  hasRow(
    db
      .updateTable('companyInvitations')
      .set({ acceptedAt: now })
      .where('id', '=', id)
      .where(isOpen)
      .where('expiresAt', '>', now)
      .returning('id'),
  )

/** Revokes the open invitations to a company that were sent to an address, or by an inviter. */
export async function revokeInvitations(
  db: Database,
  which: { companyId: string } & ({ email: string } | { invitedBy: string }),
  now: Date,
): Promise<void> {
  await db
    .updateTable('companyInvitations')
    .set({ revokedAt: now })
    .where(({ and }) => and(which))
    .where(isOpen)
    .execute()
}

/** Revokes an open invitation to a company that the user administers. */
export function revokeOwnInvitation(db: Database, userId: string, id: string, now: Date) {
  return db
    .updateTable('companyInvitations')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where(sql<boolean>`company_id = any(${companiesOf(userId)})`)
    .where(isOpen)
    .returning('companyId')
    .executeTakeFirst()
}
