import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { belongsToTeam, findContact } from '../accounts/accounts.repository.ts'
import {
  listAccountsOf,
  listAssigned,
  listEveryone,
  type Recipient,
  selectManagers,
  type TeamRecipient,
} from './team.repository.ts'

export type Person = Awaited<ReturnType<typeof findContact>>

/** Where a person is written to, and how they are called. */
export const personOf = ({ db }: Pick<Work, 'db'>, userId: string): Promise<Person> => findContact(db, userId)

/** Whether an address is a member's, suspended or not. */
export const isMemberAddress = ({ db }: Pick<Platform, 'db'>, email: string): Promise<boolean> =>
  belongsToTeam(db, email)

/**
 * Whether an address stands for a place in the team, had or to come. Nobody comes to it by a change, and nobody leaves it
 * by one: it is the address that makes a member, so the change would give or take rights
 * (docs/decisions/change-of-address.md).
 */
export const isReservedAddress = async (
  { config, db }: Pick<Platform, 'config' | 'db'>,
  email: string,
): Promise<boolean> => email === config.founderEmail || belongsToTeam(db, email)

export type { Recipient, TeamRecipient } from './team.repository.ts'

type Ports = Pick<Platform, 'config'>

/** The managers who can sign in, the founder among them. */
export const listManagers = ({ config }: Ports, { db }: { db: Database }): Promise<TeamRecipient[]> =>
  selectManagers(db, config.founderEmail)

/** The assigned members of a project who can sign in. */
export const listAssignedMembers = ({ db }: { db: Database }, projectId: string): Promise<TeamRecipient[]> =>
  listAssigned(db, projectId)

/** The accounts behind some members. */
export const accountsOf = (work: Work, memberIds: string[]): Promise<Recipient[]> =>
  listAccountsOf(work.db, memberIds)

/** Every member who can sign in, with their name. */
export const listWholeTeam = (work: Work): Promise<TeamRecipient[]> => listEveryone(work.db)
