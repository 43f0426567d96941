/** The Terms of Service in one version, word for word as they were published (docs/decisions/legal-texts.md). */
export interface TermsText {
  readonly version: string
  /** The points that are approved one by one (artt. 1341 and 1342 c.c.). */
  readonly clauses: string
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}
