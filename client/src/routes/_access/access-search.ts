export type AccessSearch = { mode?: 'sign-up'; error?: 'google'; step?: 'code' }

/** What the sign-in addresses take: the mode to begin with, a failure that the server sends back, a code that is owed. */
export const accessSearch = (search: Record<string, unknown>): AccessSearch => ({
  ...(search.mode === 'sign-up' && { mode: 'sign-up' as const }),
  ...(search.step === 'code' && { step: 'code' as const }),
  ...(search.error === 'google' && { error: 'google' as const }),
})
