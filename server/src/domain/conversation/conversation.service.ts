import type { editMessageInput, writeMessageInput } from 'shared/conversation/conversation.inputs'
import { canChangeMessage } from 'shared/conversation/message-rules'
import { namedIn } from 'shared/deliverables/comment-mentions'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor, MemberScope } from '../../platform/actor.ts'
import { after } from '../../platform/clock.ts'
import type { PageRequest } from '../../platform/db/page.ts'
import { idsOf } from '../../platform/db/row.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { enqueueFileRemoval } from '../files/bytes.service.ts'
import { getOwnProject, lockOwnProject } from '../projects/projects.service.ts'
import { getTeamProject, lockProjectForTeam } from '../projects/team-access.service.ts'
import { fileAddress } from '../studio/deliverables/version-media.service.ts'
import { peopleOf, type ReviewPerson } from '../studio/review/review-people.service.ts'
import { assertBytesThere } from '../uploads/uploads.service.ts'
import { deleteMessageFiles, listMessageFiles } from './message-files.repository.ts'
import { attachToMessage } from './message-files.service.ts'
import {
  deleteMentions,
  findAnsweredQuestion,
  findByRequestId,
  findLeadOf,
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

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'log' | 'storage' | 'transact'>

/** Counting unread messages stops here. */
const MOST_COUNTED = 100

// A member acts for the team, also where the project is of their own company.
const isOnTeamSide = (actor: Actor): actor is Actor & MemberScope => actor.member !== undefined

/** @throws AppError `NOT_FOUND`. */
const getProject = (ports: Pick<Ports, 'db'>, actor: Actor, id: string) =>
  isOnTeamSide(actor) ? getTeamProject(ports, actor, id) : getOwnProject(ports, actor.userId, id)

/** Locks the project, so that its messages are written one after the other. @throws AppError `NOT_FOUND`. */
const lockProject = (work: Work, actor: Actor, id: string) =>
  isOnTeamSide(actor) ? lockProjectForTeam(work, actor, id) : lockOwnProject(work, actor.userId, id)

/** A page of a project's conversation, newest first, with who has read how far. @throws AppError `NOT_FOUND`. */
export async function listConversation(
  ports: Ports,
  actor: Actor,
  { projectId, ...page }: PageRequest & { projectId: string },
) {
  const { db } = ports
  await getProject(ports, actor, projectId)
  const { items, nextCursor } = await listMessages(db, projectId, page)
  const ids = idsOf(items)
  const [files, named, reads, people] = [
    await listMessageFiles(db, ids),
    await listNamed(db, ids),
    await listReads(db, projectId),
    await peopleOf(ports, db, { projectId, isInternal: false }),
  ]
  const own = reads.find(({ userId }) => userId === actor.userId)?.readAt ?? null
  return {
    items: items.map(message => ({
      ...withoutWithdrawn(message),
      isOwn: message.userId === actor.userId,
      files: files
        .filter(({ messageId }) => messageId === message.id)
        .map(({ messageId: _, ...file }) => ({ ...file, url: fileAddress(file.id) })),
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
    unread: await countUnread(db, { projectId, fromTeam: !isOnTeamSide(actor), after: own }, MOST_COUNTED),
    lead: isOnTeamSide(actor) ? await findLeadOf(db, projectId, actor.member) : null,
  }
}

function withoutWithdrawn({ withdrawnAt, quoteKind, quoteText, ...message }: Message) {
  return {
    ...message,
    isWithdrawn: withdrawnAt !== null,
    quote: quoteKind && quoteText !== null ? { kind: quoteKind, text: quoteText } : null,
  }
}

/**
 * Sends a message, once per request id. Mentioned people are notified; the other side gets a mail if it does not read
 * within five minutes (docs/decisions/conversation.md).
 * @throws AppError `NOT_FOUND`, `LIMITED`, `REQUEST_ID_REUSED`, `ATTACHMENT_GONE`; `INVALID_INPUT` for a mention of
 * somebody outside the project or a comment that cannot be quoted; `UNAVAILABLE` where the bytes of a file are missing.
 */
export async function sendConversationMessage(
  ports: Ports,
  actor: Actor,
  input: z.output<typeof writeMessageInput>,
): Promise<{ id: string }> {
  const { projectId, text, uploadIds = [], mentionIds = [], commentId, requestId } = input
  const { userId } = actor
  await ports.limits.take('conversing', userId)
  for (const uploadId of uploadIds) await assertBytesThere(ports, { userId, uploadId })
  return ports.transact(async work => {
    const { db } = work
    await lockProject(work, actor, projectId)
    const before = requestId && (await findByRequestId(db, requestId))
    if (before) {
      if (before.userId !== userId || before.projectId !== projectId || before.text !== text)
        throw new AppError('REQUEST_ID_REUSED')
      return { id: before.id }
    }
    const people = await peopleOf(ports, db, { projectId, isInternal: false })
    assertMentionable(mentionIds, people)
    const quoteText = commentId && (await findQuotableText(db, projectId, commentId))
    if (commentId && quoteText === undefined)
      throw new AppError('INVALID_INPUT', { fields: { commentId: 'NOT_QUOTABLE' } })
    const fromTeam = isOnTeamSide(actor)
    const createdAt = await nextMoment(ports, work, projectId)
    const messageId = await insertMessage(db, {
      projectId,
      userId,
      fromTeam,
      text,
      requestId: requestId ?? null,
      createdAt,
      ...(quoteText && { quoteKind: 'comment', quoteText, quotedCommentId: commentId }),
    })
    // Another project's transaction has used the request id in the meantime.
    if (!messageId) throw new AppError('REQUEST_ID_REUSED')
    await attachToMessage(work, { messageId, projectId, userId, fromTeam, createdAt }, uploadIds)
    const mentioned = await noteMentions(work, { messageId, text, userId, mentionIds }, people)
    await scheduleMails(ports, work, { projectId, toTeam: !fromTeam, authorId: userId })
    await emit(work, { type: 'message.sent', projectId, messageId, text, mentioned })
    return { id: messageId }
  })
}

function assertMentionable(ids: readonly string[], people: readonly ReviewPerson[]): void {
  if (ids.some(id => !people.some(({ userId }) => userId === id)))
    throw new AppError('INVALID_INPUT', { fields: { mentionIds: 'NOT_IN_PROJECT' } })
}

/** Stores whom a text mentions. @returns the people to notify: those newly mentioned, without the author. */
async function noteMentions(
  { db }: Work,
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

/** Returns a moment after every message of the project, though clocks of several processes differ. */
async function nextMoment({ clock }: Pick<Ports, 'clock'>, work: Work, projectId: string): Promise<Date> {
  const now = clock.now()
  const newest = await findNewestMoment(work.db, projectId)
  return newest && newest >= now ? after(newest, 1) : now
}

/** @throws AppError `NOT_FOUND` for another's message, `MESSAGE_FIXED`, `MESSAGE_SEEN`. */
async function getChangeable(
  { clock }: Pick<Ports, 'clock'>,
  work: Work,
  actor: Actor,
  { projectId, id }: { projectId: string; id: string },
): Promise<Message> {
  await lockProject(work, actor, projectId)
  const message = orNotFound(await findOwnMessage(work.db, { projectId, id, userId: actor.userId }))
  // A client's message is not changed from the hub, nor the other way round.
  if (message.fromTeam !== isOnTeamSide(actor)) throw new AppError('NOT_FOUND')
  const { kind, otherReadAt, withdrawnAt } = message
  const facts = { kind, otherReadAt, isWithdrawn: withdrawnAt !== null }
  if (!canChangeMessage({ ...facts, otherReadAt: null }, clock.now())) throw new AppError('MESSAGE_FIXED')
  if (!canChangeMessage(facts, clock.now())) throw new AppError('MESSAGE_SEEN')
  return message
}

/**
 * Changes the text of an own message; people whom it newly mentions are notified.
 * @throws AppError `NOT_FOUND`, `LIMITED`, `MESSAGE_FIXED`, `MESSAGE_SEEN`.
 */
export async function editConversationMessage(
  ports: Ports,
  actor: Actor,
  { projectId, id, text }: z.output<typeof editMessageInput>,
): Promise<void> {
  await ports.limits.take('conversing', actor.userId)
  await ports.transact(async work => {
    const message = await getChangeable(ports, work, actor, { projectId, id })
    if (message.text === text) return
    await updateMessage(work.db, id, { text, editedAt: ports.clock.now() })
    const people = await peopleOf(ports, work.db, { projectId, isInternal: false })
    const said = { messageId: id, text, userId: actor.userId, mentionIds: [] }
    const mentioned = await noteMentions(work, said, people)
    await emit(work, { type: 'message.changed', projectId, messageId: id, text, mentioned })
  })
}

/**
 * Withdraws an own message: text, quote, mentions and files are deleted, the empty message stays.
 * @throws AppError `NOT_FOUND`, `MESSAGE_FIXED`, `MESSAGE_SEEN`.
 */
export async function withdrawConversationMessage(
  ports: Ports,
  actor: Actor,
  { projectId, id }: { projectId: string; id: string },
): Promise<void> {
  await ports.transact(async work => {
    await getChangeable(ports, work, actor, { projectId, id })
    const withdrawnAt = ports.clock.now()
    const empty = { text: '', quoteKind: null, quoteText: null, quotedCommentId: null }
    await updateMessage(work.db, id, { ...empty, withdrawnAt })
    await deleteMentions(work.db, id)
    await enqueueFileRemoval(work, await deleteMessageFiles(work.db, id))
    await emit(work, { type: 'message.changed', projectId, messageId: id, text: '', mentioned: [] })
  })
}

/** Marks all messages of a project as read by the user, and ends the wait for a mail. @throws AppError `NOT_FOUND`. */
export async function markConversationRead(ports: Ports, actor: Actor, projectId: string): Promise<void> {
  await ports.transact(async work => {
    await lockProject(work, actor, projectId)
    const upTo = await findNewestMoment(work.db, projectId)
    const { readAt } = await lockRead(work.db, projectId, actor.userId)
    if (!upTo || (readAt && readAt >= upTo)) return
    const place = { projectId, userId: actor.userId }
    await updateRead(work.db, place, { readAt: upTo, mailDueAt: null })
    const byTeam = isOnTeamSide(actor)
    await noteOtherRead(work.db, { projectId, byTeam, upTo, now: ports.clock.now() })
    await emit(work, { type: 'message.read', projectId })
  })
}

/** Copies a question of the brief into the conversation, once. */
export async function addQuestion(
  work: Work,
  {
    projectId,
    userId,
    questionId,
    question,
  }: { projectId: string; userId: string; questionId: string; question: string },
  createdAt: Date,
): Promise<void> {
  await insertMessage(work.db, {
    projectId,
    userId,
    fromTeam: false,
    kind: 'question',
    text: question,
    questionId,
    createdAt,
  })
}

/** Copies the newest reply to a question of the brief into the conversation, once, with the question as its quote. */
export async function addAnswer(
  work: Work,
  { questionId, userId }: { questionId: string; userId: string | null },
  createdAt: Date,
): Promise<void> {
  const reply = await findAnsweredQuestion(work.db, questionId)
  if (!reply) return
  await insertMessage(work.db, {
    projectId: reply.projectId,
    userId,
    fromTeam: true,
    kind: 'answer',
    text: reply.text,
    quoteKind: 'question',
    quoteText: reply.question,
    replyId: reply.id,
    createdAt,
  })
}
