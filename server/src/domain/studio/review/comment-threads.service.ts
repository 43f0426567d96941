import { mayRemove, mayResolve } from 'shared/deliverables/comment-rules'
import { drawingField } from 'shared/deliverables/drawing.inputs'
import type { VersionState } from 'shared/deliverables/version-state'
import type { Actor } from '../../../platform/actor.ts'
import type { Comment } from './comments.repository.ts'
import { sideOf } from './review-access.service.ts'

const keptDrawing = drawingField()

const drawingOf = ({ drawing }: Pick<Comment, 'drawing'>) =>
  drawing === null ? null : keptDrawing.parse(drawing)

function saidAs(comment: Comment, replies: Comment[], actor: Actor, state: VersionState) {
  const isOwn = comment.userId === actor.userId
  const hasRepliesOfOthers = replies.some(reply => reply.userId !== actor.userId)
  const { id, authorName, fromTeam, text, createdAt } = comment
  const canRemove = mayRemove(state, { isInternal: comment.internal, isOwn, hasRepliesOfOthers })
  return { id, authorName, fromTeam, isOwn, text, createdAt, canRemove }
}

/** What was said on one version as threads, with what the reader may do to each. */
export function threadsOf(comments: Comment[], actor: Actor, state: VersionState) {
  return comments
    .filter(comment => comment.parentId === null)
    .map(comment => {
      const replies = comments
        .filter(reply => reply.parentId === comment.id)
        .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      const facts = { isInternal: comment.internal, isFromTeam: comment.fromTeam }
      return {
        ...saidAs(comment, replies, actor, state),
        atMs: comment.atMs,
        untilMs: comment.untilMs,
        drawing: drawingOf(comment),
        internal: comment.internal,
        resolvedAt: comment.resolvedAt,
        canResolve: mayResolve(sideOf(actor), state, facts),
        replies: replies.map(reply => saidAs(reply, [], actor, state)),
      }
    })
}
