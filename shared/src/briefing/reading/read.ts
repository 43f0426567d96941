import { sentencesOf } from '../../language/clauses.ts'
import { shareWords } from '../../language/mentions.ts'
import { beginsWith, patternList, standsIn } from '../../language/patterns.ts'
import { type Span, wholeOf } from '../../language/tokens.ts'
import {
  type Brief,
  type BriefField,
  type Extra,
  type Invitable,
  keyOf,
  type Slot,
  wordFields,
} from '../brief/brief.ts'
import type { BriefingState, Doubt } from '../brief/state.ts'
import type { Understood } from '../brief/understood.ts'
import { namesStockMusic } from '../extras/read-extras.ts'
import { extrasHeard, isNothing, leavesAllToUs } from '../extras/settled-extras.ts'
import { namesSoon, roughDayIn } from '../fields/read-deadline.ts'
import { unlabelled } from '../fields/read-free.ts'
import { allThereIs, hasNothing } from '../fields/read-materials.ts'
import { peopleIn } from '../fields/read-people.ts'
import { wantsSeveral } from '../fields/read-several.ts'
import { companyIn } from '../fields/read-side.ts'
import { correctionOpener } from '../keywords/cue-keywords.ts'
import { strongCorrections } from '../keywords/free-cue-keywords.ts'
import { filmedThere } from '../keywords/place-keywords.ts'
import { delegatingPatterns } from '../keywords/unsure-keywords.ts'
import type { Message } from '../message/message.ts'
import { type Named, namedIn } from '../message/named.ts'
import { type FreeSlot, freeSlots, isFree, sliceOf, tokensFrom } from '../message/read-words.ts'
import { subjectOf } from '../message/subjects.ts'
import { sentenceAt } from './clause-weights.ts'
import { doubtAbout } from './doubts.ts'
import { fieldRows, type Hearing } from './fields.ts'
import { invitedIn, unfiledAnswer } from './read-invited.ts'
import { leftIn, opensWithNothing } from './read-left.ts'
import { unreadIn } from './read-unread.ts'
import { bestOf, fits, runsOf } from './weigh.ts'

/** What a message says about the brief. */
export interface Reading {
  readonly changes: Partial<Brief>
  /** The words that gave each change. */
  readonly words: Readonly<Partial<Record<BriefField | Extra, string>>>
  /** What the client leaves to us. */
  readonly left: readonly Slot[]
  /** Whether the choice was handed over, and not only not known. */
  readonly isDelegated: boolean
  /** Extras named with a doubt: asked about, not filed. */
  readonly doubtful: readonly Extra[]
  /** Whether the question that waits was answered, though nothing new was said. */
  readonly isSettled: boolean
  /** The sentences that say something else, as they were written. */
  readonly unread: readonly string[]
  /** When the video is needed was said, but no day; the words are among the unread. */
  readonly isRoughDay: boolean
  /** Words that could stand in another field than where they were filed. */
  readonly doubts: readonly Doubt[]
  /** Music from a library is asked for, which is in every price. */
  readonly isStockMusic: boolean
  /** Several videos are wanted: the price is for one. */
  readonly isSeveral: boolean
  /** "Il prima possibile": no day, but a hurry. */
  readonly isSoon: boolean
}

const REST = 'resto'
const delegating = patternList(delegatingPatterns)

function take(hearing: Hearing, field: BriefField, found: Understood<Partial<Brief>> | null): void {
  if (found === null) return
  const { message, words, taken } = hearing
  Object.assign(hearing.changes, found.value)
  const [first] = found.spans
  const last = found.spans.at(-1)
  words[field] =
    first === undefined || last === undefined
      ? ''
      : sliceOf(message.text, message.tokens, { first: first.first, last: last.last })
  taken.push(...found.spans)
}

/** Where an answer ends that was cut: what follows is said besides. */
function saidOf({ text, tokens }: Message, run: Span, said: string): Span {
  const start = text.indexOf(said, tokens[run.first]?.start ?? 0)
  return start < 0 ? run : { first: run.first, last: tokensFrom(tokens, start, start + said.length).last }
}

/** "Genuino. Pensavamo 20 secondi, anzi 30" corrects its own sentence, and "30 aprile. No, scusi, 24" what is before it. */
function besideFrom({ message, changes }: Hearing): number | undefined {
  const isSeen = changes.people !== undefined && !showsPeople(message)
  if (message.isAside || changes.kind !== undefined || isSeen) return 0
  if (!message.isCorrection || Object.keys(changes).length === 0) return undefined
  const sentence = sentenceAt(message.tokens, message.turn)
  return beginsWith(message.tokens, correctionOpener, sentence) ? 0 : sentence.first
}

/**
 * What the clauses say that no typed field has taken, filed by what it is about; gives back what could as well be about
 * something else.
 */
function hearWords(hearing: Hearing, last: Slot | null): { doubts: Doubt[]; beside: string[] } {
  const { message, changes, words, taken, named } = hearing
  const { brief, asked } = message
  if (asked === 'materials' && (isNothing(message) || leavesAllToUs(message) || hasNothing(message))) {
    changes.materials = allThereIs(message) ?? ''
    words.materials = message.text.trim()
    const [opening] = message.clauses
    // "Niente di niente, però si gira di giovedì": what follows is said besides.
    const isWhole = isNothing(message) || leavesAllToUs(message) || changes.materials !== ''
    taken.push(isWhole || opening === undefined ? wholeOf(message.tokens) : opening)
    if (isWhole) return { doubts: [], beside: [] }
  }
  // "Anzi, ironico" is said of the question before; "cioè uno che la racconta" explains what no words answered.
  const takesBack = strongCorrections.test(message.text.trim()) && Object.keys(changes).length === 0
  const meant = takesBack && isFree(last) ? last : asked
  const from = takesBack && last !== null && !isFree(last) ? 0 : besideFrom(hearing)
  // "Pensavamo 20 secondi, anzi 30": the first is said no more.
  if (changes.durationSeconds) taken.push(...named.lengths.filter(length => length.last < message.turn))
  const isOpen = (slot: FreeSlot) =>
    slot === meant ||
    (changes[slot] === undefined && (brief[slot] === null || slot === 'materials' || message.isCorrection))
  const part = { ...message, asked: meant }
  const runs = runsOf(part, taken, new Set(freeSlots.filter(isOpen)), from)
  const isElsewhere = Object.keys(changes).length > 0
  const doubts: Doubt[] = []
  const beside: string[] = []
  const isTaken = (run: Span) => taken.some(span => shareWords(span, run))
  for (const slot of freeSlots) {
    if (changes[slot] !== undefined) continue
    const ofSlot = runs.filter(({ field }) => field === slot)
    const found = bestOf(part, ofSlot)
    if (found === null || found.text === '' || !fits(part, found.run)) continue
    // Beside something else that was said, words that name no material are none: "abbiamo votato: 45 secondi".
    if (slot === 'materials' && found.run.weight <= 0 && isElsewhere) {
      // "CAD e un prototipo. Musica sì": a sentence of its own may name some all the same.
      if (isSentence(message, found.run) && !isTaken(found.run)) {
        beside.push(found.text)
        doubts.push({ words: found.text, from: 'notes', to: [slot, 'notes'] })
      }
      continue
    }
    const said = unlabelled(slot, found.text, message.today)
    const before = slot === 'materials' || slot !== meant ? brief[slot] : null
    changes[slot] = before && slot !== 'tone' && slot !== 'audience' ? `${before}; ${said}` : said
    words[slot] = found.text
    taken.push(slot === 'audience' ? saidOf(message, found.run, said) : found.run)
    const filed = changes[slot] ?? said
    const doubt = found.run.rival
      ? { words: filed, from: slot, to: [slot, found.run.rival] }
      : found.run.weight <= 0 && doubtAbout(filed, slot, { ...brief, ...changes }, found.text)
    if (doubt) doubts.push(doubt)
    // A second sentence that nothing speaks for is a note, or the point where that is not known yet.
    const isSaidAgain = (words: string) =>
      wordFields.some(field => brief[field] && words.includes(brief[field]))
    for (const run of slot === 'materials' ? [] : ofSlot) {
      const words = sliceOf(message.text, message.tokens, run)
      if (run === found.run || !isSentence(message, run) || isTaken(run) || isSaidAgain(words)) continue
      beside.push(words)
      if (slot === 'audience' && brief.message === null && run.weight <= 0)
        doubts.push({ words, from: 'notes', to: ['message', 'notes'] })
    }
  }
  return { doubts, beside }
}

const isSentence = ({ tokens }: Message, run: Span) =>
  sentencesOf(tokens).some(({ first, last }) => first === run.first && last === run.last)

/** What the client was asked for once all was settled, and could tell in one go. */
function hearInvited(hearing: Hearing, invited: readonly Invitable[]): void {
  const { message, changes, taken } = hearing
  const open = invited.filter(field => changes[field] === undefined)
  const isTaken = (clause: Span) => taken.some(span => shareWords(span, clause))
  for (const { field, ...found } of invitedIn(message, open, isTaken))
    take(hearing, field, { ...found, value: { [field]: found.value } })
}

/** "Decidete voi, però niente drone": what is refused beside it answers nothing; nor does "per il resto fate voi". */
const isLeft = (slot: Slot, { message, changes }: Hearing) =>
  changes[keyOf(slot)] === undefined ||
  (slot === 'extras' &&
    (changes.extras?.every(extra => message.brief.extras.includes(extra)) === true ||
      (message.asked === 'extras' && message.tokens.some(({ word }) => word === REST))))

/** "Villa Reda Eventi" orders no video of an event. */
function withoutNames(named: Named, names: readonly Span[], { text, tokens }: Message): Named {
  const isFreeOf = (span: Span) => !names.some(name => shareWords(name, span))
  const isFirst = (kind: Span) => names.some(({ first }) => first === kind.first)
  const { kinds, extras, lengths, days, all } = named
  return {
    // "Hotel Miravalle" and "gestore del rifugio Alpe" have one for their subject.
    kinds: kinds.filter(
      kind =>
        isFreeOf(kind) ||
        (!kind.isForm && (isFirst(kind) || /^\p{Ll}/u.test(text.slice(tokens[kind.first]?.start)))),
    ),
    extras: extras.filter(isFreeOf),
    lengths: lengths.filter(isFreeOf),
    days: days.filter(isFreeOf),
    all: all.filter(isFreeOf),
  }
}

/** "Si gira da noi" says where, and orders no filming yet. */
const filmingAt = ({ tokens, brief }: Message, { place, extras }: Partial<Brief>): Extra[] => {
  const known = [...(extras ?? brief.extras), ...brief.declined]
  const isOpen = !known.includes('shooting') && !known.includes('supplied-footage')
  return place && isOpen && standsIn(tokens, filmedThere) ? ['shooting'] : []
}

/** "Non si butta niente. Compare mio zio": of the point nobody is seen but where that is said. */
const showsPeople = ({ tokens, clauses, asked }: Message) =>
  clauses.some(clause => subjectOf(tokens, clause, asked) === 'people')

/** Reads a message: any field in any message, several at once. */
export function read(
  message: Message,
  { last, offered, before, invited }: Pick<BriefingState, 'last' | 'offered' | 'before' | 'invited'>,
  askedAbout: readonly Extra[] = [],
): Reading {
  const company = companyIn(message)
  const named = withoutNames(namedIn(message), company?.spans ?? [], message)
  const hearing: Hearing = {
    message,
    named,
    people: message.asked === 'message' && !showsPeople(message) ? null : peopleIn(message),
    left: leftIn(message, named),
    changes: {},
    words: {},
    taken: [],
  }
  const { changes, words, taken, left } = hearing
  take(hearing, 'company', company && { ...company, value: { company: company.value } })
  const withdrawn = (before?.brief.extras ?? []).filter(extra => !message.brief.extras.includes(extra))
  const extras = extrasHeard(message, named, { offered, withdrawn }, askedAbout)
  Object.assign(changes, extras.changes, opensWithNothing(message) && { extrasSettled: true })
  Object.assign(words, extras.words)
  taken.push(...extras.spans)
  for (const { field, reads } of fieldRows) take(hearing, field, reads(hearing))
  const rough = changes.deadline === undefined ? roughDayIn(message, named) : null
  // "Anzi, per giugno": the day that stood is no more.
  if (rough !== null && message.brief.deadline !== null) changes.deadline = null
  taken.push(...left.spans, ...(rough?.spans ?? []))
  const { doubts, beside } = hearWords(hearing, last)
  hearInvited(hearing, invited ?? [])
  const known = { ...message.brief, ...changes }
  const leftToUs = left.slots.filter(slot => isLeft(slot, hearing))
  // "Il video della vendemmia, vedete voi se è buono" leaves nothing to us.
  const isHeard = (span: Span) => leftToUs.length > 0 || !left.spans.includes(span)
  const { sentences, clauses } = unreadIn(
    message,
    { taken: taken.filter(isHeard), extras: extras.spans, kinds: named.kinds.filter(({ isForm }) => isForm) },
    wordFields.map(field => known[field] ?? ''),
  )
  const unread = [...(rough === null ? [] : [rough.value]), ...sentences, ...clauses, ...beside].filter(
    (note, _, all) => note === rough?.value || !all.some(other => other !== note && other.includes(note)),
  )
  if (leftToUs.includes('extras')) changes.extrasSettled = false
  const isAnswer = Object.keys(changes).length === 0
  return {
    changes,
    words,
    isDelegated: standsIn(message.tokens, delegating),
    left: leftToUs,
    doubtful: [...extras.doubtful, ...filmingAt(message, changes)],
    isSettled: extras.isSettled,
    unread,
    doubts: [
      ...doubts,
      ...(isAnswer ? [unfiledAnswer(message, invited ?? [])] : []),
      ...unread.filter(words => !clauses.includes(words)).map(words => doubtAbout(words, 'notes', known)),
    ].filter(
      doubt => doubt !== undefined && (doubt.from !== 'notes' || unread.includes(doubt.words)),
    ) as Doubt[],
    isRoughDay: rough !== null,
    isStockMusic: namesStockMusic(message),
    isSeveral: wantsSeveral(message),
    isSoon: message.asked !== 'message' && (changes.deadline ?? null) === null && namesSoon(message),
  }
}
