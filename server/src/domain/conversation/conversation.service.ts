import type { editMessageInput, writeMessageInput } from 'shared/conversation/conversation.inputs'
import { canChangeMessage } from 'shared/conversation/message-rules'
import { namedIn } from 'shared/deliverables/comments'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor, MemberScope } from '../../platform/actor.ts'
import { laterThan } from '../../platform/clock.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import { idsOf } from '../../platform/db/row.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { assertSameRequest, ensureInserted } from '../../platform/idempotency.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { listReaders, type ReviewPerson } from '../deliverables/review/mentions.service.ts'
import { emit } from '../events/emit.service.ts'
import { enqueueFileRemoval } from '../files/files.service.ts'
import { hasCapability } from '../identity/companies/companies.service.ts'
import { findLeadOf } from '../inbox/lead-tables.queries.ts'
import { getOwnProject } from '../projects/projects.service.ts'
import { getProjectFor, lockProjectFor } from '../projects/team-projects.service.ts'
import { assertBytesThere } from '../uploads/uploads.service.ts'
import { deleteMessageFiles, listMessageFiles } from './message-files.repository.ts'
import { attachToMessage } from './message-files.service.ts'
import {
  deleteMentions,
  emptyQuestionMessage,
  findAnsweredQuestion,
  findByRequestId,
  findNewestMoment,
  findOwnMessage,
  findQuotableText,
  insertMentions,
  insertMessage,
  listMessages,
  listNamed,
  type Message,
  updateMessage,
} from './messages.repository.ts'
import { countUnread, listReads, lockRead, noteOtherRead, updateRead } from './reads.repository.ts'
import { scheduleMails } from './unread-mail.jobs.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'log' | 'storage' | 'transact'>

/** Maximum of the unread count. */
const MAX_COUNTED = 100

// A member acts for the team even in a project of their own company.
const isOnTeamSide = (actor: Actor): actor is Actor & MemberScope => actor.member !== undefined

/** Lists a page of a project's conversation, newest first, with read marks. @throws AppError `NOT_FOUND`. */
export async function listConversation(
  deps: Deps,
  actor: Actor,
  { projectId, ...page }: PageRequest & { projectId: string },
) {
  const { db } = deps
  await getProjectFor(deps, actor, projectId)
  const { items, nextCursor } = await listMessages(db, projectId, page)
  const ids = idsOf(items)
  const [files, named, reads, people] = [
    await listMessageFiles(db, ids),
    await listNamed(db, ids),
    await listReads(db, projectId),
    await listReaders(deps, { projectId, capability: 'follow' }),
  ]
  const own = reads.find(({ userId }) => userId === actor.userId)?.readAt ?? null
  return {
    items: items.map(message => ({
      ...withoutWithdrawn(message),
      isOwn: message.userId === actor.userId,
      files: files
        .filter(({ messageId }) => messageId === message.id)
        .map(({ messageId: _, ...file }) => ({ ...file, url: `/files/${file.id}` })),
      named: named
        .filter(({ messageId }) => messageId === message.id)
        .map(({ name, userId }) => ({ fullName: name, userId })),
    })),
    nextCursor,
    readers: reads.flatMap(({ userId, readAt }) => {
      const person = people.find(one => one.userId === userId)
      return person && readAt && userId !== actor.userId
        ? [{ userId, fullName: person.fullName, fromTeam: person.memberId !== null, readAt }]
        : []
    }),
    unread: await countUnread(db, { projectId, fromTeam: !isOnTeamSide(actor), after: own }, MAX_COUNTED),
    lead: isOnTeamSide(actor) ? await findLeadOf(db, projectId, actor.member) : null,
  }
}

/** Counts the client's unread messages of a project, up to 100. @throws AppError `NOT_FOUND`. */
export async function unreadCountOf(deps: Pick<Deps, 'db'>, userId: string, projectId: string) {
  await getOwnProject(deps, userId, projectId)
  const own = (await listReads(deps.db, projectId)).find(read => read.userId === userId)?.readAt ?? null
  return { count: await countUnread(deps.db, { projectId, fromTeam: true, after: own }, MAX_COUNTED) }
}

function withoutWithdrawn({ withdrawnAt, quoteKind, quoteText, ...row }: Message) {
  const { quotedAuthor, quotedVersion, quotedAtMs, ...message } = row
  const source =
    quotedAuthor !== null && quotedVersion !== null && quotedAtMs !== null
      ? { authorName: quotedAuthor, versionName: quotedVersion, atMs: quotedAtMs }
      : null
  return {
    ...message,
    isWithdrawn: withdrawnAt !== null,
    quote: quoteKind && quoteText !== null ? { kind: quoteKind, text: quoteText, source } : null,
  }
}

/**
 * Sends a message, once per request id. Mentioned people are notified. The other side gets a mail if it does not read
 * within five minutes (docs/decisions/conversation.md).
 * @throws AppError `NOT_FOUND`, `LIMITED`, `REQUEST_ID_REUSED`, `ATTACHMENT_GONE`; `INVALID_INPUT` for a mention of
 * someone outside the project or a comment that cannot be quoted; `UNAVAILABLE` if the bytes of a file are missing.
 */
export async function sendConversationMessage(
  deps: Deps,
  actor: Actor,
  input: z.output<typeof writeMessageInput>,
): Promise<{ id: string }> {
  const { projectId, text, uploadIds = [], mentionIds = [], commentId, requestId } = input
  const { userId } = actor
  await deps.limits.take('conversing', userId)
  for (const uploadId of uploadIds) await assertBytesThere(deps, { userId, uploadId })
  return deps.transact(async tx => {
    const { db } = tx
    const { companyId } = await lockProjectFor(tx, actor, projectId)
    const before = requestId && (await findByRequestId(db, requestId))
    if (before) {
      const content = { userId, projectId, text, quotedCommentId: commentId ?? null }
      const files = idsOf(await listMessageFiles(db, [before.id]))
      assertSameRequest({ ...before, files: files.toSorted() }, { ...content, files: uploadIds.toSorted() })
      return { id: before.id }
    }
    const people = await listReaders({ ...deps, db }, { projectId, capability: 'follow' })
    if (mentionIds.some(id => !people.some(person => person.userId === id)))
      throw new AppError('INVALID_INPUT', { fields: { mentionIds: 'NOT_IN_PROJECT' } })
    const mayReview = isOnTeamSide(actor) || (await hasCapability(tx, userId, companyId, 'review'))
    const quoteText = commentId && mayReview ? await findQuotableText(db, projectId, commentId) : undefined
    if (commentId && quoteText === undefined)
      throw new AppError('INVALID_INPUT', { fields: { commentId: 'NOT_QUOTABLE' } })
    const fromTeam = isOnTeamSide(actor)
    const createdAt = laterThan(await findNewestMoment(db, projectId), deps.clock.now())
    const inserted = await insertMessage(db, {
      projectId,
      userId,
      fromTeam,
      text,
      requestId: requestId ?? null,
      createdAt,
      ...(quoteText && { quoteKind: 'comment', quoteText, quotedCommentId: commentId }),
    })
    const messageId = ensureInserted(inserted)
    await attachToMessage(tx, { messageId, projectId, userId, fromTeam, createdAt }, uploadIds)
    const mentioned = await saveMentions(tx, { messageId, text, userId, mentionIds }, people)
    await scheduleMails(deps, tx, { projectId, toTeam: !fromTeam, authorId: userId })
    await emit(tx, { type: 'message.sent', projectId, messageId, text, mentioned })
    return { id: messageId }
  })
}

/** Stores the mentions of a text. Returns the users to notify: newly mentioned ones, without the author. */
async function saveMentions(
  { db }: Tx,
  said: { messageId: string; text: string; userId: string; mentionIds: readonly string[] },
  people: readonly ReviewPerson[],
): Promise<string[]> {
  const { messageId, mentionIds } = said
  const former = await listNamed(db, [messageId])
  const inText = namedIn(said.text, people)
  const mentions = people.filter(person => inText.includes(person) || mentionIds.includes(person.userId))
  await insertMentions(
    db,
    mentions.map(({ userId, fullName }) => ({ messageId, userId, name: fullName })),
  )
  return mentions
    .map(({ userId }) => userId)
    .filter(id => id !== said.userId && !former.some(({ userId }) => userId === id))
}

/**
 * Locks the project and returns an own message that can be changed. @throws AppError `NOT_FOUND` for a message of
 * another user, `MESSAGE_FIXED`, `MESSAGE_SEEN`.
 */
async function getChangeable(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  actor: Actor,
  { projectId, id }: { projectId: string; id: string },
): Promise<Message> {
  await lockProjectFor(tx, actor, projectId)
  const message = ensureFound(await findOwnMessage(tx.db, { projectId, id, userId: actor.userId }))
  // Messages of a user on one side cannot be changed from the other side.
  if (message.fromTeam !== isOnTeamSide(actor)) throw new AppError('NOT_FOUND')
  const { kind, otherReadAt, withdrawnAt } = message
  const facts = { kind, otherReadAt, isWithdrawn: withdrawnAt !== null }
  if (!canChangeMessage({ ...facts, otherReadAt: null }, clock.now())) throw new AppError('MESSAGE_FIXED')
  if (!canChangeMessage(facts, clock.now())) throw new AppError('MESSAGE_SEEN')
  return message
}

/**
 * Edits a message of the actor; newly mentioned people are notified.
 * @throws AppError `NOT_FOUND`, `LIMITED`, `MESSAGE_FIXED`, `MESSAGE_SEEN`.
 */
export async function editConversationMessage(
  deps: Deps,
  actor: Actor,
  { projectId, id, text }: z.output<typeof editMessageInput>,
): Promise<void> {
  await deps.limits.take('conversing', actor.userId)
  await deps.transact(async tx => {
    const message = await getChangeable(deps, tx, actor, { projectId, id })
    if (message.text === text) return
    await updateMessage(tx.db, id, { text, editedAt: deps.clock.now() })
    const people = await listReaders({ ...deps, db: tx.db }, { projectId, capability: 'follow' })
    const said = { messageId: id, text, userId: actor.userId, mentionIds: [] }
    const mentioned = await saveMentions(tx, said, people)
    await emit(tx, { type: 'message.changed', projectId, messageId: id, text, mentioned, isWithdrawn: false })
  })
}

/**
 * Withdraws a message of the actor: text, quote, mentions, files and notifications are deleted, the empty message stays.
 * @throws AppError `NOT_FOUND`, `MESSAGE_FIXED`, `MESSAGE_SEEN`.
 */
export async function withdrawConversationMessage(
  deps: Deps,
  actor: Actor,
  { projectId, id }: { projectId: string; id: string },
): Promise<void> {
  await deps.transact(async tx => {
    await getChangeable(deps, tx, actor, { projectId, id })
    const withdrawnAt = deps.clock.now()
    const empty = { text: '', quoteKind: null, quoteText: null, quotedCommentId: null }
    await updateMessage(tx.db, id, { ...empty, withdrawnAt })
    await deleteMentions(tx.db, id)
    await enqueueFileRemoval(tx, await deleteMessageFiles(tx.db, id))
    const gone = { text: '', mentioned: [], isWithdrawn: true }
    await emit(tx, { type: 'message.changed', projectId, messageId: id, ...gone })
  })
}

/** Marks all messages of a project as read by the user, and cancels the pending mail. @throws AppError `NOT_FOUND`. */
export async function markConversationRead(deps: Deps, actor: Actor, projectId: string): Promise<void> {
  await deps.transact(async tx => {
    await lockProjectFor(tx, actor, projectId)
    const upTo = await findNewestMoment(tx.db, projectId)
    const { readAt } = await lockRead(tx.db, projectId, actor.userId)
    if (!upTo || (readAt && readAt >= upTo)) return
    const place = { projectId, userId: actor.userId }
    await updateRead(tx.db, place, { readAt: upTo, mailDueAt: null })
    const byTeam = isOnTeamSide(actor)
    await noteOtherRead(tx.db, { projectId, byTeam, upTo, now: deps.clock.now() })
    await emit(tx, { type: 'message.read', projectId })
  })
}

/** Copies a question of the brief into the conversation, once. */
export async function addQuestion(
  tx: Tx,
  asked: { projectId: string; userId: string; questionId: string; question: string },
  createdAt: Date,
): Promise<void> {
  const { projectId, userId, questionId, question: text } = asked
  const message = { projectId, userId, questionId, text, createdAt }
  await insertMessage(tx.db, { ...message, fromTeam: false, kind: 'question' })
}

/** Withdraws the copy of a question from the conversation. */
export const withdrawQuestionMessage = (tx: Tx, questionId: string, withdrawnAt: Date): Promise<void> =>
  emptyQuestionMessage(tx.db, questionId, withdrawnAt)

/** Copies the newest reply to a question of the brief into the conversation, once, with the question as its quote. */
export async function addAnswer(
  tx: Tx,
  { questionId, userId }: { questionId: string; userId: string | null },
  createdAt: Date,
): Promise<void> {
  const reply = await findAnsweredQuestion(tx.db, questionId)
  if (!reply) return
  const message = { ...reply, userId, createdAt }
  await insertMessage(tx.db, { ...message, fromTeam: true, kind: 'answer', quoteKind: 'question' })
}
