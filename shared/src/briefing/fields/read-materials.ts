import { NOT } from '../../language/length-keywords.ts'
import { foundIn } from '../../language/patterns.ts'
import { type Span, type Token, wordAt, wordsIn } from '../../language/tokens.ts'
import { materialNouns, materialVerbs, wishes } from '../keywords/cue-keywords.ts'
import { missingBefore, notEven, nothings, seenIn, thereAre } from '../keywords/free-keywords.ts'
import { asksFor } from '../keywords/owned-keywords.ts'
import { companions, objectPronouns, quietWords, spokenOf } from '../keywords/rest-keywords.ts'
import { isFiller, type Message, placesOf } from '../message/message.ts'

const wordsOf = ({ tokens }: Message, span: Span) => wordsIn(tokens, span).map(({ word }) => word)

const REACH = 7

// "Abbiamo il logo", "il logo ce l'abbiamo"; not "non abbiamo", not "abbiamo bisogno di foto".
export function namesMaterials(message: Message, clause: Span): boolean {
  const words = wordsOf(message, clause)
  // "In video c'è Elena" names nothing that is there.
  const nouns = foundIn(message.tokens, materialNouns, clause)
    .map(({ first }) => first - clause.first)
    .filter(noun => !seenIn.has(words[noun - 1] ?? ''))
  const there = foundIn(message.tokens, thereAre, clause)[0]?.first
  if (words.some(word => wishes.has(word) && word !== 'anche')) return false
  // "Le riprese le ho già confermate"
  if (words.includes('riprese') && words.some(word => asksFor.test(word))) return false
  const isNegated = (verb: number) => words.slice(Math.max(0, verb - 3), verb).includes(NOT)
  if (there !== undefined) {
    const at = there - clause.first
    // "I volontari che ci sono già" are no things.
    const things = words[at - 1] === 'che' ? nouns.filter(noun => noun === at - 2) : nouns
    return things.length > 0 && !isNegated(at)
  }
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

/** Whether a clause behind a material goes on with the next one: "il logo e il manuale di marca". */
export const isCompanion = (message: Message, clause: Span) => {
  const words = wordsOf(message, clause)
  const nouns = placesOf(foundIn(message.tokens, materialNouns, clause))
  const isSmall = (word: string) => companions.has(word) || isFiller(null, word) || quietWords.has(word)
  const own = words.findIndex((word, at) => !isSmall(word) || nouns.has(clause.first + at))
  return (
    nouns.has(clause.first + own) &&
    !words.some(
      (word, at) =>
        wishes.has(word) ||
        (spokenOf.has(word) && !(nouns.has(clause.first + at) && companions.has(words[at - 1] ?? ''))),
    )
  )
}

/** "Niente, manco il logo": the first thing said is that there is nothings, and no material follows. */
export function hasNothing({ tokens, clauses }: Message): boolean {
  const [first] = clauses
  const said = first === undefined ? [] : foundIn(tokens, nothings, first)
  if (first === undefined || said.length === 0) return false
  // "Non ho niente, nemmeno il logo"
  const missing = foundIn(tokens, notEven, first)
  const places = placesOf([...said, ...missing])
  for (let at = first.first; at <= first.last; at++) {
    if (!places.has(at) && !isFiller(null, wordAt(tokens, at))) return false
  }
  return !foundIn(tokens, materialNouns).some(
    found => found.first > first.last && !isPlainlyMissing(tokens, found.first),
  )
}

const isPlainlyMissing = (tokens: readonly Token[], at: number) =>
  [1, 2].some(back => missingBefore.has(wordAt(tokens, at - back)))

const onlyThis =
  /^.{0,24}?(?<![\p{L}])(?:niente|nulla|nient['’]altro)[\s,;.:]+(?:(?:ho|abbiamo|c['’]è|ci sono)\s)?(?:solo|soltanto|giusto|a parte|tranne|se non)\s(?:(?:ho|abbiamo)\s)?(?<said>\p{L}[^.;!?\n]*)/iu
const thisOnly =
  /^\W*(?:niente|nulla)[\s,;.:]+(?<said>(?:il|lo|la|i|gli|le|un|una|l['’])\s?\p{L}[^.,;!?\n]*?)\s(?:e basta|e stop|e nient['’]altro)/iu

/** "Niente, solo l'insegna": what there is all the same, in the client's words. */
export function allThereIs({ text }: Pick<Message, 'text'>): string | null {
  const { said } = (onlyThis.exec(text) ?? thisOnly.exec(text))?.groups ?? {}
  return said?.trim() || null
}
