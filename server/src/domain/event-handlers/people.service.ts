import type { CompanyCapability } from 'shared/companies/hat'
import type { Config } from '../../config/env.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import {
  accountsOf,
  listAssignedMembers,
  listManagers,
  listWholeTeam,
  type Person,
  personOf,
  type Recipient,
  type TeamRecipient,
} from '../identity/team/recipients.queries.ts'
import { type Client, clientsOf, whoCan } from '../projects/clients.queries.ts'

/** Recipients of an event. Each group is read on first use and cached. */
export interface Recipients {
  person(userId: string): Promise<Person>
  /**
   * Returns the users of the project's company, the author first; with a capability, those whose roles include it
   * (docs/decisions/companies.md).
   */
  clients(projectId: string, capability?: CompanyCapability): Promise<Client[]>
  /** Returns the title of a project and its client: the company, or the user if the company has no name. */
  project(projectId: string): Promise<{ title: string; client: string }>
  managers(): Promise<Recipient[]>
  /** Returns the assigned members who can sign in. */
  assigned(projectId: string): Promise<Recipient[]>
  /** Returns all members who see a project: managers and assigned members, without duplicates. */
  team(projectId: string): Promise<Recipient[]>
  /** Returns everyone who sees a project: clients and team. */
  everyone(projectId: string): Promise<{ userId: string }[]>
  /** Returns all members who can sign in. */
  wholeTeam(): Promise<TeamRecipient[]>
  /** Returns the members who see a lead: managers, present and former assignees. */
  inbox(memberIds: readonly (string | null)[]): Promise<Recipient[]>
  members(memberIds: readonly string[]): Promise<Recipient[]>
}

const unique = <Member extends { userId: string }>(members: Member[]): Member[] => [
  ...new Map(members.map(member => [member.userId, member])).values(),
]

export function peopleAround(config: Config, tx: Tx): Recipients {
  const read = new Map<string, Promise<unknown>>()
  const once = <Result>(key: string, ask: () => Promise<Result>): Promise<Result> => {
    const known = read.get(key) ?? ask()
    read.set(key, known)
    return known as Promise<Result>
  }
  const people: Recipients = {
    person: userId => once(`person ${userId}`, () => personOf(tx, userId)),
    async clients(projectId, capability) {
      const all = await once(`clients ${projectId}`, () => clientsOf(tx, projectId))
      return capability ? whoCan(all, capability) : all
    },
    async project(projectId) {
      const [author] = await people.clients(projectId)
      if (!author) throw new Error(`The project ${projectId} has no client.`)
      return { title: author.title, client: author.company ?? author.fullName }
    },
    managers: () => once('managers', () => listManagers({ config, db: tx.db })),
    assigned: projectId => once(`assigned ${projectId}`, () => listAssignedMembers(tx, projectId)),
    async team(projectId) {
      return unique([...(await people.managers()), ...(await people.assigned(projectId))])
    },
    everyone: async projectId => [...(await people.clients(projectId)), ...(await people.team(projectId))],
    wholeTeam: () => once('whole team', () => listWholeTeam(tx)),
    async inbox(memberIds) {
      const assigned = await people.members(memberIds.filter(memberId => memberId !== null))
      return unique([...(await people.managers()), ...assigned])
    },
    members: memberIds => accountsOf(tx, memberIds),
  }
  return people
}
