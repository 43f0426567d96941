import type { BriefField, Extra } from './brief.ts'

/** The client's turn behind a fact of the brief, and its words there. */
export interface Source {
  readonly turnId: string
  readonly words: string
}

/** Sources by field; conversations of the releases before also have one for each extra. */
export type Sources = Readonly<Partial<Record<BriefField | Extra, Source>>>
