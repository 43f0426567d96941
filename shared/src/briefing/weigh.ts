import { sentencesOf } from '../language/clauses.ts'
import { shareWords } from '../language/mentions.ts'
import { beginsWith, foundIn, patternList, standsIn } from '../language/patterns.ts'
import { type Span, wholeOf, wordAt, wordsIn } from '../language/tokens.ts'
import { slots } from './brief.ts'
import { asideOpener, materialNouns, slotNames } from './cue-keywords.ts'
import { goingOn, noAnswer, noTone, remains, toneLinks, toneWord, watching } from './free-keywords.ts'
import { isBare, isFiller, type Message, placesOf } from './message.ts'
import { namedIn } from './named.ts'
import { goesOn } from './read-free.ts'
import { isCompanion, namesMaterials } from './read-materials.ts'
import { cleaned, type FreeSlot, freeSlots, isFree, sliceOf } from './read-words.ts'
import { companions, publicClause, publicStart } from './rest-keywords.ts'
import { soons } from './typed-keywords.ts'

const PLAINLY = 3
const LIKELY = 2
/** What the question that was asked speaks for its own field. */
const ASKED = 2
const AGAINST = -3

const order = patternList(['ci|vi mettiamo|metterei|mettete|vogliamo|voglio', 'canzone|brano|pezzo di'])
const wish = patternList(['lo voglio|vorrei|vorremmo', 'deve|dev essere'])
const refusing = patternList(['non|niente|no|senza'])
/** "Il testo non l'abbiamo" */
const notOurs = patternList(['non (ce) l|lo|la|li|le|ne abbiamo|ho'])
/** What is named and shall not be used. */
const leftOut = patternList(['non usatel*|usarl*|contatel*|consideratel*'])

/** What is known of the whole message while its clauses are weighed: places of words. */
type Known = Readonly<Record<'things' | 'figures' | 'taken', ReadonlySet<number>>> & {
  isLeftOut: boolean
  isList: boolean
}

const textOf = ({ text, tokens }: Message, span: Span) => sliceOf(text, tokens, span)

/** Whether a clause says how it shall feel. */
export const hasTone = ({ tokens }: Pick<Message, 'tokens'>, clause: Span): boolean =>
  standsIn(tokens, toneWord, clause)

function audienceWeight(message: Message, clause: Span): number {
  // "Ciao ragazzi" greets.
  if (!isFree(message.asked) && message.clauses[0]?.first === clause.first) return 0
  const said = cleaned(textOf(message, clause)).replace(
    /^(?:(?:è|sono|sarebbe) )?(?:per|a|ai|agli|alle) /iu,
    '',
  )
  if (watching.test(said) || publicClause.test(said) || (message.asked === 'tone' && publicStart.test(said)))
    return PLAINLY
  return publicStart.test(said) ? LIKELY : 0
}

/** Whether a clause says how it shall feel and nothing else: "caldo e sincero". */
function isToned({ tokens }: Pick<Message, 'tokens'>, clause: Span): boolean {
  const found = placesOf(foundIn(tokens, toneWord, clause))
  for (let at = clause.first; at <= clause.last; at++)
    if (!found.has(at) && !toneLinks.has(wordAt(tokens, at))) return false
  return found.size > 0
}

// "Chiaro, allora un reel"
const isNoTone = ({ tokens }: Message, clause: Span) =>
  standsIn(tokens, noTone, clause) ||
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

function materialsWeight(
  message: Message,
  clause: Span,
  { things, figures, taken, isLeftOut, isList }: Known,
): number {
  const { tokens } = message
  if (isLeftOut || (standsIn(tokens, notOurs, clause) && foundIn(tokens, materialNouns, clause).length === 1))
    return AGAINST
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

/** "E la durata facciamo 30 secondi": another field is named, and has been heard. */
function isOfAnother({ tokens, asked }: Message, clause: Span, taken: ReadonlySet<number>): boolean {
  const inside = wordsIn(tokens, clause)
  const isHeard = inside.some((_, at) => taken.has(clause.first + at))
  return (
    isHeard && slots.some(slot => slot !== asked && inside.some(({ word }) => slotNames[slot].includes(word)))
  )
}

// "Il copione l'ho già scritto io" names what there is.
const isNoAnswer = ({ tokens }: Message, clause: Span, ofMaterials: number) =>
  ofMaterials < PLAINLY && standsIn(tokens, noAnswer, clause)

// "Anche verticale per Instagram" says its format, and where it is shown.
const isOnlyNamed = (message: Message, clause: Span, taken: readonly Span[], kinds: readonly Span[]) =>
  isBare(message, clause, taken.some(span => shareWords(span, clause)) ? [...taken, ...kinds] : taken)

/** "Allegro, con la parlata nostra", whatever was asked. */
const isToneOn = ({ tokens, today }: Message, before: Run, clause: Span, all: readonly Span[]) =>
  before.field === 'tone' && goesOn(tokens, clause, 'tone', all, today)

/** The places of short sentences that answer nothing. */
const talkIn = (message: Message) =>
  placesOf(
    sentencesOf(message.tokens).filter(
      sentence =>
        standsIn(message.tokens, noAnswer, sentence) && ownWordsIn(message, sentence) <= MOST_BESIDE,
    ),
  )

/** Some clauses in a row that are about one field. */
export interface Run extends Span {
  readonly field: FreeSlot | null
  /** How much its words speak for the field, whatever was asked. */
  readonly weight: number
  /** Another open field that they speak for as much as everything speaks for this one. */
  readonly rival?: FreeSlot | undefined
}

/**
 * Shares out the clauses that no typed field has taken among the fields of free words, each by what it says; the
 * question that was asked is one piece of evidence among others, and none from where on the client speaks beside it.
 */
export function runsOf(
  message: Message,
  taken: readonly Span[],
  open: ReadonlySet<FreeSlot>,
  besideFrom = Number.POSITIVE_INFINITY,
): Run[] {
  const { extras, lengths, days, kinds, all } = namedIn(message)
  const starts = (spans: readonly Span[]) => new Set(spans.map(({ first }) => first))
  const known: Known = {
    things: starts([...foundIn(message.tokens, materialNouns), ...extras]),
    figures: starts([...lengths, ...days]),
    taken: placesOf(taken),
    isLeftOut: standsIn(message.tokens, leftOut),
    isList: listsMaterials(message),
  }
  const runs: (Run & { readonly isForeign: boolean })[] = []
  const talk = talkIn(message)
  let isAside = besideFrom <= 0
  for (const clause of message.clauses) {
    if (message.tokens[clause.first]?.boundary === 'sentence' && clause.first > 0)
      isAside = besideFrom <= clause.first || beginsWith(message.tokens, asideOpener, clause)
    if (taken.some(({ first, last }) => first <= clause.first && last >= clause.last)) continue
    if (isOnlyNamed(message, clause, taken, kinds) || isOfAnother(message, clause, known.taken)) continue
    const weights = {
      audience: audienceWeight(message, clause),
      message: messageWeight(message, clause),
      tone: toneWeight(message, clause, known.taken),
      materials: materialsWeight(message, clause, known),
    }
    const isTalk = talk.has(clause.first)
    // "L'ho scritto, gli stranieri, soprattutto tedeschi"
    const isOn =
      runs.at(-1)?.last === clause.first - 1 && message.tokens[clause.first]?.boundary !== 'sentence'
    const isEmpty = !isOn && freeSlots.every(slot => weights[slot] <= 0)
    if (isTalk && (isEmpty || isNoAnswer(message, clause, weights.materials))) continue
    const total = (slot: FreeSlot) => weights[slot] + (slot === message.asked && !isAside ? ASKED : 0)
    const rivals = freeSlots.filter(slot => slot === message.asked || open.has(slot))
    const [best, second] = rivals.toSorted(
      (a, b) => total(b) - total(a) || Number(b === message.asked) - Number(a === message.asked),
    )
    const before = runs.at(-1)
    const isNext = before !== undefined && before.last === clause.first - 1
    // What follows in the sentence and speaks for nothing goes on about the same.
    const isTail =
      isNext &&
      before.isForeign &&
      message.tokens[clause.first]?.boundary !== 'sentence' &&
      (before.field === 'materials'
        ? isCompanion(message, clause)
        : (isFree(message.asked) || isToneOn(message, before, clause, all)) &&
          freeSlots.every(slot => weights[slot] <= 0))
    const field = isTail
      ? before.field
      : best !== undefined && total(best) >= (best === message.asked ? LIKELY : PLAINLY)
        ? best
        : null
    const weight = field === null ? 0 : weights[field]
    const isClose =
      field !== null && second !== undefined && weights[second] >= LIKELY && total(second) >= total(field)
    const rival = isClose && !isTail ? second : undefined
    if (isNext && before.field === field && !isAnother(message, { ...clause, field, weight }, before))
      runs[runs.length - 1] = { ...before, last: clause.last, weight: Math.max(before.weight, weight) }
    else runs.push({ ...clause, field, weight, rival, isForeign: field !== null && field !== message.asked })
  }
  return runs
}

/** "Il casco si mette sempre. Tenga presente che molti sono stranieri": the second sentence is about something else. */
const isAnother = (message: Message, run: Run, before: Run) => {
  const { field, first, weight } = run
  // "Sobrio. E aggiungete i sottotitoli"
  if (field === 'message' && beginsWith(message.tokens, remains, run)) return true
  // "Gli stranieri. Coppie e famiglie" are one public.
  if (field === 'audience' && weight >= PLAINLY) return standsIn(message.tokens, noAnswer, before)
  const isTurned = field === 'tone' && message.tokens[first]?.word === 'e'
  return (
    message.tokens[first]?.boundary === 'sentence' &&
    (!goingOn.has(wordAt(message.tokens, first)) || isTurned) &&
    (field === 'message' || field === 'audience'
      ? [before, sentenceAt(message, first)].every(one => ownWordsIn(message, one) >= LEAST_SAID)
      : field === 'tone' && before.weight > 0 !== weight > 0)
  )
}

export const sentenceAt = ({ tokens }: Message, at: number): Span =>
  sentencesOf(tokens).find(({ last }) => last >= at) ?? wholeOf(tokens)

const LEAST_SAID = 2

const ownWordsIn = ({ tokens, asked }: Message, span: Span) =>
  wordsIn(tokens, span).filter(({ word }) => !isFiller(asked, word)).length

/** One stretch of the client's words, never two pieces put together: of some runs the one that says most. */
export function bestOf(message: Message, runs: readonly Run[]): { text: string; run: Run } | null {
  const { tokens, text, turn } = message
  const [best] = runs.toSorted(
    (a, b) =>
      b.weight - a.weight ||
      (a.field === 'message' || a.field === 'audience' ? 0 : ownWordsIn(message, b) - ownWordsIn(message, a)),
  )
  if (best === undefined) return null
  const end = best.last === tokens.length - 1 ? text.length : (tokens[best.last]?.end ?? 0)
  // "Le famiglie, no aspetta, le aziende": what was said first is taken back.
  const again = { first: turn + 1, last: best.last }
  const isAgain = turn > best.first && ownWordsIn(message, again) > 0
  const start = tokens[isAgain ? again.first : best.first]?.start ?? 0
  return { text: cleaned(text.slice(start, end)), run: best }
}

const MAX_TONE_WORDS = 14
const MOST_BESIDE = 8
const MOST_UNNAMED = 5

/** Whether words can be an answer to a question that wants some: not "aspetta un attimo", not "ma se poi…". */
export function fits(message: Message, run: Run): boolean {
  const { field, weight, first, last } = run
  const own = ownWordsIn({ ...message, asked: field }, run)
  if (own === 0) return false
  if (isNoAnswer(message, run, field === 'materials' ? weight : 0))
    return own > MOST_BESIDE && field !== 'tone'
  if (field === 'materials' && weight <= 0) return own <= MOST_UNNAMED && !standsIn(message.tokens, refusing)
  return field !== 'tone' || last - first < MAX_TONE_WORDS || hasTone(message, run)
}
