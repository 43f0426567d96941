import { tryStorage } from '../../ui/browser-storage.ts'

const PREFIX = 'pay-link:'

/**
 * Stores the token of a link for this tab, because the address that the provider returns to has none. Without session
 * storage the link has to be opened again.
 */
export const payLinkTokens = {
  find: (linkId: string): string => tryStorage(() => sessionStorage.getItem(PREFIX + linkId)) ?? '',
  save: (linkId: string, token: string) => tryStorage(() => sessionStorage.setItem(PREFIX + linkId, token)),
}
