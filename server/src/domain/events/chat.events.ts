/** What happens in the team's chat. */
export interface ChatEvents {
  'chat.said': { messageId: string; memberId: string; authorName: string; message: string }
  /** A person has read all that there is. */
  'chat.read': { userId: string }
}
