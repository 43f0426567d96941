import type { Work } from '../../../platform/db/unit-of-work.ts'
import { changeComment, deleteComment, listComments } from './comments.repository.ts'

interface Recalled {
  /** The version before the one that is recalled. */
  former: { id: string } | undefined
  deliverableId: string
  sentAt: Date | null
}

/**
 * Takes back what sending a version has answered on the one before. What people have changed since stays, and so does
 * what was carried over and has been answered there.
 */
export async function reopenAnswers(work: Work, { former, deliverableId, sentAt }: Recalled): Promise<void> {
  if (!former || !sentAt) return
  const answered = (await listComments(work.db, [former.id], false)).filter(
    ({ resolvedAt }) => resolvedAt?.getTime() === sentAt.getTime(),
  )
  for (const { id } of answered)
    await changeComment(work.db, id, { resolvedAt: null, declineReason: null, acceptedAt: null })
  const said = await listComments(work.db, [deliverableId], false)
  const untouched = said.filter(
    ({ id, carriedFrom, resolvedAt }) =>
      carriedFrom !== null && resolvedAt === null && !said.some(({ parentId }) => parentId === id),
  )
  for (const { id } of untouched) await deleteComment(work.db, id)
}
