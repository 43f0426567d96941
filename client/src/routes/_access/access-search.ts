export type AccessSearch = { mode?: 'sign-up'; error?: 'google' }

/** What the sign-in addresses take: the mode to begin with, and a failure that the server sends back. */
export const accessSearch = (search: Record<string, unknown>): AccessSearch => ({
  ...(search.mode === 'sign-up' && { mode: 'sign-up' as const }),
  ...(search.error === 'google' && { error: 'google' as const }),
})
