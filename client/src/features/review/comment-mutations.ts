import { reviewTexts } from 'shared/messages/it/review'
import { showErrorToast } from '../../ui/errors.ts'
import { showToast } from '../../ui/toast-store.ts'
import type { CommentInput, CommentMutations } from './review-model.ts'

interface Feedback {
  /** Undefined if the screen shows the result by itself. */
  done?: { title: string; text?: string }
  failed: string
  /** Refetches what the call may have changed. */
  refresh: () => Promise<unknown>
}

/** Awaits a call and shows its result as a toast. Resolves to true if it succeeded. */
export async function runWithFeedback(
  call: Promise<unknown>,
  { done, failed, refresh }: Feedback,
): Promise<boolean> {
  try {
    await call
    if (done) showToast(done)
    return true
  } catch (error) {
    showErrorToast(error, { text: failed })
    return false
  } finally {
    await refresh()
  }
}

const texts = reviewTexts.comments

interface Calls {
  comment(input: Omit<CommentInput, 'files'> & { uploadIds?: string[] }): Promise<unknown>
  edit(input: { id: string; text: string; uploadIds?: string[]; removedFileIds?: string[] }): Promise<unknown>
  remove(input: { id: string }): Promise<unknown>
  resolve?(input: { id: string; resolved: boolean }): Promise<unknown>
  accept?(input: { id: string; accepted: boolean }): Promise<unknown>
  decline?(input: { id: string; reason: string }): Promise<unknown>
  take?(input: { id: string; taken: boolean }): Promise<unknown>
  assign?(input: { id: string; memberId: string | null }): Promise<unknown>
  refresh(): Promise<unknown>
}

/** Builds the comment mutations on the calls of an area. Each reports a failure and refetches the review. */
export function createCommentMutations({
  comment,
  edit,
  remove,
  refresh,
  ...calls
}: Calls): CommentMutations {
  const { resolve, accept, decline, take, assign } = calls
  const change = (call: Promise<unknown>) => runWithFeedback(call, { failed: texts.changeFailed, refresh })
  return {
    comment: ({ files, ...input }) => {
      const uploadIds = files?.map(({ uploadId }) => uploadId)
      return runWithFeedback(comment({ ...input, ...(uploadIds && { uploadIds }) }), {
        failed: texts.failed,
        refresh,
      })
    },
    edit: (id, text, { added, removed }) => {
      const files = {
        ...(added.length > 0 && { uploadIds: added.map(({ uploadId }) => uploadId) }),
        ...(removed.length > 0 && { removedFileIds: removed }),
      }
      return change(edit({ id, text, ...files }))
    },
    remove: id => change(remove({ id })),
    ...(resolve && { resolve: (id, resolved) => change(resolve({ id, resolved })) }),
    ...(accept && { accept: (id, accepted) => change(accept({ id, accepted })) }),
    ...(decline && { decline: (id, reason) => change(decline({ id, reason })) }),
    ...(take && { take: (id, taken) => change(take({ id, taken })) }),
    ...(assign && { assign: (id, memberId) => change(assign({ id, memberId })) }),
  }
}
