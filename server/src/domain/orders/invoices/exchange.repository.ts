import type { NewRow, RowChange } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

/** Lists the files with this name or this SdI id: two rows if they belong to different files. */
export function listFilesMeant(db: Database, { fileName, sdiId }: { fileName: string; sdiId: string }) {
  return db
    .selectFrom('invoiceFiles')
    .select(['id', 'invoiceId', 'fileName', 'sdiId'])
    .where(({ eb, or }) => or([eb('fileName', '=', fileName), eb('sdiId', '=', sdiId)]))
    .limit(2)
    .execute()
}

/** The newest file of an invoice, held until the transaction ends. */
export function lockNewestFile(db: Database, invoiceId: string) {
  return db
    .selectFrom('invoiceFiles')
    .select(['id', 'fileName'])
    .where('invoiceId', '=', invoiceId)
    .orderBy('progressive', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function markFile(db: Database, id: string, change: RowChange<'invoiceFiles'>): Promise<void> {
  await db.updateTable('invoiceFiles').set(change).where('id', '=', id).execute()
}

/** @returns whether it is new: each kind of answer about a file is kept once. */
export async function insertAnswer(db: Database, answer: NewRow<'invoiceAnswers'>): Promise<boolean> {
  const written = await db
    .insertInto('invoiceAnswers')
    .values(answer)
    .onConflict(conflict => conflict.columns(['fileId', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}
