const PREFIX = 'pay-link:'

// Session storage can be closed to us: then the link has to be opened again.
function quietly<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** The token of a link that was opened in this tab, for whoever comes back from the provider's page without it. */
export const payLinkTokens = {
  find: (linkId: string): string => quietly(() => sessionStorage.getItem(PREFIX + linkId)) ?? '',
  keep: (linkId: string, token: string) => quietly(() => sessionStorage.setItem(PREFIX + linkId, token)),
}
