import type { Landing } from 'shared/catalogue/landing'

/** A section's words: its part of the page's copy. */
export type Copy<Section extends keyof Landing> = { copy: Landing[Section] }
