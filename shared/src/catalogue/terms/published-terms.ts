import { terms as v2026x11x4 } from './terms-2026-11-4.ts'
import type { TermsText } from './terms-text.ts'

/** Every version that clients could accept, the newest last. */
export const publishedTerms: readonly TermsText[] = [v2026x11x4]

/** The text that was accepted under a version; undefined for one that was never published. */
export const termsOf = (version: string): TermsText | undefined =>
  publishedTerms.find(terms => terms.version === version)
