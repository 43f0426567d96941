import type { Platform } from '../../../platform/platform.ts'
import { belongsToTeam } from './accounts.repository.ts'

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
