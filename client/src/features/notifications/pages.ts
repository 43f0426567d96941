/** The bell fetches twenty and shows five. */
export const HEADER_PAGE = { limit: 20 }
export const HEADER_SHOWN = 5

export type Filter = 'all' | 'unread'

/** What the screen asks for under each filter. */
export const listPage: Record<Filter, { limit: number; unread?: true }> = {
  all: { limit: 30 },
  unread: { limit: 30, unread: true },
}

export const LIST_PAGES = Object.values(listPage)
