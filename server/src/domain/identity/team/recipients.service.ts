import type { Database } from '../../../platform/db/store.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  listAccountsOf,
  listAssigned,
  listEveryone,
  type Recipient,
  selectManagers,
  type TeamRecipient,
} from './team.repository.ts'

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
