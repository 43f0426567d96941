/** The bell fetches twenty and shows five. */
export const HEADER_PAGE = { limit: 20 }
export const HEADER_SHOWN = 5

export const LIST_PAGE = { limit: 30 }
