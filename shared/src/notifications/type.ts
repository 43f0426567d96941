/** The kinds of notification (dashboard and team, section 3). */
export const notificationTypes = ['info', 'success', 'warning', 'error'] as const

export type NotificationType = (typeof notificationTypes)[number]

/** The kind of a stored notification: the column takes any text, and what is none of ours is info (decision 39). */
export const notificationTypeOf = (stored: string | null | undefined): NotificationType =>
  notificationTypes.find(type => type === stored) ?? 'info'
