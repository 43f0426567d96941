import { after, DAY } from './clock.ts'
import { scheduledJob } from './jobs/job.ts'
import { purgeCrashCounts } from './jobs/job-queries.ts'

const LIVE_EVENTS_KEPT_MS = 7 * DAY
const TOKENS_KEPT_MS = 30 * DAY

/** Every night: what has run out is swept, so that no table grows for ever. */
export const sweepJob = scheduledJob({
  name: 'platform.sweep',
  schedule: '15 4 * * *',
  async run({ db, clock, sessions, limits }) {
    const now = clock.now()
    await sessions.deleteExpired()
    await limits.deleteExpired()
    await purgeCrashCounts(db, now)
    await db.deleteFrom('emailTokens').where('expiresAt', '<', after(now, -TOKENS_KEPT_MS)).execute()
    await db.deleteFrom('liveEvents').where('createdAt', '<', after(now, -LIVE_EVENTS_KEPT_MS)).execute()
  },
})
