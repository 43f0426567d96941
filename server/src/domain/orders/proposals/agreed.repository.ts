import type { Database } from '../../../platform/db/store.ts'

/** The newest first sum of each of some projects that has not failed. */
export async function listDeposits(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('payments')
    .distinctOn('projectId')
    .select(['projectId', 'totalCents', 'balanceCents', 'rule'])
    .where('projectId', 'in', projectIds)
    .where('instalment', '=', 'deposit')
    .where('status', '<>', 'failed')
    .orderBy('projectId')
    .orderBy('createdAt', 'desc')
    .execute()
}

/** What was accepted apart from the quotes of some projects. */
export async function listAccepted(db: Database, projectIds: string[]) {
  if (projectIds.length === 0) return []
  return db
    .selectFrom('proposals')
    .select(['projectId', 'totalCents'])
    .where('projectId', 'in', projectIds)
    .where('state', '=', 'accepted')
    .where('kind', '<>', 'quote')
    .execute()
}
