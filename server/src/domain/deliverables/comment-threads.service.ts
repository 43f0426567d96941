import { mayRemove, mayResolve } from 'shared/deliverables/comment-rules'
import type { VersionState } from 'shared/deliverables/version-state'
import type { Comment } from './comments.repository.ts'
import type { Reviewer } from './reviewer.service.ts'

function saidAs(comment: Comment, replies: Comment[], who: Reviewer, state: VersionState) {
  const isOwn = comment.userId === who.userId
  const hasRepliesOfOthers = replies.some(reply => reply.userId !== who.userId)
  const { id, authorName, fromTeam, text, createdAt } = comment
  const canRemove = mayRemove(state, { isInternal: comment.internal, isOwn, hasRepliesOfOthers })
  return { id, authorName, fromTeam, isOwn, text, createdAt, canRemove }
}

/** What was said on one version as threads, with what the reader may do to each. */
export function threadsOf(comments: Comment[], who: Reviewer, state: VersionState) {
  return comments
    .filter(comment => comment.parentId === null)
    .map(comment => {
      const replies = comments
        .filter(reply => reply.parentId === comment.id)
        .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      const facts = { isInternal: comment.internal, isFromTeam: comment.fromTeam }
      return {
        ...saidAs(comment, replies, who, state),
        atMs: comment.atMs,
        internal: comment.internal,
        resolvedAt: comment.resolvedAt,
        canResolve: mayResolve(who.side, state, facts),
        replies: replies.map(reply => saidAs(reply, [], who, state)),
      }
    })
}
