import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  type Addressee,
  listAccountsOf,
  listAssigned,
  listEveryone,
  listManagers,
  type TeamAddressee,
} from './team.repository.ts'

export type { TeamAddressee } from './team.repository.ts'

type Ports = Pick<Platform, 'config'>

/** The managers who can sign in, the founder among them. */
export const managersToTell = ({ config }: Ports, work: Work): Promise<Addressee[]> =>
  listManagers(work, config.founderEmail)

/** The assigned members of a project who can sign in. */
export const assignedToTell = (work: Work, projectId: string): Promise<Addressee[]> =>
  listAssigned(work, projectId)

/** Everyone of the team who sees a project: managers and assigned members, each once. */
export async function teamOf(ports: Ports, work: Work, projectId: string): Promise<Addressee[]> {
  const all = [...(await managersToTell(ports, work)), ...(await assignedToTell(work, projectId))]
  return [...new Map(all.map(addressee => [addressee.userId, addressee])).values()]
}

/** The accounts behind some members. */
export const accountsOf = (work: Work, memberIds: string[]): Promise<Addressee[]> =>
  listAccountsOf(work, memberIds)

/** Every member who can sign in, with their name. */
export const everyoneOfTheTeam = (work: Work): Promise<TeamAddressee[]> => listEveryone(work)
