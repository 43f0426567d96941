import type { Brief, BriefField, Extra, Invitable, Slot } from './brief.ts'
import type { WordPlace } from './word-places.ts'

/** Where a fact of the brief comes from: the turn of the client, and the words in it. */
export interface Source {
  readonly turnId: string
  readonly words: string
}

/** Sources by field; an extra has one of its own. */
export type Sources = Readonly<Partial<Record<BriefField | Extra, Source>>>

/** Words that could stand in several fields: where they stand now, and where they could. */
export interface Doubt {
  readonly words: string
  readonly from: WordPlace
  /** The likeliest first; it may be where they stand. */
  readonly to: readonly WordPlace[]
}

/** Where a conversation stands. Plain JSON, so that it can be stored. */
export interface BriefingState {
  readonly version: 2
  readonly brief: Brief
  readonly sources: Sources
  /** The question that waits for an answer; null once everything is settled. */
  readonly asked: Slot | null
  /** The slot that was filled last: what "anzi" takes back. */
  readonly last: Slot | null
  /** How often the question was answered by what was not understood, since it is the one that waits. */
  readonly misses: number
  readonly turn: number
  /** What the last questions were answered by. */
  readonly told: readonly string[]
  /** The extras in the brief that the last question was about. */
  readonly about: readonly Extra[]
  /** What was offered last and waits for a yes. */
  readonly offered: readonly Extra[]
  /** The side fields that the last turn asked for, once everything was settled; null until then. */
  readonly invited: readonly Invitable[] | null
  /** What was asked about because it could stand in several fields, with its turn. */
  readonly doubts: readonly (Doubt & { readonly turn: number })[]
  /** What stood before the last turn that changed something: "ho sbagliato" goes back to it. */
  readonly before: Pick<BriefingState, 'brief' | 'sources' | 'asked'> | null
}
