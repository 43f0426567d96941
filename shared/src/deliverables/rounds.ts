import { isUnderReview, type VersionState } from './version-state.ts'

/** Rounds of changes that the price includes (docs/decisions/downloads-and-review.md). */
export const INCLUDED_ROUNDS = 2

/**
 * Rounds used: one for each version on which changes were requested. Comments alone use none, and neither does
 * a second version that the team publishes of its own accord.
 */
export const roundsUsed = (versions: readonly { readonly changesRequestedAt: unknown }[]): number =>
  versions.filter(version => version.changesRequestedAt).length

/** The round that the next published version belongs to, from 1. */
export const nextRound = (used: number): number => used + 1

export type ChangesRefusal = 'ROUNDS_USED_UP' | 'INVALID_INPUT'

/**
 * Why changes cannot be requested on a version, or null. `INVALID_INPUT` for one that is approved, superseded or with the team;
 * asking again for what was asked is no refusal, it changes nothing.
 * @param allowed those in the price, and those that were given or bought
 */
export function changesRefusalOf(state: VersionState, used: number, allowed: number): ChangesRefusal | null {
  if (!isUnderReview(state)) return 'INVALID_INPUT'
  if (state === 'changes-requested') return null
  return used >= allowed ? 'ROUNDS_USED_UP' : null
}
