import { foundIn, standsIn } from '../../language/patterns.ts'
import { type Span, type Token, wordAt } from '../../language/tokens.ts'
import type { Slot } from '../brief/brief.ts'
import { outOf } from '../keywords/cue-keywords.ts'
import { noValue } from '../keywords/opinion-keywords.ts'
import { calledTone, dictated, joining, loose, plain, type Subject } from '../keywords/subject-keywords.ts'

/** What a clause is about, told by how it begins: it is no part of what is said of anything else. */
export function subjectOf(
  tokens: readonly Token[],
  { first, last }: Span,
  asked: Slot | null,
): Subject | undefined {
  let start = first
  while (start < last && joining.has(wordAt(tokens, start))) start++
  const found = [plain, ...(asked === 'message' ? [] : [loose])].flatMap(
    patterns => foundIn(tokens, patterns, { first: start, last })[0] ?? [],
  )
  // "Va bene come tono" tells none.
  const asTone =
    standsIn(tokens, calledTone, { first: last - 1, last }) && !noValue.test(wordAt(tokens, last - 2))
  return asTone
    ? 'tone'
    : found.find(subject => subject.first === start && (subject.key !== 'tone' || subject.last < last))?.key
}

/** Where in dictated speech another subject begins: "lo guardano", "e il tono caldo". */
export const subjectStarts = (tokens: readonly Token[]): number[] =>
  foundIn(tokens, dictated)
    .filter(({ first }) => !outOf.has(wordAt(tokens, first - 1)))
    .map(({ first }) => (joining.has(wordAt(tokens, first - 1)) ? first - 1 : first))
