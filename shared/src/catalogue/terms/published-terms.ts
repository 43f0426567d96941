import { terms as v2026x11x4 } from './terms-2026-11-4.ts'

/** The Terms of Service in one version, word for word as they were published (docs/decisions/legal-texts.md). */
export interface TermsText {
  readonly version: string
  /** The points that are approved one by one (artt. 1341 and 1342 c.c.). */
  readonly clauses: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

/** Every version that clients could accept, the newest last. */
export const publishedTerms: readonly TermsText[] = [v2026x11x4]

/** Returns the text that was accepted under a version; undefined for one that was never published. */
export const termsOf = (version: string): TermsText | undefined =>
  publishedTerms.find(terms => terms.version === version)
