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

/** Returns true if an address belongs to a member, suspended or not. */
export const isMemberAddress = ({ db }: Pick<AppDeps, 'db'>, email: string): Promise<boolean> =>
  belongsToTeam(db, email)

/**
 * Returns true if an address belongs to a member or the founder. No account can change to or from it: the address makes
 * the member, so a change would grant or remove permissions (docs/decisions/change-of-address.md).
 */
export const isReservedAddress = async (
  { config, db }: Pick<AppDeps, 'config' | 'db'>,
  email: string,
): Promise<boolean> => email === config.founderEmail || belongsToTeam(db, email)

export type { Recipient, TeamRecipient } from './team.repository.ts'

type Deps = Pick<AppDeps, 'config'>

/** Lists the managers who can sign in, the founder included. */
export const listManagers = ({ config }: Deps, { db }: { db: Database }): Promise<TeamRecipient[]> =>
  selectManagers(db, config.founderEmail)

/** Lists the assigned members of a project who can sign in. */
export const listAssignedMembers = ({ db }: { db: Database }, projectId: string): Promise<TeamRecipient[]> =>
  listAssigned(db, projectId)

/** Lists the accounts of some members, without those limited to accounting. */
export const accountsOf = (tx: Tx, memberIds: string[]): Promise<Recipient[]> =>
  listListeners(tx.db, memberIds)

/** Lists all members who can sign in, with their names. */
export const listWholeTeam = (tx: Tx): Promise<TeamRecipient[]> => listEveryone(tx.db)
