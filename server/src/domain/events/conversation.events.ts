interface MessageRef {
  projectId: string
  messageId: string
}

export interface ConversationEvents {
  'message.sent': MessageRef & { text: string; mentioned: string[] }
  'message.changed': MessageRef & { text: string; mentioned: string[] }
  'message.read': { projectId: string }
}
