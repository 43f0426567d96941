import { foundIn, patternList, standsIn } from '../language/patterns.ts'
import { type Span, wordAt, wordsIn } from '../language/tokens.ts'
import type { Extra } from './brief.ts'
import { putBack, refusal, refuseIt, takeItPatterns } from './extra-keywords.ts'
import { type Message, saysOnly } from './message.ts'
import { yesWords } from './talk-keywords.ts'

/** The extras that a word such as "sì" or "rimettila" can mean. */
export interface Pending {
  readonly offered: readonly Extra[]
  /** What the last turn took out. */
  readonly withdrawn: readonly Extra[]
}

const takeIt = patternList(takeItPatterns)

const MAX_YES_WORDS = 4

/** "Sì", "ok", "va bene". */
export const isBareYes = ({ tokens }: Message): boolean =>
  tokens.length > 0 && tokens.length <= MAX_YES_WORDS && tokens.every(({ word }) => yesWords.has(word))

const others = new Set(['altro', 'resto'])
const wishing = new Set(['voglio', 'vogliamo', 'vorrei', 'vorremmo'])

/** "Il tono lo vorrei elegante" wishes how something shall be, and takes nothing. */
const isWishForMore = (tokens: Message['tokens'], { last }: Span) =>
  wishing.has(wordAt(tokens, last)) && tokens[last + 1]?.boundary === 'none'

/** "Mettilo", "li prendiamo": takes what was just offered, without naming it; not "non li vogliamo". */
export const takesOffered = ({ tokens }: Message): boolean =>
  foundIn(tokens, takeIt).some(
    found => tokens[found.first - 1]?.word !== 'non' && !isWishForMore(tokens, found),
  ) &&
  // "La prendo, altro no" takes it.
  !tokens.some(({ word }, at) => word === 'no' && !others.has(wordAt(tokens, at - 1))) &&
  !standsIn(tokens, refusal)

/** "No grazie", "allora no", "non li vogliamo": turns down what was just offered, and says nothing else. */
export const refusesOffered = ({ tokens }: Message): boolean => saysOnly(tokens, refuseIt)

// "Ok no grazie, solo i sottotitoli" begins with its no, "300 no" turns down what costs as much.
const beginsRefusing = ({ tokens, clauses: [first] }: Message) =>
  first !== undefined &&
  saysOnly(
    wordsIn(tokens, first).filter(({ word }) => !/^(?:ah|euro|\d+)$/.test(word)),
    refuseIt,
  )

/** The extras that a message takes or turns down without naming them, and the clauses that do so. */
export function offersAnswered(message: Message, { offered, withdrawn }: Pending) {
  const { tokens, clauses } = message
  const none: readonly Extra[] = []
  const isTaken = takesOffered(message)
  const spans = clauses.filter(clause => standsIn(tokens, isTaken ? takeIt : putBack, clause))
  if (standsIn(tokens, putBack)) return { accepted: withdrawn, turnedDown: none, spans }
  if (isTaken) return { accepted: offered, turnedDown: none, spans }
  return {
    accepted: isBareYes(message) ? offered : none,
    turnedDown: beginsRefusing(message) ? offered : none,
    spans: clauses.slice(0, 1),
  }
}
