import type { Actor } from '../../../platform/actor.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  listAssignedMembers,
  listManagers,
  type TeamRecipient,
} from '../../identity/team/recipients.service.ts'
import { clientsOf } from '../../projects/clients.queries.ts'
import type { Comment } from './comments.repository.ts'
import { assertMayReview } from './review-access.service.ts'

type Config = Pick<Platform, 'config'>

const each = <One extends { userId: string }>(people: One[]): One[] => [
  ...new Map(people.map(one => [one.userId, one])).values(),
]

/** Who of the team works on a project and can sign in: managers, and those it is assigned to. */
export async function teamOf({ config }: Config, db: Database, projectId: string): Promise<TeamRecipient[]> {
  const managers = await listManagers({ config }, { db })
  return each([...managers, ...(await listAssignedMembers({ db }, projectId))])
}

export interface ReviewPerson {
  userId: string
  fullName: string
  /** The member that they are, of the team's people. */
  memberId: string | null
}

/** Who sees the comments of a project by an account of their own; internal ones the team alone. Guests are not among them. */
export async function peopleOf(
  { config }: Config,
  db: Database,
  { projectId, isInternal }: { projectId: string; isInternal: boolean },
): Promise<ReviewPerson[]> {
  const team = await teamOf({ config }, db, projectId)
  const clients = isInternal ? [] : await clientsOf({ db }, projectId)
  const clientsAlone = clients.map(({ userId, fullName }) => ({ userId, fullName, memberId: null }))
  // Who is both is of the team.
  return each([
    ...clientsAlone,
    ...team.map(({ userId, fullName, memberId }) => ({ userId, fullName, memberId })),
  ])
}

/** Whom the person can name in a comment, by name. @throws AppError `NOT_FOUND`. */
export async function listNameable(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  actor: Actor,
  projectId: string,
) {
  await assertMayReview({ db }, actor, projectId)
  const people = await peopleOf({ config }, db, { projectId, isInternal: false })
  const items = people
    .map(({ userId: id, fullName, memberId }) => ({ id, fullName, memberId, fromTeam: memberId !== null }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName, 'it'))
  return { items: items.filter(({ id }) => id !== actor.userId), own: actor.member?.id ?? null }
}

/**
 * Returns the names of a project's team by member id; an empty map if no comment has an owner. Members who left the team
 * or the project are missing: their comments have no owner.
 */
export async function teamNamesByMemberId(
  ports: Config,
  db: Database,
  { projectId, comments }: { projectId: string; comments: readonly Pick<Comment, 'ownerId'>[] },
): Promise<ReadonlyMap<string, string>> {
  if (comments.every(({ ownerId }) => ownerId === null)) return new Map()
  const team = await teamOf(ports, db, projectId)
  return new Map(team.map(({ memberId, fullName }) => [memberId, fullName]))
}
