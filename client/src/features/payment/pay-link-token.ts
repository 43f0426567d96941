import { quietly } from '../../ui/draft.ts'

const PREFIX = 'pay-link:'

/**
 * The token of a link that was opened in this tab, for whoever comes back from the provider's page without it. Where
 * nothing can be kept the link has to be opened again.
 */
export const payLinkTokens = {
  find: (linkId: string): string => quietly(() => sessionStorage.getItem(PREFIX + linkId)) ?? '',
  keep: (linkId: string, token: string) => quietly(() => sessionStorage.setItem(PREFIX + linkId, token)),
}
