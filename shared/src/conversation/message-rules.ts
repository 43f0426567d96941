/** Longest message of a project's conversation, in characters. */
export const CONVERSATION_MESSAGE_MAX = 10_000

/** Most files that one message carries. */
export const MESSAGE_FILES_MAX = 20

const CHANGE_WINDOW_MS = 15 * 60_000

/** Seconds after which an unread message is announced by mail. */
export const MAIL_DELAY_SECONDS = 5 * 60

/** `question` and `answer` come from the brief and belong to the team's inbox. */
export const messageKinds = ['message', 'question', 'answer'] as const

export type MessageKind = (typeof messageKinds)[number]

export interface ChangeableFacts {
  readonly kind: MessageKind
  readonly isWithdrawn: boolean
  /** Time at which the other side read it; null while unread. */
  readonly otherReadAt: Date | null
}

/**
 * Returns whether its author can still edit or withdraw a message: until 15 minutes after the other side has read it
 * (docs/decisions/conversation.md).
 */
export const canChangeMessage = ({ kind, isWithdrawn, otherReadAt }: ChangeableFacts, now: Date): boolean =>
  kind === 'message' &&
  !isWithdrawn &&
  (otherReadAt === null || now.getTime() - otherReadAt.getTime() <= CHANGE_WINDOW_MS)
