import { tokensOf } from '../../language/tokens.ts'
import type { Brief, WordField } from '../brief/brief.ts'
import type { BriefingState, Doubt } from '../brief/state.ts'
import type { WordPlace } from '../brief/word-places.ts'
import { isMarked, type Marked } from '../keywords/mark-keywords.ts'

/** What words can be about instead, by how they begin; the message may well begin with a verb. */
const rivals = {
  audience: [
    ['goal', 'goal'],
    ['aim', 'goal'],
    ['place', 'place'],
  ],
  message: [['goal', 'goal']],
  notes: [
    ['goal', 'goal'],
    ['people', 'people'],
    ['place', 'place'],
    ['audience', 'audience'],
  ],
} as const satisfies Partial<Record<WordPlace, readonly (readonly [Marked, WordField])[]>>

/** Of a longer text nobody says what it is in one word. */
const MOST_WORDS = 10

/**
 * The doubt about words that only their question, or nothing, speaks for; undefined where nothing else does. `said` are they as they
 * were said, with what a field leaves out before them.
 */
export function doubtAbout(words: string, from: WordPlace, brief: Brief, said = words): Doubt | undefined {
  if (!(from in rivals) || tokensOf(words).length > MOST_WORDS) return undefined
  const rival = rivals[from as keyof typeof rivals].find(
    ([mark, field]) => brief[field] === null && isMarked(mark, said),
  )
  return rival && { words, from, to: [rival[1], from] }
}

/** The doubt that the last turn asked about. */
export const pendingDoubt = ({ doubts, turn }: Pick<BriefingState, 'doubts' | 'turn'>): Doubt | undefined =>
  doubts.findLast(doubt => doubt.turn === turn)
