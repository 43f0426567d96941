import { sentencesOf } from '../../language/clauses.ts'
import { beginsWith, foundIn, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, type Token, wholeOf, wordAt } from '../../language/tokens.ts'
import { namesMaterials } from '../fields/read-materials.ts'
import { hasTone, isToned } from '../fields/tones.ts'
import { materialNouns } from '../keywords/cue-keywords.ts'
import {
  howItShallBe,
  noTone,
  remains,
  seenIn,
  toBeMade,
  toneWord,
  videoBefore,
  watching,
} from '../keywords/free-keywords.ts'
import { companions, ofNations, publicClause, publicStart } from '../keywords/rest-keywords.ts'
import type { Subject } from '../keywords/subject-keywords.ts'
import { soons } from '../keywords/typed-keywords.ts'
import { isFiller, type Message, placesOf } from '../message/message.ts'
import { namedIn } from '../message/named.ts'
import { cleaned, type FreeSlot, isFree, sliceOf } from '../message/read-words.ts'

export const PLAINLY = 3
export const LIKELY = 2
const AGAINST = -3

const order = patternList(['ci|vi mettiamo|metterei|mettete|vogliamo|voglio', 'canzone|brano|pezzo di'])
const wish = patternList(['lo voglio|vorrei|vorremmo', 'deve|dev essere'])
export const refusing = patternList(['non|niente|no|senza'])
/** "Il testo non l'abbiamo" */
const notOurs = patternList(['non (ce) l|lo|la|li|le|ne abbiamo|ho'])
/** What is named and shall not be used. */
const leftOut = patternList(['non usatel*|usarl*|contatel*|consideratel*'])

/** A sentence that begins with a sound says how it shall be. */
const soundFirst =
  /^(?:(?:e|ed|anche|la|una|il|lo) )*(?:voce|voci|speaker|musica|musiche)(?!\p{L})(?!.*(?:tono|stile))/iu

/** What is known of the whole message while its clauses are weighed: places of words. */
type Known = Readonly<Record<'things' | 'figures' | 'taken', ReadonlySet<number>>> & {
  isLeftOut: boolean
  isList: boolean
}

/** The sentence in which a word stands. */
export const sentenceAt = (tokens: readonly Token[], at: number): Span =>
  sentencesOf(tokens).find(({ last }) => last >= at) ?? wholeOf(tokens)

const textOf = ({ text, tokens }: Message, span: Span) => sliceOf(text, tokens, span)

function audienceWeight(message: Message, clause: Span): number {
  // "Ciao ragazzi" greets.
  if (!isFree(message.asked) && message.clauses[0]?.first === clause.first) return 0
  const said = cleaned(textOf(message, clause)).replace(
    /^(?:(?:è|sono|sarebbe) )?(?:per|a|ai|agli|alle) /iu,
    '',
  )
  // "Farmi scegliere dalle coppie, inglesi e americane soprattutto": who, was said before.
  if (ofNations.test(said) && message.tokens[clause.first]?.boundary === 'clause') return LIKELY
  if (watching.test(said) || publicClause.test(said) || (message.asked === 'tone' && publicStart.test(said)))
    return PLAINLY
  return publicStart.test(said) ? LIKELY : 0
}

// "Chiaro, allora un reel", and what stands beside the video's noun is read there.
const isNoTone = ({ tokens }: Message, clause: Span) =>
  standsIn(tokens, noTone, clause) ||
  foundIn(tokens, videoBefore, clause).some(({ last }) =>
    hasTone({ tokens }, { first: last + 1, last: last + 1 }),
  ) ||
  (clause.first === clause.last && tokens[clause.first]?.word === 'chiaro')

function toneWeight(message: Message, clause: Span, taken: ReadonlySet<number>): number {
  const { tokens, asked } = message
  if (asked === 'tone' && standsIn(tokens, order, clause)) return AGAINST
  const isOfExtra = ({ first, last }: Span) => taken.has(first - 1) || taken.has(last + 1)
  const places = Array.from({ length: clause.last - clause.first + 1 }, (_, at) => clause.first + at)
  // "Una bella musica", "con una musica leggera": how an extra shall be is no tone.
  if (
    asked === 'tone' &&
    places.some(at => taken.has(at)) &&
    foundIn(tokens, toneWord, clause).every(isOfExtra)
  )
    return AGAINST
  // "La voce narrante ci vuole, professionale"
  if (asked !== 'tone' && soundFirst.test(textOf(message, sentenceAt(tokens, clause.first)))) return 0
  if (!hasTone(message, clause) || (asked !== 'tone' && isNoTone(message, clause))) return 0
  for (let at = clause.first; at <= clause.last; at++) if (taken.has(at)) return 1
  if (!isToned(message, clause)) return 1
  // A message may be "semplice e veloce", too.
  const isWish = standsIn(tokens, wish, clause)
  return (asked === 'message' || asked === 'audience') && !isWish ? LIKELY : PLAINLY
}

const howMany = patternList(['tante|tanti|molte|molti|poche|pochi|parecchie|parecchi|nessuna|nessuno'])

/** "Foto tante, video nessuno", "il logo e le foto": a message of things and how many of them, whatever was asked. */
function listsMaterials({ tokens, asked }: Message): boolean {
  if (!isFree(asked) || asked === 'materials') return false
  const counted = [...foundIn(tokens, materialNouns), ...foundIn(tokens, howMany)]
  const places = placesOf(counted)
  const isSmall = (word: string) => isFiller(null, word) || companions.has(word)
  return counted.length > 1 && tokens.every(({ word }, at) => places.has(at) || isSmall(word))
}

/** "Le foto e le riprese le fate voi": nothing of it is there. */
function isToMake(message: Message, clause: Span): boolean {
  const { tokens, clauses } = message
  if (beginsWith(tokens, howItShallBe, clause)) return true
  if (namesMaterials(message, clause)) return false
  const next = clauses.find(({ first }) => first === clause.last + 1)
  const isOneThing =
    next !== undefined &&
    tokens[next.first]?.gap.trim() === '' &&
    tokens[clause.first]?.boundary === 'sentence' &&
    plurals.has(wordAt(tokens, clause.first))
  return standsIn(tokens, toBeMade, isOneThing ? next : clause)
}

const plurals = new Set(['le', 'i', 'gli'])

function materialsWeight(
  message: Message,
  clause: Span,
  { things, figures, taken, isLeftOut, isList }: Known,
): number {
  const { tokens } = message
  if (isLeftOut || (standsIn(tokens, notOurs, clause) && foundIn(tokens, materialNouns, clause).length === 1))
    return AGAINST
  if (isToMake(message, clause)) return AGAINST
  if (isList || namesMaterials(message, clause)) return PLAINLY
  if (message.asked !== 'materials') return 0
  const has = (places: ReadonlySet<number>, but?: ReadonlySet<number>) => {
    for (let at = clause.first; at <= clause.last; at++) if (places.has(at) && !but?.has(at)) return true
    return false
  }
  // An extra that was not filed is one that the client has: "il nostro jingle".
  if (has(things, taken)) return LIKELY
  const isOther = has(things) || has(figures) || standsIn(tokens, refusing, clause)
  return isOther || standsIn(tokens, soons, clause) ? AGAINST : 0
}

/** "Che con noi le fatture si fanno da sole" is the point, wherever it is said, but for how it shall feel. */
function messageWeight(message: Message, clause: Span): number {
  const isPoint =
    message.tokens[clause.first]?.boundary === 'sentence' && /^che\s/iu.test(cleaned(textOf(message, clause)))
  if (message.tokens[clause.first]?.boundary === 'sentence' && beginsWith(message.tokens, remains, clause))
    return PLAINLY
  return isPoint && isFree(message.asked) && message.asked !== 'tone' ? PLAINLY : 0
}

/** What is known of a whole message, of whose words some were taken. */
export function knownOf(message: Message, taken: readonly Span[]): Known {
  const { extras, lengths, days } = namedIn(message)
  const starts = (spans: readonly Span[]) => new Set(spans.map(({ first }) => first))
  return {
    // "Nel video ci siamo noi" names no video that is there.
    things: starts([
      ...foundIn(message.tokens, materialNouns).filter(
        ({ first }) =>
          wordAt(message.tokens, first) !== 'video' || !seenIn.has(wordAt(message.tokens, first - 1)),
      ),
      ...extras,
    ]),
    figures: starts([...lengths, ...days]),
    taken: placesOf(taken),
    isLeftOut: standsIn(message.tokens, leftOut),
    isList: listsMaterials(message),
  }
}

/** How much a clause speaks for each field, whatever was asked. */
export const weightsOf = (
  message: Message,
  clause: Span,
  known: Known,
  subject: Subject | undefined,
): Readonly<Record<FreeSlot, number>> => ({
  audience: audienceWeight(message, clause),
  message: messageWeight(message, clause),
  tone: toneWeight(message, clause, known.taken),
  materials: materialsWeight(message, clause, known),
  ...(isFree(subject) && { [subject]: PLAINLY }),
})
