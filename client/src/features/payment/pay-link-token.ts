import { quietly } from '../../ui/draft.ts'

const PREFIX = 'pay-link:'

/**
 * Stores the token of a link for this tab, because the address that the provider returns to has none. Without session
 * storage the link has to be opened again.
 */
export const payLinkTokens = {
  find: (linkId: string): string => quietly(() => sessionStorage.getItem(PREFIX + linkId)) ?? '',
  save: (linkId: string, token: string) => quietly(() => sessionStorage.setItem(PREFIX + linkId, token)),
}
