import {
  commentStateOf,
  mayAccept,
  mayAssign,
  mayDecline,
  mayEdit,
  mayRemove,
  mayResolve,
} from 'shared/deliverables/comments'
import { drawingField } from 'shared/deliverables/deliverables.inputs'
import type { VersionState } from 'shared/deliverables/version'
import type { Comment } from './comments.repository.ts'
import type { createCommentTextResolver } from './mentions.service.ts'
import { getSide, isAuthor, isGuest, type Reviewer } from './review-access.service.ts'

const keptDrawing = drawingField()

const drawingOf = ({ drawing }: Pick<Comment, 'drawing'>) =>
  drawing === null ? null : (keptDrawing.safeParse(drawing).data ?? null)

export interface CommentFile {
  id: string
  fileName: string
  fileType: string
  fileSize: number
  /** Null if the reader may not open it. */
  url: string | null
  /** True if the file belongs to the comment that this one was carried over from. */
  isCarried: boolean
}

function toCommentView(comment: Comment, replies: Comment[], { actor, state, filesOf, wordsOf }: Reading) {
  const isOwn = isAuthor(comment, actor)
  const hasRepliesOfOthers = replies.some(reply => !isAuthor(reply, actor))
  const { id, authorName, fromTeam, fromGuest, createdAt, editedAt } = comment
  const { text, named } = wordsOf(comment)
  const canEdit = mayEdit(state, { isInternal: comment.internal, isOwn })
  const canRemove = mayRemove(state, { isInternal: comment.internal, isOwn, hasRepliesOfOthers })
  return {
    id,
    authorName,
    fromTeam,
    fromGuest,
    isOwn,
    text,
    createdAt,
    editedAt,
    canRemove,
    canEdit,
    files: filesOf(comment),
    named: named.map(({ fullName, userId }) => ({
      fullName,
      isOwn: !isGuest(actor) && userId === actor.userId,
    })),
  }
}

interface Reading {
  actor: Reviewer
  state: VersionState
  /** Ids of threads that were carried over to the next version. */
  carried: ReadonlySet<string>
  /** True if this is the version before the newest, whose state is `newestState`. */
  isFormer: boolean
  newestState: VersionState
  owners: ReadonlyMap<string, string>
  filesOf: (comment: Comment) => CommentFile[]
  wordsOf: Awaited<ReturnType<typeof createCommentTextResolver>>
}

/** Returns the state of a thread and the actions of the reader. */
function stateOf(
  comment: Comment,
  { actor, state: version, carried, isFormer, newestState, owners }: Reading,
) {
  const state = commentStateOf({ ...comment, isCarried: carried.has(comment.id) })
  const isInternal = comment.internal
  const member = isGuest(actor) ? undefined : actor.member
  const owner = comment.ownerId === null ? null : (owners.get(comment.ownerId) ?? null)
  const answered = { state, isInternal, isOnFormer: isFormer, newestState }
  return {
    state,
    declineReason: state === 'declined' ? comment.declineReason : null,
    acceptedAt: comment.acceptedAt,
    isCarriedOver: comment.carriedFrom !== null,
    owner,
    ownerId: owner === null ? null : comment.ownerId,
    isOwnWork: owner !== null && comment.ownerId === member?.id,
    canAssign: mayAssign({ isManager: member?.isManager === true, isReply: false, state }),
    canResolve: mayResolve(getSide(actor), version, { isInternal, isFromTeam: comment.fromTeam }),
    canDecline: mayDecline(getSide(actor), version, { isInternal }),
    canAccept: mayAccept(getSide(actor), answered),
  }
}

/** Groups the comments of a version into threads, with the actions of the reader. */
export function threadsOf(comments: Comment[], reading: Reading) {
  return comments
    .filter(comment => comment.parentId === null)
    .map(comment => {
      const replies = comments
        .filter(reply => reply.parentId === comment.id)
        .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
      return {
        ...toCommentView(comment, replies, reading),
        ...stateOf(comment, reading),
        atMs: comment.atMs,
        untilMs: comment.untilMs,
        drawing: drawingOf(comment),
        internal: comment.internal,
        resolvedAt: comment.resolvedAt,
        replies: replies.map(reply => toCommentView(reply, [], reading)),
      }
    })
}
