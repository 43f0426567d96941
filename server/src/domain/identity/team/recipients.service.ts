import type { Database } from '../../../platform/db/store.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { belongsToTeam, findContact } from '../accounts/accounts.repository.ts'
import {
  listAssigned,
  listEveryone,
  listListeners,
  type Recipient,
  selectManagers,
  type TeamRecipient,
} from './team.repository.ts'

export type Person = Awaited<ReturnType<typeof findContact>>

/** Returns the mail address and name of a user. */
export const personOf = ({ db }: Pick<Tx, 'db'>, userId: string): Promise<Person> => findContact(db, userId)

/** Returns true if an address is a member's, suspended or not. */
export const isMemberAddress = ({ db }: Pick<AppDeps, 'db'>, email: string): Promise<boolean> =>
  belongsToTeam(db, email)

/**
 * Returns true if an address belongs to a member, present or invited. Nobody comes to it by a change, and nobody leaves
 * it by one: it is the address that makes a member, so the change would give or take rights
 * (docs/decisions/change-of-address.md).
 */
export const isReservedAddress = async (
  { config, db }: Pick<AppDeps, 'config' | 'db'>,
  email: string,
): Promise<boolean> => email === config.founderEmail || belongsToTeam(db, email)

export type { Recipient, TeamRecipient } from './team.repository.ts'

type Deps = Pick<AppDeps, 'config'>

/** The managers who can sign in, the founder among them. */
export const listManagers = ({ config }: Deps, { db }: { db: Database }): Promise<TeamRecipient[]> =>
  selectManagers(db, config.founderEmail)

/** The assigned members of a project who can sign in. */
export const listAssignedMembers = ({ db }: { db: Database }, projectId: string): Promise<TeamRecipient[]> =>
  listAssigned(db, projectId)

/** Lists the accounts of some members, without those limited to accounting. */
export const accountsOf = (tx: Tx, memberIds: string[]): Promise<Recipient[]> =>
  listListeners(tx.db, memberIds)

/** Every member who can sign in, with their name. */
export const listWholeTeam = (tx: Tx): Promise<TeamRecipient[]> => listEveryone(tx.db)
