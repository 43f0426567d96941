/** The kinds of notification (docs/decisions/notification-kinds.md). */
const notificationTypes = ['info', 'success', 'warning', 'error'] as const

type NotificationType = (typeof notificationTypes)[number]

/**
 * The kind of a stored notification: the column takes any text, and what is none of ours is info
 * (docs/decisions/notification-kinds.md).
 */
export const notificationTypeOf = (stored: string | null | undefined): NotificationType =>
  notificationTypes.find(type => type === stored) ?? 'info'

/** Topic of a live event; events carry ids only. */
export type LiveTopic =
  | 'account'
  | 'company'
  | 'notification'
  | 'recap'
  | 'project'
  | 'deliverable'
  | 'comment'
  | 'media'
  | 'guest'
  | 'chat'
  | 'message'
  | 'lead'
  | 'say'
  | 'invoice'
  | 'administration'
