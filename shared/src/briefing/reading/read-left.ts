import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { shareWords } from '../../language/mentions.ts'
import { foundIn, standsIn } from '../../language/patterns.ts'
import { type Span, wholeOf, wordAt, wordsIn } from '../../language/tokens.ts'
import { type Slot, slots } from '../brief/brief.ts'
import { isNothing } from '../extras/settled-extras.ts'
import { namesSoon } from '../fields/read-deadline.ts'
import { hasTone } from '../fields/tones.ts'
import { fillers, nothingMore, outOf, removals, slotNames } from '../keywords/cue-keywords.ts'
import { strongCorrections } from '../keywords/free-cue-keywords.ts'
import { quietWords } from '../keywords/rest-keywords.ts'
import { noHurry, unsure, vague } from '../keywords/unsure-keywords.ts'
import { type Message, placesOf, saysOnly } from '../message/message.ts'
import type { Named } from '../message/named.ts'
import { askedForWords } from '../message/read-words.ts'
import { extrasIn } from '../questions/question-topics.ts'

/** A clause with more words of its own than this beside "non so" is an answer. */
const MAX_UNSURE_WORDS = 2

/** The words that name what the assistant asks about. */
export const namesOfSlots = new Set(Object.values(slotNames).flat())

/** How many words a clause has beside an unsure phrase, fillers and the names of slots. */
function ownWordsIn({ tokens }: Message, clause: Span): number {
  const places = placesOf(foundIn(tokens, unsure, clause))
  let count = 0
  for (let at = clause.first; at <= clause.last; at++) {
    const word = wordAt(tokens, at)
    if (!places.has(at) && !fillers.has(word) && !namesOfSlots.has(word) && !quietWords.has(word)) count++
  }
  return count
}

// "Nessuno è solo" is a message.
const isNobody = ({ tokens }: Message) => tokens.length > 1 && /^nessun/.test(wordAt(tokens, 0))

/** "No" and "niente" to a question that wants words, or a day, leave it to us. */
const isNoAnswer = (message: Message) =>
  message.asked === 'deadline' || message.asked === 'tone' || message.asked === 'message'
    ? isNothing(message) && !isNobody(message) && !strongCorrections.test(message.text.trim())
    : false

/** "Non so se serva una voce, mi fido di voi", where something else was asked: only the voice is left to us. */
function isAboutExtra(message: Message, named: Named, clause: Span): boolean {
  const { tokens, clauses, asked, today } = message
  if (asked === 'extras') return false
  const before = clauses.find(({ last }) => last === clause.first - 1)
  const isJoined = before !== undefined && tokens[clause.first]?.boundary !== 'sentence'
  const first = isJoined ? before.first : clause.first
  const part = { first, last: clause.last }
  // By its short name it is not offered, and whoever says nothing else answers what was asked.
  return asked === 'kind'
    ? extrasIn(tokens, part, today).length > 0
    : named.extras.some(extra => isWithin(extra, part))
}

/** The slots that a clause such as "sul tono decidete voi" leaves to us: those it names, or the one asked. */
export function leftIn(message: Message, named: Named): { slots: readonly Slot[]; spans: readonly Span[] } {
  const isSaid = (clause: Span) =>
    named.lengths.some(length => shareWords(length, clause)) ||
    named.kinds.some(kind => shareWords(kind, clause))
  const spans = message.clauses.filter(
    clause =>
      (standsIn(message.tokens, unsure, clause) || isTakenOut(message, clause)) &&
      !isSaid(clause) &&
      !isFelt(message, clause) &&
      !isOrder(message, named, clause) &&
      ownWordsIn(message, clause) <= MAX_UNSURE_WORDS,
  )
  const unhurried = askedForWords.has(message.asked)
    ? []
    : message.clauses.filter(
        clause =>
          standsIn(message.tokens, noHurry, clause) && !named.days.some(day => shareWords(day, clause)),
      )
  const found = new Set<Slot>(unhurried.length > 0 ? ['deadline'] : [])
  for (const span of spans) {
    const words = wordsIn(message.tokens, span).map(({ word }) => word)
    const namedSlots = slots.filter(slot => slotNames[slot].some(name => words.includes(name)))
    for (const slot of namedSlots) found.add(slot)
    // "Tre reel. Abbiamo dei video, ma non so se si possono usare" leaves no kind to us.
    const isOfThings = message.asked === 'kind' && named.kinds.length > 0 && words.includes('se')
    const isAnswer = namedSlots.length === 0 && !isOfThings && !isAboutExtra(message, named, span)
    if (isAnswer && message.asked !== null) found.add(message.asked)
  }
  if (message.asked === 'deadline' && namesSoon(message)) found.add('deadline')
  const isNone = isNoAnswer(message)
  if (isNone && message.asked !== null) found.add(message.asked)
  const whole = isNone ? [wholeOf(message.tokens)] : []
  return { slots: slots.filter(slot => found.has(slot)), spans: [...spans, ...unhurried, ...whole] }
}

/** "No, basta così. Però la durata…", "no basta così, l'officina è…": nothing is added, and something else is said. */
export const opensWithNothing = ({ tokens, asked, clauses }: Message): boolean => {
  const [sentence] = sentencesOf(tokens)
  if (asked !== 'extras' || sentence === undefined) return false
  // "No, i sottotitoli" is no such answer.
  const long = clauses.slice(0, 2).filter(({ first, last }) => last > first)
  return [sentence, ...long].some(span => saysOnly(wordsIn(tokens, span), nothingMore))
}

/** "Tolga la data di giugno". */
const isTakenOut = ({ tokens }: Message, clause: Span) => {
  const words = wordsIn(tokens, clause).map(({ word }) => word)
  // "Togli le ultime parole dal messaggio" leaves the rest of it.
  const isWhole = (word: string, at: number) => namesOfSlots.has(word) && !outOf.has(words[at - 1] ?? '')
  return words.some(word => removals.has(word)) && words.some(isWhole)
}

/** A day that is only said about: "prima dell'estate, non so di preciso"; not "… Non so se servono i sottotitoli". */
export const isVague = ({ tokens, asked }: Message, { days }: Named) =>
  standsIn(tokens, vague) &&
  (asked === 'deadline' ||
    sentencesOf(tokens).some(
      sentence => standsIn(tokens, vague, sentence) && days.some(day => isWithin(day, sentence)),
    ))

/** "I testi fateli voi" orders them. */
const isOrder = ({ tokens }: Message, { extras }: Named, clause: Span) =>
  foundIn(tokens, unsure, clause).some(
    found =>
      extras.some(extra => shareWords(extra, found)) ||
      // "Le riprese sì, fatele voi"
      (extras.length > 0 && /^(?:fate|scrivete|girate|filmate)l[aeio]$/.test(wordAt(tokens, found.first))),
  )

const isFelt = (message: Message, clause: Span) => message.asked === 'tone' && hasTone(message, clause)
