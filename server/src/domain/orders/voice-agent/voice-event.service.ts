/** Under which name a call is kept among the events. */
export const eventOf = (conversationId: string) => ({ provider: 'voice-agent', eventId: conversationId })
