import { type ExpressionBuilder, sql } from 'kysely'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { companiesOf } from '../identity/companies/membership.service.ts'
import { listStoredPaths } from './remove-project.repository.ts'

/** Held with its companies, so that nothing new hangs itself on the account while it goes, and no two go at once. */
export async function holdAccount(db: Database, userId: string) {
  await sql`select id from companies where id = any(${companiesOf(userId)}) order by id for update`.execute(
    db,
  )
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'users.passwordHash', 'profiles.fullName', 'profiles.avatarPath'])
    .where('users.id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** What money holds an account back: work that is paid for and not delivered, or a refund that nobody has answered. */
export async function findMoneyMatter(
  { db }: { db: Database | Work['db'] },
  userId: string,
): Promise<{ isRefundOpen: boolean } | undefined> {
  return db
    .selectFrom('payments')
    .innerJoin('projects', 'projects.id', 'payments.projectId')
    .leftJoin('refundRequests', join =>
      join
        .onRef('refundRequests.paymentId', '=', 'payments.id')
        .on('refundRequests.state', 'in', ['new', 'in-progress'])
        .on('payments.status', '=', 'paid'),
    )
    .select(({ eb }) => eb('refundRequests.id', 'is not', null).$castTo<boolean>().as('isRefundOpen'))
    .where('projects.companyId', 'in', companiesOfOne(db, userId))
    .where(({ and, eb, or }) =>
      or([
        eb('payments.status', '=', 'processing'),
        and([eb('payments.status', '=', 'paid'), eb('projects.status', '<>', 'completed')]),
        eb('refundRequests.id', 'is not', null),
      ]),
    )
    .orderBy('isRefundOpen', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The companies to which nobody else belongs: they go with the person. */
const companiesOfOne = (db: Database, userId: string) =>
  db
    .selectFrom('companyMembers')
    .select('companyMembers.companyId')
    .where('companyMembers.userId', '=', userId)
    .where(eb => eb.not(eb.exists(colleagues(eb, userId))))

/** Whether a company of several people would be left without a representative. */
export async function isLastRepresentative({ db }: { db: Database }, userId: string): Promise<boolean> {
  const isRepresentative = sql<boolean>`'representative' = any(other.hats)`
  const company = await db
    .selectFrom('companyMembers')
    .select('companyMembers.companyId')
    .where('companyMembers.userId', '=', userId)
    .where(eb => eb.exists(colleagues(eb, userId)))
    .where(eb => eb.not(eb.exists(colleagues(eb, userId).where(isRepresentative))))
    .limit(1)
    .executeTakeFirst()
  return company !== undefined
}

/** Who else belongs to the company of a membership. */
const colleagues = (eb: ExpressionBuilder<DB, 'companyMembers'>, userId: string) =>
  eb
    .selectFrom('companyMembers as other')
    .select('other.userId')
    .whereRef('other.companyId', '=', 'companyMembers.companyId')
    .where('other.userId', '<>', userId)

/** Where the bytes of everything lie that goes with the person. */
export async function listOwnPaths(db: Database, userId: string): Promise<string[]> {
  const own = db.selectFrom('projects').select('id').where('companyId', 'in', companiesOfOne(db, userId))
  const uploads = await db.selectFrom('uploads').select('filePath').where('userId', '=', userId).execute()
  const paths = uploads.map(({ filePath }) => filePath)
  return [...new Set([...paths, ...(await listStoredPaths(db, own))])]
}

/**
 * Everything that is the person's goes along, and a company that is theirs alone; quotes and payments only lose their
 * references, the log of acts the name too.
 */
export async function deleteAccount(db: Database, userId: string): Promise<void> {
  await db.updateTable('auditLog').set({ actorName: null }).where('actorId', '=', userId).execute()
  await db.deleteFrom('companies').where('id', 'in', companiesOfOne(db, userId)).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
