type Page = { nextCursor: string | null }

/** How a list with filters is fetched: the next page by its cursor; old rows stay while the choice changes. */
export const cursorQueryOptions = {
  getNextPageParam: (page: Page) => page.nextCursor,
  placeholderData: <Data>(previous: Data) => previous,
} as const
