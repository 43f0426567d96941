import type { Database } from '../../../platform/db/store.ts'

/** Finds the data of an approved version's certificate; undefined if it is not approved. */
export function findApproved(db: Database, deliverableId: string) {
  return db
    .selectFrom('deliverables')
    .innerJoin('projects', 'projects.id', 'deliverables.projectId')
    .innerJoin('companies', 'companies.id', 'projects.companyId')
    .leftJoin('companyBilling', 'companyBilling.companyId', 'companies.id')
    .select(['deliverables.projectId', 'projects.title'])
    .select(({ fn, ref }) => [
      ref('deliverables.approvedAt').$notNull().as('approvedAt'),
      fn.coalesce(ref('companyBilling.legalName'), ref('companies.name')).as('company'),
    ])
    .where('deliverables.id', '=', deliverableId)
    .where('approvedAt', 'is not', null)
    .executeTakeFirst()
}

/** Finds the approver of a version in the audit log; null once the account is erased. */
export async function findApprover(db: Database, deliverableId: string): Promise<string | null> {
  const act = await db
    .selectFrom('auditLog')
    .select('actorName')
    .where('action', '=', 'review.approved')
    .where('subject', '=', 'deliverable')
    .where('subjectId', '=', deliverableId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return act?.actorName ?? null
}

export function findFileToDigest(db: Database, deliverableId: string) {
  return db
    .selectFrom('deliverables')
    .select(['filePath', 'sha256'])
    .where('id', '=', deliverableId)
    .executeTakeFirst()
}

/** Stores the digest of a version's file, unless the file was replaced meanwhile. */
export async function keepDigest(
  db: Database,
  { deliverableId, filePath, sha256 }: { deliverableId: string; filePath: string; sha256: string },
): Promise<void> {
  await db
    .updateTable('deliverables')
    .set({ sha256 })
    .where('id', '=', deliverableId)
    .where('filePath', '=', filePath)
    .execute()
}
