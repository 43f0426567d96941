/** A page of what was said. */
export const MESSAGES_PAGE = { limit: 40 }
