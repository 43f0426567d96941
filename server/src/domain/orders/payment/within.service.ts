import type { Transact, Work } from '../../../platform/db/unit-of-work.ts'

/** The transaction that is open, for what would open one of its own. */
export const within =
  (work: Work): Transact =>
  act =>
    act(work)
