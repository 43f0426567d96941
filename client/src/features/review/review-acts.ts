import { reviewTexts } from 'shared/messages/it/review'
import { showFailure } from '../../ui/failure.ts'
import type { ReviewActs } from './review-types.ts'

const texts = reviewTexts.comments

type Said = Parameters<ReviewActs['comment']>[0]

interface Calls {
  comment(said: Omit<Said, 'files'> & { uploadIds?: string[] }): Promise<unknown>
  edit(input: { id: string; text: string; uploadIds?: string[]; removedFileIds?: string[] }): Promise<unknown>
  remove(input: { id: string }): Promise<unknown>
  resolve?(input: { id: string; resolved: boolean }): Promise<unknown>
  accept?(input: { id: string; accepted: boolean }): Promise<unknown>
  decline?(input: { id: string; reason: string }): Promise<unknown>
  take?(input: { id: string; taken: boolean }): Promise<unknown>
  assign?(input: { id: string; memberId: string | null }): Promise<unknown>
  refresh(): Promise<unknown>
}

async function attempt(call: Promise<unknown>, refresh: Calls['refresh'], text: string): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    showFailure(error, { text })
    return false
  } finally {
    await refresh()
  }
}

/** The acts of a room over an area's own calls: what failed is told, and the room is fetched anew. */
export const reviewActs = ({
  comment,
  edit,
  remove,
  resolve,
  refresh,
  accept,
  decline,
  take,
  assign,
}: Calls): ReviewActs => ({
  comment: ({ files, ...said }) => {
    const uploadIds = files?.map(({ uploadId }) => uploadId)
    return attempt(comment({ ...said, ...(uploadIds && { uploadIds }) }), refresh, texts.failed)
  },
  edit: (id, text, { added, removed }) => {
    const files = {
      ...(added.length > 0 && { uploadIds: added.map(({ uploadId }) => uploadId) }),
      ...(removed.length > 0 && { removedFileIds: removed }),
    }
    return attempt(edit({ id, text, ...files }), refresh, texts.changeFailed)
  },
  remove: id => attempt(remove({ id }), refresh, texts.changeFailed),
  ...(resolve && {
    resolve: (id: string, resolved: boolean) =>
      attempt(resolve({ id, resolved }), refresh, texts.changeFailed),
  }),
  ...(accept && {
    accept: (id: string, accepted: boolean) => attempt(accept({ id, accepted }), refresh, texts.changeFailed),
  }),
  ...(decline && {
    decline: (id: string, reason: string) => attempt(decline({ id, reason }), refresh, texts.changeFailed),
  }),
  ...(take && {
    take: (id: string, taken: boolean) => attempt(take({ id, taken }), refresh, texts.changeFailed),
  }),
  ...(assign && {
    assign: (id: string, memberId: string | null) =>
      attempt(assign({ id, memberId }), refresh, texts.changeFailed),
  }),
})
