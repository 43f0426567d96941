import type { Database } from '../../platform/db/store.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'

type Db = Pick<Work, 'db'>

/** Held, so that nothing new hangs itself on the account while it goes. */
export function holdAccount({ db }: Db, userId: string) {
  return db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'users.passwordHash', 'profiles.fullName', 'profiles.avatarPath'])
    .where('users.id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Whether the address is a member's, suspended or not. */
export async function isMemberAddress(db: Database, email: string): Promise<boolean> {
  const member = await db.selectFrom('teamMembers').select('id').where('email', '=', email).executeTakeFirst()
  return member !== undefined
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
    .where('projects.userId', '=', userId)
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

/** Where the bytes of everything lie that belongs to the person. */
export async function listOwnPaths({ db }: Db, userId: string): Promise<string[]> {
  const own = db.selectFrom('projects').select('id').where('userId', '=', userId)
  const rows = await db
    .selectFrom('projectFiles')
    .select('filePath as path')
    .where('projectId', 'in', own)
    .union(db.selectFrom('deliverables').select('filePath as path').where('projectId', 'in', own))
    .union(
      db
        .selectFrom('deliverables')
        .select(({ fn, val }) => fn.coalesce('posterPath', val('')).as('path'))
        .where('projectId', 'in', own),
    )
    .union(
      db
        .selectFrom('uploads')
        .select('filePath as path')
        .where(({ eb, or }) => or([eb('userId', '=', userId), eb('projectId', 'in', own)])),
    )
    .execute()
  return rows.map(row => row.path).filter(Boolean)
}

/**
 * Everything that is the person's goes along; quotes and payments only lose their references, the log of acts the
 * name too.
 */
export async function deleteAccount({ db }: Db, userId: string): Promise<void> {
  await db.updateTable('auditLog').set({ actorName: null }).where('actorId', '=', userId).execute()
  await db.deleteFrom('users').where('id', '=', userId).execute()
}
