import { NOT } from '../language/length-keywords.ts'
import { foundIn, patternList } from '../language/patterns.ts'
import type { Span, Token } from '../language/tokens.ts'
import { materialNouns, materialVerbs, wishes } from './cue-keywords.ts'
import {
  materialCues,
  missingBefore,
  notEvenPatterns,
  nothingPatterns,
  thereArePatterns,
} from './free-keywords.ts'
import { isFiller, type Message, placesOf } from './message.ts'
import { cleaned, sliceOf } from './read-free.ts'
import { behind } from './read-side.ts'
import { companions, objectPronouns } from './rest-keywords.ts'
import type { Understood } from './understood.ts'

const wordsOf = ({ tokens }: Message, { first, last }: Span) =>
  tokens.slice(first, last + 1).map(token => token.word)

const REACH = 7

// "Abbiamo il logo", "il logo ce l'abbiamo"; not "non abbiamo", not "abbiamo bisogno di foto".
function namesMaterials(message: Message, clause: Span): boolean {
  const words = wordsOf(message, clause)
  const nouns = foundIn(message.tokens, materialNouns, clause).map(({ first }) => first - clause.first)
  const there = foundIn(message.tokens, thereAre, clause)[0]?.first
  if (words.some(word => wishes.has(word) && word !== 'anche')) return false
  const isNegated = (verb: number) => words.slice(Math.max(0, verb - 3), verb).includes(NOT)
  if (there !== undefined) return nouns.length > 0 && !isNegated(there - clause.first)
  const verbs = words.flatMap((word, at) => (materialVerbs.has(word) ? [at] : []))
  return nouns.some(noun => {
    // "Ho un negozio e non ho mai fatto un video": the verb before the thing tells.
    const verb = verbs.findLast(at => at < noun) ?? verbs[0]
    if (verb === undefined || isNegated(verb)) return false
    return (
      (verb < noun && noun - verb <= REACH) || words.slice(0, verb).some(word => objectPronouns.has(word))
    )
  })
}

const thereAre = patternList(thereArePatterns)

const isCompanion = (message: Message, clause: Span) => {
  const words = wordsOf(message, clause)
  const nouns = placesOf(foundIn(message.tokens, materialNouns, clause))
  return nouns.size > 0 && words.every((word, at) => companions.has(word) || nouns.has(clause.first + at))
}

/** What the client says to have: the clause around "abbiamo il logo", with "foto pure" behind it. */
export function materialsIn(message: Message): Understood<string> | null {
  const listed = behind(message, materialCues)
  if (listed !== null) return listed
  const { tokens, clauses } = message
  const at = clauses.findIndex(clause => namesMaterials(message, clause))
  const clause = clauses[at]
  if (clause === undefined) return null
  const end = clauses.findIndex((other, place) => place > at && !isCompanion(message, other))
  const last = (end < 0 ? clauses.at(-1) : clauses[end - 1])?.last ?? clause.last
  const span = { first: clause.first, last }
  return { value: cleaned(sliceOf(message.text, tokens, span)), spans: [span] }
}

/** "Niente, manco il logo": the first thing said is that there is nothing, and no material follows. */
export function hasNothing({ tokens, clauses }: Message): boolean {
  const [first] = clauses
  const said = first === undefined ? [] : foundIn(tokens, nothing, first)
  if (first === undefined || said.length === 0) return false
  // "Non ho niente, nemmeno il logo"
  const missing = foundIn(tokens, notEven, first)
  const places = placesOf([...said, ...missing])
  for (let at = first.first; at <= first.last; at++) {
    if (!places.has(at) && !isFiller(null, tokens[at]?.word ?? '')) return false
  }
  return !foundIn(tokens, materialNouns).some(
    found => found.first > first.last && !isPlainlyMissing(tokens, found.first),
  )
}

const nothing = patternList(nothingPatterns)
const notEven = patternList(notEvenPatterns)
const isPlainlyMissing = (tokens: readonly Token[], at: number) =>
  [1, 2].some(back => missingBefore.has(tokens[at - back]?.word ?? ''))
