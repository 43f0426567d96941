import { sql } from 'kysely'
import type { PlannedInstalment } from 'shared/payment/payment-types'
import { fetchPage, type PageRequest } from '../../../platform/db/page.ts'
import { countRows, insertUnlessUsed, type NewRow, setOnce } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import { hasLeft } from '../../identity/companies/membership.queries.ts'
import { isOwn } from '../../projects/visibility.queries.ts'

const links = (db: Database) =>
  db
    .selectFrom('payLinks')
    .leftJoin('profiles', 'profiles.id', 'payLinks.madeBy')
    .select(['payLinks.id', 'payLinks.projectId', 'payLinks.companyId', 'payLinks.quoteId'])
    .select(['payLinks.instalment', 'payLinks.totalCents'])
    .select(['payLinks.madeBy', 'profiles.fullName as maker', 'payLinks.poNumber', 'payLinks.termsVersion'])
    .select(['payLinks.acceptedTermsAt', 'payLinks.acceptedClausesAt', 'payLinks.acceptedHigherAt'])
    .select(['payLinks.createdAt', 'payLinks.expiresAt', 'payLinks.openedAt', 'payLinks.revokedAt'])

/** Finds the link of a token, unless it has expired. */
export function findLink(db: Database, tokenHash: string, now: Date) {
  return links(db).where('tokenHash', '=', tokenHash).where('expiresAt', '>', now).executeTakeFirst()
}

export type PayLink = NonNullable<Awaited<ReturnType<typeof findLink>>>

export const findOwnLink = (db: Database, userId: string, id: string) =>
  links(db).where('payLinks.id', '=', id).where(isOwn(userId, 'payLinks')).executeTakeFirst()

/** Settled payments of the amount of `pay_links`, also those made without it. */
const settled = sql`from payments
  where payments.quote_id = pay_links.quote_id and payments.instalment = pay_links.instalment
    and payments.paid_at is not null`

export function findLinkByRequest(db: Database, requestId: string) {
  return db.selectFrom('payLinks').select('id').where('requestId', '=', requestId).executeTakeFirst()
}

export const insertLink = (db: Database, link: NewRow<'payLinks'>) => insertUnlessUsed(db, 'payLinks', link)

export const countOpenLinks = (
  db: Database,
  { quoteId, instalment }: { quoteId: string; instalment: PlannedInstalment },
  now: Date,
): Promise<number> =>
  countRows(
    db
      .selectFrom('payLinks')
      .where('quoteId', '=', quoteId)
      .where('instalment', '=', instalment)
      .where('revokedAt', 'is', null)
      .where('expiresAt', '>', now),
  )

/** Sets a timestamp of a link once. Returns true if it was not set before. */
export const markOnce = (db: Database, id: string, column: 'openedAt' | 'revokedAt', now: Date) =>
  setOnce(db, 'payLinks', { id, column, now })

/** Lists unpaid, open links to a company's projects whose creator is no longer a member, newest first. */
export function listLeftPayLinks(db: Database, companyId: string, now: Date) {
  return links(db)
    .innerJoin('projects', 'projects.id', 'payLinks.projectId')
    .select('projects.title as project')
    .where('payLinks.companyId', '=', companyId)
    .where('payLinks.revokedAt', 'is', null)
    .where('payLinks.expiresAt', '>', now)
    .where(sql<boolean>`not exists (select ${settled})`)
    .where(hasLeft('payLinks.madeBy', companyId))
    .orderBy('payLinks.createdAt', 'desc')
    .orderBy('payLinks.id', 'desc')
    .execute()
}

/**
 * Lists the links of a project, newest first, with creator and the time when their amount was paid; for a revoked one,
 * with it.
 */
export function listLinks(db: Database, { projectId, ...page }: PageRequest & { projectId: string }) {
  const query = links(db)
    .select('sentTo')
    .select(
      sql<Date | null>`(select paid_at ${settled} and (link_id = pay_links.id or revoked_at is null) limit 1)`.as(
        'paidAt',
      ),
    )
    .where('payLinks.projectId', '=', projectId)
  return fetchPage(query, page, { table: 'payLinks' })
}

export async function deleteLinks(db: Database, overBefore: Date): Promise<void> {
  await db
    .deleteFrom('payLinks')
    .where(({ fn }) => fn.coalesce('revokedAt', 'expiresAt'), '<', overBefore)
    .execute()
}
