export const notificationChannels = ['app', 'mail'] as const

/** Channel of a notification: in the app, or by mail. */
export type NotificationChannel = (typeof notificationChannels)[number]

interface KindTerms {
  /** Undefined for a kind that is always on. */
  isSwitchable?: true
  /** Channels on which the kind reaches clients. */
  client: readonly NotificationChannel[]
  /** Channels on which the kind reaches the team. */
  team: readonly NotificationChannel[]
}

/** The subjects of notifications and mails, by which a user chooses (docs/decisions/notification-settings.md). */
export const notificationKinds = {
  status: { isSwitchable: true, client: ['app', 'mail'], team: ['app'] },
  brief: { isSwitchable: true, client: ['app', 'mail'], team: ['app', 'mail'] },
  review: { isSwitchable: true, client: ['app', 'mail'], team: ['app', 'mail'] },
  messages: { isSwitchable: true, client: ['app', 'mail'], team: ['app', 'mail'] },
  reminders: { isSwitchable: true, client: ['mail'], team: [] },
  assignments: { isSwitchable: true, client: [], team: ['app', 'mail'] },
  requests: { isSwitchable: true, client: [], team: ['app', 'mail'] },
  chat: { isSwitchable: true, client: [], team: ['app'] },
  testimonials: { isSwitchable: true, client: [], team: ['app'] },
  videoReady: { client: ['app', 'mail'], team: ['app', 'mail'] },
  orders: { client: ['app', 'mail'], team: ['app', 'mail'] },
  payments: { client: ['app', 'mail'], team: ['app', 'mail'] },
  invitations: { client: ['app', 'mail'], team: ['mail'] },
  security: { client: ['mail'], team: ['app', 'mail'] },
} as const satisfies Record<string, KindTerms>

export type NotificationKind = keyof typeof notificationKinds

export const allNotificationKinds = Object.keys(notificationKinds) as [
  NotificationKind,
  ...NotificationKind[],
]

const termsOf = (kind: NotificationKind): KindTerms => notificationKinds[kind]

/** Returns true if a user can switch the kind off. */
export const isSwitchable = (kind: NotificationKind): boolean => termsOf(kind).isSwitchable === true

/** Returns true if the kind reaches anybody on the channel. */
export const hasChannel = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  [...termsOf(kind).client, ...termsOf(kind).team].includes(channel)

/** Lists the kinds that reach a side on any channel, those that can be switched off first. */
export const kindsOfSide = (side: 'client' | 'team'): NotificationKind[] =>
  allNotificationKinds.filter(kind => termsOf(kind)[side].length > 0)
