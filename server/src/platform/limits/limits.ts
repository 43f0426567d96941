import { sql } from 'kysely'
import { AppError } from 'shared/errors/app-error'
import { after, type Clock, DAY, HOUR, MINUTE } from '../clock.ts'
import type { Database } from '../db/store.ts'
import { networkOf } from './network.ts'

/** How often something may be done within a time, counted per key. The single source of these figures. */
export const allowances = {
  gateTries: { max: 10, windowMs: MINUTE },
  /** From a browser that has signed in to the same account before: strangers cannot use it up. */
  signInByDevice: { max: 10, windowMs: 15 * MINUTE },
  signInByPair: { max: 10, windowMs: 15 * MINUTE },
  signInByAddress: { max: 50, windowMs: 15 * MINUTE },
  /** From unknown devices, wherever; beyond it every network has fewer tries, and nobody none. */
  signInByEmail: { max: 100, windowMs: 15 * MINUTE },
  signInWhileGuessed: { max: 2, windowMs: 15 * MINUTE },
  signUpByAddress: { max: 20, windowMs: HOUR },
  signUpByPair: { max: 3, windowMs: HOUR },
  signUpByEmail: { max: 10, windowMs: HOUR },
  resetByAddress: { max: 20, windowMs: HOUR },
  resetByDevice: { max: 3, windowMs: HOUR },
  /** From unknown devices, wherever; beyond it a link that is still good for a while is not followed by another. */
  resetByEmail: { max: 3, windowMs: HOUR },
  publicForm: { max: 5, windowMs: 10 * MINUTE },
  /** What a visitor's form sends to the address that was typed, which may be anybody's. */
  formMailByRecipient: { max: 3, windowMs: DAY },
  /** Of one person, from wherever: five for each password given, and not many passwords. */
  secondFactorTries: { max: 30, windowMs: HOUR },
  /** The own password, asked for again before something that weighs. */
  ownPassword: { max: 10, windowMs: 15 * MINUTE },
  exporting: { max: 5, windowMs: HOUR },
  tokenTries: { max: 30, windowMs: 15 * MINUTE },
  saying: { max: 30, windowMs: MINUTE },
  uploading: { max: 120, windowMs: 10 * MINUTE },
  chatting: { max: 60, windowMs: MINUTE },
  /** Calendars ask of their own accord, many from one address of their maker's. */
  calendarByAddress: { max: 300, windowMs: 10 * MINUTE },
  /** Of quotes, as documents. */
  printing: { max: 30, windowMs: 10 * MINUTE },
  saving: { max: 60, windowMs: 10 * MINUTE },
} as const

export type Allowance = keyof typeof allowances

/** A name, such as a person's id, or the network of an address, alone or for one subject. */
export type Counted = string | { address: string; about?: string }

export interface Limits {
  /** @throws AppError `LIMITED` once the allowance is used up. */
  take(allowance: Allowance, who: Counted): Promise<void>
  /** Counts as `take` does; whether the allowance is used up. */
  exceeds(allowance: Allowance, key: string): Promise<boolean>
  deleteExpired(): Promise<void>
}

/** A block of networks may do so many times what one of them may. */
const BLOCK_FACTOR = 8

/** Counts in the database, so that all processes share one count, and a burst cannot slip through. */
export function createLimits(db: Database, clock: Clock, factor: number): Limits {
  /** The seconds until the key is free again, when it is used up. */
  async function count(allowance: Allowance, key: string, times = 1): Promise<number | undefined> {
    if (factor === 0) return undefined
    const { max, windowMs } = allowances[allowance]
    const now = clock.now()
    const allowed = Math.max(1, Math.floor(max * factor * times))
    const { count, resetsAt } = await countOne(db, `${allowance}:${key}`, now, after(now, windowMs))
    if (count <= allowed) return undefined
    return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  }
  async function take(allowance: Allowance, key: string, times?: number): Promise<void> {
    const retryAfterSeconds = await count(allowance, key, times)
    if (retryAfterSeconds !== undefined) throw new AppError('LIMITED', { retryAfterSeconds })
  }
  return {
    async take(allowance, who) {
      if (typeof who === 'string') return take(allowance, who)
      const { name, block } = networkOf(who.address)
      const about = who.about === undefined ? '' : `${who.about} `
      await take(allowance, about + name)
      if (block) await take(allowance, about + block, BLOCK_FACTOR)
    },
    exceeds: async (allowance, key) => (await count(allowance, key)) !== undefined,
    async deleteExpired() {
      await db.deleteFrom('rateLimits').where('resetsAt', '<=', clock.now()).execute()
    },
  }
}

async function countOne(db: Database, key: string, now: Date, resetsAt: Date) {
  return db
    .insertInto('rateLimits')
    .values({ key, count: 1, resetsAt })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.count + 1 end`,
        // A clock that was ahead, here or in another process, shuts nobody out for longer than the whole time.
        resetsAt: sql<Date>`case when rate_limits.resets_at <= ${now} then ${resetsAt} else least(rate_limits.resets_at, ${resetsAt}) end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
}
