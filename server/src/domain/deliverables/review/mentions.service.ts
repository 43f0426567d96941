import { namedIn, withPresentNames } from 'shared/deliverables/comments'
import type { nameableInput } from 'shared/deliverables/deliverables.inputs'
import type { z } from 'shared/errors/zod'
import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import {
  listAssignedMembers,
  listManagers,
  type TeamRecipient,
} from '../../identity/team/recipients.queries.ts'
import { clientsOf, whoCan } from '../../projects/clients.queries.ts'
import { listMentions, upsertMentions } from './comment-attachments.repository.ts'
import type { Comment } from './comments.repository.ts'
import { assertMayReview } from './review-access.service.ts'

type Reader = Pick<AppDeps, 'config' | 'db'>

const each = <One extends { userId: string }>(people: One[]): One[] => [
  ...new Map(people.map(one => [one.userId, one])).values(),
]

/** Lists the active members of a project: managers and assigned members. */
export async function listProjectTeam(reader: Reader, projectId: string): Promise<TeamRecipient[]> {
  const managers = await listManagers(reader)
  return each([...managers, ...(await listAssignedMembers(reader, projectId))])
}

export interface ReviewPerson {
  userId: string
  fullName: string
  /** Member id; null for clients. */
  memberId: string | null
}

/** Project and the clients' capability to see what is written; `isInternal`: only the team sees it. */
interface Audience {
  projectId: string
  capability: 'review' | 'follow'
  isInternal?: boolean
}

/** Lists the users who can see the comments of a project, or its messages. Guests have no account. */
export async function listReaders(reader: Reader, { projectId, capability, isInternal = false }: Audience) {
  const team = await listProjectTeam(reader, projectId)
  const clients = isInternal ? [] : whoCan(await clientsOf(reader, projectId), capability)
  const clientsAlone = clients.map(({ userId, fullName }) => ({ userId, fullName, memberId: null }))
  // A user who is both client and member counts as member.
  return each<ReviewPerson>([...clientsAlone, ...team])
}

/** Lists the people whom the user can mention in a comment or message, by name. @throws AppError `NOT_FOUND`. */
export async function listMentionable(
  reader: Reader,
  actor: Actor,
  { projectId, inMessages }: z.output<typeof nameableInput>,
) {
  await assertMayReview(reader, actor, projectId)
  const people = await listReaders(reader, { projectId, capability: inMessages ? 'follow' : 'review' })
  const items = people
    .map(({ userId: id, fullName, memberId }) => ({ id, fullName, memberId, fromTeam: memberId !== null }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName, 'it'))
  return { items: items.filter(({ id }) => id !== actor.userId), own: actor.member?.id ?? null }
}

/**
 * Returns the names of a project's team by member id; an empty map if no comment is assigned. Members who left the team
 * or the project are missing, so their comments count as unassigned.
 */
export async function teamNamesByMemberId(
  reader: Reader,
  { projectId, comments }: { projectId: string; comments: readonly Pick<Comment, 'ownerId'>[] },
): Promise<ReadonlyMap<string, string>> {
  if (comments.every(({ ownerId }) => ownerId === null)) return new Map()
  const team = await listProjectTeam(reader, projectId)
  return new Map(team.map(({ memberId, fullName }) => [memberId, fullName]))
}

interface Written {
  commentId: string
  projectId: string
  isInternal: boolean
  text: string
  /** Author, who gets no notification of their own comment. */
  userId: string
}

/**
 * Stores the mentions of a comment's text, among users who can see it.
 * @returns the users to notify: each once per comment, also after edits.
 */
export async function saveMentions(
  { clock, config }: Pick<AppDeps, 'clock' | 'config'>,
  { db }: Pick<Tx, 'db'>,
  { commentId, text, userId, ...where }: Written,
): Promise<string[]> {
  if (!text.includes('@')) return []
  const former = await listMentions(db, [commentId])
  const people = await listReaders({ config, db }, { ...where, capability: 'review' })
  // Mentioned people who left stay mentioned.
  const left = former.flatMap(one =>
    one.userId && !people.some(person => person.userId === one.userId)
      ? [{ userId: one.userId, fullName: one.present }]
      : [],
  )
  const named = namedIn(text, [...people, ...left])
  const toldAt = clock.now()
  await upsertMentions(
    db,
    named.map(person => ({ commentId, userId: person.userId, name: person.fullName, toldAt })),
  )
  const isNew = (id: string) => id !== userId && !former.some(one => one.userId === id)
  return named.map(person => person.userId).filter(isNew)
}

type Worded = Pick<Comment, 'id' | 'text'>

/**
 * Returns a function that gives the text of a comment with the current names of the mentioned people, and those people.
 */
export async function createCommentTextResolver(
  { db }: { db: Database },
  comments: readonly Worded[],
): Promise<(comment: Worded) => { text: string; named: { fullName: string; userId: string | null }[] }> {
  const mentions = await listMentions(
    db,
    comments.filter(({ text }) => text.includes('@')).map(({ id }) => id),
  )
  return ({ id, text }) => {
    const own = mentions.filter(({ commentId }) => commentId === id)
    const shown = withPresentNames(text, own)
    const people = own.map(({ present, userId }) => ({ fullName: present, userId }))
    return { text: shown, named: namedIn(shown, people) }
  }
}
