import { sentencesOf } from '../../language/clauses.ts'
import { shareWords } from '../../language/mentions.ts'
import { beginsWith, foundIn, standsIn } from '../../language/patterns.ts'
import { type Span, wordAt, wordsIn } from '../../language/tokens.ts'
import { goesOn } from '../fields/read-free.ts'
import { isCompanion } from '../fields/read-materials.ts'
import { hasTone } from '../fields/tones.ts'
import { asideOpener } from '../keywords/cue-keywords.ts'
import { companyIs, goingOn, naming, noAnswer, nothings, remains } from '../keywords/free-keywords.ts'
import { agreed, ofNations, quietWords } from '../keywords/rest-keywords.ts'
import {
  clauseOf,
  isBare,
  isCapital,
  isFiller,
  type Message,
  placesOf,
  saysOnly,
} from '../message/message.ts'
import { namedIn } from '../message/named.ts'
import { cleaned, type FreeSlot, freeSlots, isFree, sliceOf } from '../message/read-words.ts'
import { subjectOf } from '../message/subjects.ts'
import { knownOf, LIKELY, PLAINLY, refusing, sentenceAt, weightsOf } from './clause-weights.ts'

/** What the question that was asked speaks for its own field. */
const ASKED = 2

/** What is said in a few words between others. */
const figures = new Set<string>(['duration', 'deadline', 'formats'])

// "Il copione l'ho già scritto io" names what there is.
const isNoAnswer = ({ tokens }: Message, clause: Span, ofMaterials: number) =>
  ofMaterials < PLAINLY && standsIn(tokens, noAnswer, clause)

// "Anche verticale per Instagram" says its format, and where it is shown.
const isOnlyNamed = (message: Message, clause: Span, taken: readonly Span[], kinds: readonly Span[]) =>
  isBare(message, clause, taken.some(span => shareWords(span, clause)) ? [...taken, ...kinds] : taken)

/** "Allegro, con la parlata nostra", whatever was asked. */
const isToneOn = ({ tokens, today }: Message, before: Run, clause: Span, all: readonly Span[]) =>
  before.field === 'tone' && goesOn(tokens, clause, 'tone', all, today)

/** "Per correttezza, siamo in tre", and "la ditta è Cicli Bonora": the sentence says something else than what was asked. */
function isBesideAnswer(message: Message, clause: Span): boolean {
  const { tokens, asked } = message
  if (clause.first > 0 && beginsWith(tokens, asideOpener, clause)) return true
  const sentence = sentenceAt(tokens, clause.first)
  const isMade = asked === 'audience' || asked === 'materials'
  const names = [
    ...(isMade ? foundIn(tokens, naming, sentence) : []),
    ...foundIn(tokens, companyIs, sentence),
  ]
  return names.some(({ first, last }) => first === sentence.first && isCapital(message, last + 1))
}

/** The places of short sentences that answer nothing; "il drone non lo voglio" turns down what was heard. */
function talkIn(message: Message, taken: readonly Span[]): ReadonlySet<number> {
  const isTalk = (found: Span) => !taken.some(span => shareWords(span, clauseOf(message, found)))
  return placesOf(
    sentencesOf(message.tokens).filter(
      sentence =>
        foundIn(message.tokens, noAnswer, sentence).some(isTalk) &&
        ownWordsIn(message, sentence) <= MOST_BESIDE,
    ),
  )
}

/** Some clauses in a row that are about one field. */
export interface Run extends Span {
  readonly field: FreeSlot | null
  /** How much its words speak for the field, whatever was asked. */
  readonly weight: number
  /** Another open field that they speak for as much as everything speaks for this one. */
  readonly rival?: FreeSlot | undefined
}
/** A run, and whether more than the question that was asked speaks for its field. */
type HeldRun = Run & { readonly isForeign: boolean }

// "Che squadra. Energico, montaggio veloce", "Ascoltare prima di consigliare. Calmo": the question was answered before.
const isSaidBefore = (message: Message, runs: readonly Run[], start: number) =>
  runs.some(
    run =>
      run.field === message.asked &&
      (run.weight >= PLAINLY || (message.asked === 'message' && ownWordsIn(message, run) >= LEAST_SAID)) &&
      run.last < start,
  )

/** "Famiglie con bambini soprattutto, italiani e tedeschi", whatever was asked. */
const isPublicOn = ({ text, tokens }: Message, before: Run, clause: Span) =>
  before.field === 'audience' && ofNations.test(sliceOf(text, tokens, clause))

/** What follows in the sentence and speaks for nothing goes on about the same. */
function isTailOf(
  message: Message,
  before: HeldRun,
  clause: Span,
  {
    weights,
    all,
    taken,
  }: Readonly<{ weights: ReturnType<typeof weightsOf>; all: readonly Span[]; taken: readonly Span[] }>,
): boolean {
  const { tokens, asked } = message
  const isTaken = before.field === asked && taken.some(span => shareWords(span, clause))
  if (!before.isForeign || isTaken || tokens[clause.first]?.boundary === 'sentence') return false
  if (before.field === 'materials') return isCompanion(message, clause)
  return (
    (isFree(asked) || isToneOn(message, before, clause, all) || isPublicOn(message, before, clause)) &&
    freeSlots.every(slot => slot === before.field || weights[slot] <= 0)
  )
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
  const { kinds, all } = namedIn(message)
  const known = knownOf(message, taken)
  const runs: HeldRun[] = []
  const talk = talkIn(message, taken)
  let isAside = false
  for (const clause of message.clauses) {
    if (message.tokens[clause.first]?.boundary === 'sentence')
      isAside = besideFrom <= clause.first || isBesideAnswer(message, clause)
    if (taken.some(({ first, last }) => first <= clause.first && last >= clause.last)) continue
    if (isOnlyNamed(message, clause, taken, kinds)) continue
    // "Le riprese le vogliamo, sì, aggiungile. Abbiamo il logo"
    const inside = wordsIn(message.tokens, clause)
    if (clause.last < message.tokens.length - 1 && saysOnly(inside, agreed)) continue
    // "Che siamo aperti la domenica, l'avevo scritto"
    if (runs.length > 0 && saysOnly(inside, noAnswer)) continue
    const subject = subjectOf(message.tokens, clause, message.asked)
    const isClaimed = subject !== undefined && subject !== message.asked
    if (isClaimed) {
      isAside ||= !figures.has(subject)
      if (subject !== 'notes' && !(isFree(subject) && open.has(subject))) continue
    }
    const weights = weightsOf(message, clause, known, subject)
    const sentence = sentenceAt(message.tokens, clause.first)
    const isTalk = talk.has(clause.first)
    // "L'ho scritto, gli stranieri, soprattutto tedeschi"
    const isOn =
      runs.at(-1)?.last === clause.first - 1 && message.tokens[clause.first]?.boundary !== 'sentence'
    const isEmpty = !isOn && freeSlots.every(slot => weights[slot] <= 0)
    if (isTalk && (isEmpty || isNoAnswer(message, clause, weights.materials))) continue
    const isAnswered =
      open.has('tone') && weights.tone >= LIKELY && isSaidBefore(message, runs, sentence.first)
    const bonus = isAside || isAnswered ? 0 : ASKED
    const total = (slot: FreeSlot) => weights[slot] + (slot === message.asked ? bonus : 0)
    const rivals = freeSlots.filter(slot => slot === message.asked || open.has(slot))
    const [best, second] = rivals.toSorted(
      (a, b) => total(b) - total(a) || Number(b === message.asked) - Number(a === message.asked),
    )
    const before = runs.at(-1)
    const isNext = before !== undefined && before.last === clause.first - 1
    const isTail = isNext && subject !== 'notes' && isTailOf(message, before, clause, { weights, all, taken })
    const field = isTail
      ? before.field
      : best !== undefined && total(best) >= (best === message.asked || isAnswered ? LIKELY : PLAINLY)
        ? best
        : null
    const weight = field === null ? 0 : weights[field]
    const isClose =
      field !== null && second !== undefined && weights[second] >= LIKELY && total(second) >= total(field)
    const rival = isClose && !isTail ? second : undefined
    if (isNext && before.field === field && !isAnother(message, { ...clause, field, weight }, before))
      runs[runs.length - 1] = { ...before, last: clause.last, weight: Math.max(before.weight, weight) }
    else {
      const isForeign = field !== null && (isAside || field !== message.asked)
      runs.push({ ...clause, field, weight, rival, isForeign })
    }
  }
  return runs
}

const pause = /^\s*(?:\.{2,}|\u2026)\s*$/

/** Who writes "la gente dei mercatini... e chi compra dal computer" pauses, and goes on. */
const isNewSentence = ({ tokens }: Message, at: number) =>
  tokens[at]?.boundary === 'sentence' && !pause.test(tokens[at].gap)

/** "Il casco si mette sempre. Tenga presente che molti sono stranieri": the second sentence is about something else. */
const isAnother = (message: Message, run: Run, before: Run) => {
  const { field, first, weight } = run
  // "Sobrio. E aggiungete i sottotitoli"
  if (field === 'message' && beginsWith(message.tokens, remains, run)) return true
  // "Gli stranieri. Coppie e famiglie" are one public.
  if (field === 'audience' && weight >= PLAINLY) return standsIn(message.tokens, noAnswer, before)
  // "Diretto. Non ho niente da darvi", "Vivace. … che è di 1500 euro"
  const isOther = field === 'tone' && weight <= 0 && tellsNoTone(message, sentenceAt(message.tokens, first))
  const isTurned = field === 'tone' && (isOther || message.tokens[first]?.word === 'e')
  return (
    isNewSentence(message, first) &&
    (!goingOn.has(wordAt(message.tokens, first)) || isTurned) &&
    (field === 'message' || field === 'audience'
      ? [before, sentenceAt(message.tokens, first)].every(one => ownWordsIn(message, one) >= LEAST_SAID)
      : field === 'materials'
        ? before.weight > 0 && weight <= 0 && tellsOwn(message, sentenceAt(message.tokens, first))
        : field === 'tone' && before.weight > 0 !== weight > 0)
  )
}

const tellsNoTone = ({ tokens }: Message, sentence: Span) =>
  standsIn(tokens, nothings, sentence) || wordsIn(tokens, sentence).some(({ word }) => /^\d+$/.test(word))

const LEAST_SAID = 2

const ownWordsIn = ({ tokens, asked }: Message, span: Span) =>
  wordsIn(tokens, span).filter(({ word }) => !isFiller(asked, word)).length

/** "La spa è ancora in cantiere": a sentence behind the materials that says enough to be a note. */
const tellsOwn = ({ tokens }: Message, sentence: Span) =>
  wordsIn(tokens, sentence).filter(({ word }) => !isFiller(null, word) && !quietWords.has(word)).length >=
  LEAST_SAID

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
  // "Abbiamo un video" says enough.
  if (own === 0 && !(field === 'materials' && weight >= PLAINLY)) return false
  if (isNoAnswer(message, run, field === 'materials' ? weight : 0))
    return own > MOST_BESIDE && field !== 'tone'
  if (field === 'materials' && weight <= 0) return own <= MOST_UNNAMED && !standsIn(message.tokens, refusing)
  return field !== 'tone' || last - first < MAX_TONE_WORDS || hasTone(message, run)
}
