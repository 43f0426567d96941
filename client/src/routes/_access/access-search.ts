export type AccessSearch = { mode?: 'sign-up'; error?: 'google'; step?: 'code' }

/** Search params of the sign-in addresses: initial mode, failure reported by the server, pending code. */
export const accessSearch = (search: Record<string, unknown>): AccessSearch => ({
  ...(search.mode === 'sign-up' && { mode: 'sign-up' as const }),
  ...(search.step === 'code' && { step: 'code' as const }),
  ...(search.error === 'google' && { error: 'google' as const }),
})
