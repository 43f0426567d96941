import { shareWords } from '../language/mentions.ts'
import { foundIn, patternList, standsIn } from '../language/patterns.ts'
import type { Span } from '../language/tokens.ts'
import type { Extra } from './brief.ts'
import { filmedAlone } from './brought-keywords.ts'
import { doneByUs, leftToUs, takeItPatterns, toldToDo } from './extra-keywords.ts'
import { clauseOf, type Message } from './message.ts'
import type { NamedExtra } from './named.ts'
import { saysYes } from './plain-order.ts'

const must = patternList([
  'obbligator*|necessari*|indispensabil*|ok|okay|assolutamente|certamente|ovviamente|sicuramente|volentieri|anche|pure',
  'senz altro',
  'di sicuro',
  'per forza',
  'mi raccomando',
  ...takeItPatterns,
])
/** At the end of what is said of an extra: "le riprese, se sono della festa, certo che sì". */
const surely = patternList(['certo|ovvio|certamente|sicuramente|assolutamente (che) si'])

const takeIt = patternList(takeItPatterns)
/** "La voce l'ho chiesta, mettila": the beginning of what follows in the sentence. */
const nextClause = (message: Message, extra: Span) => {
  const { last } = clauseOf(message, extra)
  const isSentence = message.tokens[last + 1]?.boundary === 'sentence'
  return { first: last + 1, last: isSentence ? last : last + 1 }
}

/** "Sottotitoli obbligatori", "la musica mettetela", "le riprese vanno fatte". */
export const isMust = (message: Message, extra: NamedExtra) =>
  standsIn(message.tokens, must, { first: extra.last + 1, last: extra.last + 2 }) ||
  [1, 2].some(next => saysYes(message, extra.last + next, new Set())) ||
  standsIn(message.tokens, takeIt, nextClause(message, extra)) ||
  standsIn(message.tokens, surely, { first: extra.last + 1, last: clauseOf(message, extra).last }) ||
  isToldToDo(message, extra)

/** "Venite a filmarci", "i testi scriveteli voi" */
export const isToldToDo = (message: Message, extra: NamedExtra) =>
  standsIn(message.tokens, toldToDo, extra) || isDoneByUs(message, extra)

/** "Le riprese le fate voi" */
export const isDoneByUs = (message: Message, extra: NamedExtra) => {
  const { last } = clauseOf(message, extra)
  if (isFilmedAlone(message, extra)) return false
  return (
    foundIn(message.tokens, doneByUs).some(done => shareWords(done, extra)) ||
    // "Non abbiamo riprese, le fate voi"
    (ourWork.has(extra.extra) && standsIn(message.tokens, leftToUs, { first: last + 1, last: last + 3 }))
  )
}

const ourWork = new Set<Extra>(['shooting', 'scriptwriting'])

/** "Le riprese le faccio io" */
export const isFilmedAlone = (message: Message, extra: NamedExtra) =>
  extra.extra === 'shooting' && standsIn(message.tokens, filmedAlone, clauseOf(message, extra))
