import { sql } from 'kysely'
import { guestNews, guestTexts } from 'shared/messages/it/guests'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import { countRows, hasRow, insertUnlessUsed, type NewRow, setOnce } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { hasLeft } from '../../identity/companies/membership.queries.ts'
import { notificationSubject } from '../../notifications/notifications.queries.ts'

const guests = (db: Database) =>
  db
    .selectFrom('reviewGuests')
    .innerJoin('projects', 'projects.id', 'reviewGuests.projectId')
    .select(['reviewGuests.id', 'reviewGuests.projectId', 'reviewGuests.name', 'projects.title'])
    .select(['reviewGuests.mayComment', 'reviewGuests.mayDownload', 'passPhraseHash'])
    .select(['reviewGuests.expiresAt', 'reviewGuests.openedAt', 'reviewGuests.revokedAt'])

/** Finds the guest of a token, unless it has expired. */
export function findGuestByToken(db: Database, tokenHash: string, now: Date) {
  return guests(db).where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst()
}

export function findStandingGuest(db: Database, id: string, now: Date) {
  return guests(db)
    .where('reviewGuests.id', '=', id)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
}

export type Guest = NonNullable<Awaited<ReturnType<typeof findStandingGuest>>>

/** Returns true if a guest is not revoked. Locks the row until the transaction ends. */
export const lockGuest = (db: Database, id: string): Promise<boolean> =>
  hasRow(
    db.selectFrom('reviewGuests').select('id').where('id', '=', id).where('revokedAt', 'is', null).forShare(),
  )

export function findInvitation(db: Database, id: string) {
  return db
    .selectFrom('reviewGuests')
    .select(['id', 'projectId', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export const insertGuest = (db: Database, guest: NewRow<'reviewGuests'>) =>
  insertUnlessUsed(db, 'reviewGuests', guest)

export const countOpenGuests = (db: Database, projectId: string, now: Date): Promise<number> =>
  countRows(
    db
      .selectFrom('reviewGuests')
      .where('projectId', '=', projectId)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now),
  )

/** Sets a timestamp of a link once. Returns true if it was not set before. */
export const markGuestOnce = (db: Database, id: string, column: 'openedAt' | 'revokedAt', now: Date) =>
  setOnce(db, 'reviewGuests', { id, column, now })

/** Lists the guests of a review, newest first. */
export function listGuests(db: Database, { projectId, ...page }: PageRequest & { projectId: string }) {
  const query = db
    .selectFrom('reviewGuests')
    .select(['id', 'name', 'mayComment', 'mayDownload', 'inviterName', 'fromTeam'])
    .select(['createdAt', 'expiresAt', 'openedAt', 'revokedAt'])
    .select(sql<boolean>`pass_phrase_hash is not null`.as('hasPassPhrase'))
    .where('projectId', '=', projectId)
  return fetchPage(query, page)
}

/** Lists open guest links to a company's projects whose client inviter is no longer a member, newest first. */
export function listLeftGuests(db: Database, companyId: string, now: Date) {
  return db
    .selectFrom('reviewGuests')
    .innerJoin('projects', 'projects.id', 'reviewGuests.projectId')
    .select(['reviewGuests.id', 'reviewGuests.projectId', 'projects.title as project'])
    .select(['reviewGuests.name', 'inviterName as maker', 'reviewGuests.expiresAt'])
    .where('projects.companyId', '=', companyId)
    .where('fromTeam', '=', false)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where(hasLeft('reviewGuests.invitedBy', companyId))
    .orderBy('reviewGuests.createdAt', 'desc')
    .orderBy('reviewGuests.id', 'desc')
    .execute()
}

/**
 * Deletes guests whose links ended before a time. Their names are removed from comments and audit entries, and the
 * notifications of their comments are deleted.
 */
export async function deleteGuests(db: Database, overBefore: Date): Promise<void> {
  const over = db
    .selectFrom('reviewGuests')
    .select('id')
    .where(({ fn }) => fn.coalesce('revokedAt', 'expiresAt'), '<', overBefore)
  await db
    .updateTable('deliverableComments')
    .set({ authorName: guestTexts.nameless })
    .where('guestId', 'in', over)
    .execute()
  await db
    .updateTable('auditLog')
    .set({ detail: sql`detail - 'name'` })
    .where('subject', '=', 'review-guest')
    .where('subjectId', 'in', over)
    .execute()
  await sql`
    delete from notifications using review_guests as guest
    where guest.id in (${over}) and ${notificationSubject} = guest.project_id::text
      and title = ${guestNews.commented.title}
      and strpos(message, replace(${guestTexts.marked('%')}, '%', guest.name)) > 0`.execute(db)
  await db
    .deleteFrom('reviewGuests')
    .where(({ fn }) => fn.coalesce('revokedAt', 'expiresAt'), '<', overBefore)
    .execute()
}
