import {
  allNotificationKinds,
  hasChannel,
  isSwitchable,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from 'shared/notifications/kinds'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'

interface Choice {
  kind: NotificationKind
  channel: NotificationChannel
}

/** Returns for each kind whether it reaches the user on each channel; null for a channel that the kind does not have. */
export async function notificationSettingsOf({ db }: Pick<AppDeps, 'db'>, userId: string) {
  const muted = await db
    .selectFrom('mutedNotifications')
    .select(['kind', 'channel'])
    .where('userId', '=', userId)
    .execute()
  const isOn = (choice: Choice): boolean | null =>
    hasChannel(choice.kind, choice.channel)
      ? !muted.some(({ kind, channel }) => kind === choice.kind && channel === choice.channel)
      : null
  const items = allNotificationKinds.map(kind => {
    const [app, mail] = notificationChannels.map(channel => isOn({ kind, channel }))
    return { kind, isSwitchable: isSwitchable(kind), app: app ?? null, mail: mail ?? null }
  })
  return { items }
}

/**
 * Switches one kind on one channel on or off, and returns all settings. Idempotent.
 * @throws AppError `LIMITED`.
 */
export async function setNotification(
  { db, limits, transact }: Pick<AppDeps, 'db' | 'limits' | 'transact'>,
  userId: string,
  { isOn, ...choice }: Choice & { isOn: boolean },
) {
  await limits.take('saving', userId)
  await transact(async tx => {
    if (isOn) await unmute(tx, userId, choice)
    else await mute(tx, userId, choice)
    tx.publish({ userIds: [userId], topic: 'account', ids: {} })
  })
  return notificationSettingsOf({ db }, userId)
}

const mute = (tx: Tx, userId: string, choice: Choice) =>
  tx.db
    .insertInto('mutedNotifications')
    .values({ userId, ...choice })
    .onConflict(conflict => conflict.doNothing())
    .execute()

const unmute = (tx: Tx, userId: string, { kind, channel }: Choice) =>
  tx.db
    .deleteFrom('mutedNotifications')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute()
