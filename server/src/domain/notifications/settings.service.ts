import {
  allNotificationKinds,
  hasChannel,
  isSwitchable,
  type NotificationKind,
  notificationChannels,
} from 'shared/notifications/kinds'
import type { Database } from '../../platform/db/store.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { type Choice, deleteMuted, insertMuted, listMutedChoices } from './notifications.repository.ts'

/** Returns for each kind whether it is on, by channel; null if the kind does not use the channel. */
export async function notificationSettingsOf({ db }: { db: Database }, userId: string) {
  const muted = await listMutedChoices(db, userId)
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
  { limits, transact }: Pick<AppDeps, 'limits' | 'transact'>,
  userId: string,
  { isOn, ...choice }: Choice & { isOn: boolean },
) {
  await limits.take('saving', userId)
  return transact(async tx => {
    await (isOn ? deleteMuted(tx.db, userId, choice) : insertMuted(tx.db, userId, [choice]))
    tellScreens(tx, userId)
    return notificationSettingsOf(tx, userId)
  })
}

export async function muteMails(tx: Tx, userId: string, kinds: readonly NotificationKind[]): Promise<void> {
  await insertMuted(
    tx.db,
    userId,
    kinds.map(kind => ({ kind, channel: 'mail' })),
  )
  tellScreens(tx, userId)
}

const tellScreens = (tx: Tx, userId: string): void =>
  tx.publish({ userIds: [userId], topic: 'account', ids: {} })
