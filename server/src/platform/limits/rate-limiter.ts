import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { AppError } from 'shared/errors/app-error'
import type { RateLimitName } from '../../app/registries.ts'
import { after, type Clock } from '../clock.ts'
import type { Database } from '../db/store.ts'

/** Groups of the /64 of one subscriber, and of the /48 that it is usually assigned from. */
const SUBSCRIBER_GROUPS = 4
const BLOCK_GROUPS = 3

interface Network {
  /** IPv4 address, or the /64 of an IPv6 address, within which a subscriber can choose any address. */
  name: string
  /** The /48 of an IPv6 address, which many providers assign as a whole. */
  block?: string
}

/** Returns the network of an address, since a caller can change the address within it at will. */
export function networkOf(address: string): Network {
  // A zone identifies a network interface of this machine, not the caller.
  const [bare = address] = address.split('%')
  if (!isIPv6(bare)) return { name: bare }
  const groups = groupsOf(bare)
  const mapped = mappedIPv4(groups)
  if (mapped) return { name: mapped }
  const prefix = (length: number) => `${groups.slice(0, length).join(':')}::/${length * 16}`
  return { name: prefix(SUBSCRIBER_GROUPS), block: prefix(BLOCK_GROUPS) }
}

function groupsOf(address: string): string[] {
  // The parser of URLs writes an address in its shortest form, without dots.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right]
}

function mappedIPv4(groups: string[]): string | undefined {
  const [high = '', low = ''] = groups.slice(6)
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return [high, low]
    .flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}

/** Number of acts allowed within a time, counted per key. */
export interface AllowanceTerms {
  max: number
  windowMs: number
}

/** Key to count: a name, such as a user id, or the network of an address, optionally per subject. */
type Counted = string | { address: string; about?: string }

export interface Limits {
  /** @throws AppError `LIMITED` once the allowance is used up. */
  take(allowance: RateLimitName, who: Counted): Promise<void>
  /** Counts like `take`. Returns false once the allowance is used up. */
  tryConsume(allowance: RateLimitName, key: string): Promise<boolean>
  deleteExpired(): Promise<void>
}

/** Limit of a /48 block, as a multiple of that of one network. */
const BLOCK_FACTOR = 8

/**
 * Creates rate limits that are counted in the database: all processes share one count, and a burst cannot slip through.
 */
export function createLimits(
  db: Database,
  clock: Clock,
  factor: number,
  allowances: Record<RateLimitName, AllowanceTerms>,
): Limits {
  /** Counts once. Returns the seconds until the reset if the limit is exceeded; undefined otherwise. */
  async function count(allowance: RateLimitName, key: string, times = 1): Promise<number | undefined> {
    if (factor === 0) return undefined
    const { max, windowMs } = allowances[allowance]
    const now = clock.now()
    const allowed = Math.max(1, Math.floor(max * factor * times))
    const { count, resetsAt } = await countOne(db, `${allowance}:${key}`, now, after(now, windowMs))
    if (count <= allowed) return undefined
    return Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  }
  async function take(allowance: RateLimitName, key: string, times?: number): Promise<void> {
    const retryAfterSeconds = await count(allowance, key, times)
    if (retryAfterSeconds !== undefined) throw new AppError('LIMITED', { retryAfterSeconds, allowance })
  }
  return {
    async take(allowance, who) {
      if (typeof who === 'string') return take(allowance, who)
      const { name, block } = networkOf(who.address)
      const about = who.about === undefined ? '' : `${who.about} `
      await take(allowance, about + name)
      if (block) await take(allowance, about + block, BLOCK_FACTOR)
    },
    tryConsume: async (allowance, key) => (await count(allowance, key)) === undefined,
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
        // Capped, so that a process whose clock was ahead blocks nobody for longer than the window.
        resetsAt: sql<Date>`case when rate_limits.resets_at <= ${now} then ${resetsAt} else least(rate_limits.resets_at, ${resetsAt}) end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow()
}
