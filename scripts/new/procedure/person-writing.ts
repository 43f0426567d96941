import { deedOf, type OwnTable } from './own-table.ts'
import type { Writing } from './texts.ts'

/** What is written about a person's things: their table, and what happens to one of them. */
export interface PersonWriting extends Writing {
  own: OwnTable
  /** The list of columns in the repository, and whether it has to be written first. */
  columns: { name: string; isNew: boolean }
  /** The function of the repository, which may be there already. */
  statement: string
}

/** A list, or what a mutation does to one thing. */
export type Deed = 'list' | ReturnType<typeof deedOf>

export const deedIn = ({ act, kind }: Pick<Writing, 'act' | 'kind'>): Deed =>
  kind === 'query' ? 'list' : deedOf(act)
