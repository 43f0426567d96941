import { sql } from 'kysely'
import { hasRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'
import type { AppDeps } from '../../../platform/platform.ts'

type Reader = { db: Database }

/** Returns the mail address and name of a user. */
export const personOf = ({ db }: Reader, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.id', 'users.id')
    .select(['users.email', 'profiles.fullName'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

export type Person = Awaited<ReturnType<typeof personOf>>

/** Returns true if an address belongs to a member, suspended or not. */
export const isMemberAddress = ({ db }: Reader, email: string): Promise<boolean> =>
  hasRow(db.selectFrom('teamMembers').select('id').where('email', '=', email))

/**
 * Returns true if an address belongs to a member or the founder. No account can change to or from it: the address makes
 * the member, so a change would grant or remove permissions (docs/decisions/change-of-address.md).
 */
export const isReservedAddress = async ({ config, db }: Pick<AppDeps, 'config'> & Reader, email: string) =>
  email === config.founderEmail || isMemberAddress({ db }, email)

const managerRole = sql<boolean>`team_members.role ~* 'project manager|founder'`

/** SQL condition: a member is a manager by role, or is the founder. */
export const managesAs = (founderEmail: string | undefined) =>
  founderEmail ? sql<boolean>`(${managerRole} or team_members.email = ${founderEmail})` : managerRole

export interface Recipient {
  userId: string
  email: string
  fullName: string
}

export interface TeamRecipient extends Recipient {
  memberId: string
}

const membersWithAccount = ({ db }: Reader) =>
  db
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.email', 'teamMembers.email')
    .select(['users.id as userId', 'users.email', 'teamMembers.fullName', 'teamMembers.id as memberId'])
    .where('teamMembers.suspendedAt', 'is', null)
    .where('users.emailConfirmedAt', 'is not', null)
    .where('users.disabledAt', 'is', null)

/** Members who get notifications about projects and leads: they can sign in and are not limited to accounting. */
const listeners = (reader: Reader) =>
  membersWithAccount(reader).where('teamMembers.accountingOnly', '=', false)

/** Lists the managers who can sign in, the founder included. */
export const listManagers = ({ config, db }: Pick<AppDeps, 'config'> & Reader): Promise<TeamRecipient[]> =>
  membersWithAccount({ db }).where(managesAs(config.founderEmail)).execute()

/** Lists the assigned members of a project who can sign in. */
export const listAssignedMembers = (reader: Reader, projectId: string): Promise<TeamRecipient[]> =>
  listeners(reader)
    .innerJoin('projectTeamAssignments', 'projectTeamAssignments.teamMemberId', 'teamMembers.id')
    .where('projectTeamAssignments.projectId', '=', projectId)
    .execute()

/** Lists the accounts of some members, without those limited to accounting. */
export async function accountsOf(reader: Reader, memberIds: readonly string[]): Promise<Recipient[]> {
  if (memberIds.length === 0) return []
  return listeners(reader).where('teamMembers.id', 'in', memberIds).execute()
}

/** Finds the account of a member, also of one limited to accounting. */
export const findAccountOf = (reader: Reader, memberId: string) =>
  membersWithAccount(reader).where('teamMembers.id', '=', memberId).executeTakeFirst()

/** Lists all members who can sign in, without those limited to accounting. */
export const listWholeTeam = (reader: Reader): Promise<TeamRecipient[]> => listeners(reader).execute()
