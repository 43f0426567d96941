import { isViewable } from '../materials/viewable-types.ts'
import { isFilmType } from './asset.ts'
import type { VersionState } from './version.ts'

export interface TakeAwayFacts {
  readonly state: VersionState
  readonly isPaidInFull: boolean
  readonly fileType: string
}

/**
 * What keeps the client, or a guest with the right to it, from taking a version away; null where nothing does. A file that
 * no screen shows has to be opened before it can be approved: it waits for the payment alone.
 */
export function downloadBlockReason({
  state,
  isPaidInFull,
  fileType,
}: TakeAwayFacts): 'NOT_PAID_IN_FULL' | 'NOT_APPROVED' | null {
  if (!isPaidInFull) return 'NOT_PAID_IN_FULL'
  return state !== 'approved' && (isFilmType(fileType) || isViewable(fileType)) ? 'NOT_APPROVED' : null
}
