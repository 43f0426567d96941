interface MessageRef {
  projectId: string
  messageId: string
}

/** Events of a project's conversation. */
export interface ConversationEvents {
  'message.sent': MessageRef & { text: string; mentioned: string[] }
  'message.changed': MessageRef & { text: string; mentioned: string[] }
  /** A user has read all messages. */
  'message.read': { projectId: string }
}
