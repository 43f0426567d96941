import {
  hasChannel,
  isSwitchable,
  type NotificationKind,
  notificationKinds,
} from 'shared/notifications/kinds'
import type { SecretKeys } from '../../config/env.ts'
import type { Database } from '../../platform/db/store.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { keyFor, sign, verifySigned } from '../../platform/tokens.ts'
import { muteMails } from './settings.service.ts'

/** Mails that a link switches off, and the side on which the user receives them. */
export interface Subscription {
  userId: string
  side: 'client' | 'team'
  kinds: readonly NotificationKind[]
}

const PURPOSE = 'unsubscribe'

/** Derives a separate key for these links. */
const keyOf = (secretKey: string): string => keyFor(PURPOSE, secretKey).toString('base64url')

const keysOf = ([current, ...earlier]: SecretKeys): SecretKeys => [keyOf(current), ...earlier.map(keyOf)]

type Settings = Pick<AppDeps['config'], 'publicUrl' | 'secretKeys'>

export const settingsUrlOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>, side: Subscription['side']) =>
  `${publicUrl}/${side === 'team' ? 'team' : 'dashboard'}/profile#notifiche`

/** Returns a mail with opt-out links for its kinds, which never expire and can be used repeatedly. */
export function withOptOut(config: Settings, { userId, side, kinds }: Subscription, content: MailContent) {
  const token = sign(keysOf(config.secretKeys), PURPOSE, [userId, side, kinds.join('-')].join('.'))
  return {
    ...content,
    optOut: {
      url: `${config.publicUrl}/unsubscribe?token=${token}`,
      settingsUrl: settingsUrlOf(config, side),
    },
  }
}

/** Returns the subscription of a link; undefined if its signature is invalid or the user is deleted. */
export async function findSubscription(
  { config, db }: { config: Settings; db: Database },
  token: string,
): Promise<Subscription | undefined> {
  const text = verifySigned(keysOf(config.secretKeys), PURPOSE, token)
  if (text === undefined) return undefined
  const [userId = '', side, named = ''] = text.split('.')
  const kinds = named.split('-').filter(isMailKind)
  const user = await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()
  return user && kinds.length > 0 ? { userId, side: side === 'team' ? 'team' : 'client', kinds } : undefined
}

const isMailKind = (name: string): name is NotificationKind =>
  name in notificationKinds &&
  isSwitchable(name as NotificationKind) &&
  hasChannel(name as NotificationKind, 'mail')

/** Switches off the mails of a link; idempotent. Returns the subscription as `findSubscription` does. */
export async function unsubscribe(
  { config, db, transact }: Pick<AppDeps, 'config' | 'db' | 'transact'>,
  token: string,
): Promise<Subscription | undefined> {
  const subscription = await findSubscription({ config, db }, token)
  if (subscription) await transact(tx => muteMails(tx, subscription.userId, subscription.kinds))
  return subscription
}
