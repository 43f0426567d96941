import { isSwitchable, type NotificationChannel, type NotificationKind } from 'shared/notifications/kinds'
import type { Database } from '../../../platform/db/store.ts'

/** Returns those of the given users who have switched a kind off on a channel; empty for a kind that is always on. */
export async function listMuted(
  db: Database,
  { kind, channel }: { kind: NotificationKind; channel: NotificationChannel },
  userIds: readonly string[],
): Promise<Set<string>> {
  if (!isSwitchable(kind) || userIds.length === 0) return new Set()
  const muted = await db
    .selectFrom('mutedNotifications')
    .select('userId')
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .where('userId', 'in', userIds)
    .execute()
  return new Set(muted.map(({ userId }) => userId))
}
