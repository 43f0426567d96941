import { sql } from 'kysely'
import { AppError } from 'shared/errors/app-error'
import { after, type Clock, HOUR, MINUTE } from '../clock.ts'
import type { Database } from '../db/store.ts'

/** How often something may be done within a time, counted per key. The single source of these figures. */
export const allowances = {
  gateTries: { max: 10, windowMs: MINUTE },
  /** Of one address for one e-mail; wide enough that nobody is locked out by a stranger elsewhere. */
  signInByPair: { max: 10, windowMs: 15 * MINUTE },
  signInByEmail: { max: 100, windowMs: 15 * MINUTE },
  signInByAddress: { max: 50, windowMs: 15 * MINUTE },
  signUpByAddress: { max: 20, windowMs: HOUR },
  mailToAddress: { max: 3, windowMs: HOUR },
  resetByAddress: { max: 20, windowMs: HOUR },
  publicForm: { max: 5, windowMs: 10 * MINUTE },
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
  saving: { max: 60, windowMs: 10 * MINUTE },
} as const

export type Allowance = keyof typeof allowances

export interface Limits {
  /** @throws AppError `LIMITED` once the allowance of this key is used up. */
  take(allowance: Allowance, key: string): Promise<void>
  deleteExpired(): Promise<void>
}

/** Counts in the database, so that all processes share one count, and a burst cannot slip through. */
export function createLimits(db: Database, clock: Clock, factor: number): Limits {
  return {
    async take(allowance, key) {
      if (factor === 0) return
      const { max, windowMs } = allowances[allowance]
      const now = clock.now()
      const allowed = Math.max(1, Math.floor(max * factor))
      const { count, resetsAt } = await countOne(db, `${allowance}:${key}`, now, after(now, windowMs))
      if (count <= allowed) return
      throw new AppError('LIMITED', {
        retryAfterSeconds: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
      })
    },
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
