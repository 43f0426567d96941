import { isWithin, sentencesOf } from '../../language/clauses.ts'
import { shareWords } from '../../language/mentions.ts'
import { foundIn } from '../../language/patterns.ts'
import { type Span, tokensOf, wholeOf, wordAt } from '../../language/tokens.ts'
import {
  type Brief,
  type BriefField,
  type BriefKind,
  type Extra,
  isSettled,
  keyOf,
  type Slot,
} from '../brief/brief.ts'
import type { Understood } from '../brief/understood.ts'
import { deadlineIn } from '../fields/read-deadline.ts'
import { formatsIn, languagesIn } from '../fields/read-formats.ts'
import { cued, wholeAim } from '../fields/read-free.ts'
import { kindIn, kindTakenBack } from '../fields/read-kind.ts'
import { durationIn } from '../fields/read-length.ts'
import { behind, goalIn, placeIn } from '../fields/read-side.ts'
import { removals, slotNames } from '../keywords/cue-keywords.ts'
import { namesPublicFirst } from '../keywords/free-cue-keywords.ts'
import { materialCues } from '../keywords/free-keywords.ts'
import { undecided } from '../keywords/kind-keywords.ts'
import { agreesToIt, thinksOfIt } from '../keywords/opinion-keywords.ts'
import { alsoWords, appearing, determiners, onlyWords, reasons } from '../keywords/people-keywords.ts'
import { clauseOf, isPrecededBy, type Message } from '../message/message.ts'
import type { Named } from '../message/named.ts'
import { sliceOf } from '../message/read-words.ts'
import { subjectOf } from '../message/subjects.ts'
import { isVague } from './read-left.ts'

/** What has been heard of a message so far. */
export interface Hearing {
  readonly message: Message
  readonly named: Named
  readonly people: Understood<string> | null
  readonly left: { readonly slots: readonly Slot[]; readonly spans: readonly Span[] }
  readonly changes: { -readonly [Key in keyof Brief]?: Brief[Key] }
  readonly words: Partial<Record<BriefField | Extra, string>>
  readonly taken: Span[]
}

/** How a field of the brief is read out of any message. */
interface FieldRow {
  readonly field: BriefField
  readonly reads: (hearing: Hearing) => Understood<Partial<Brief>> | null
}

const row = <Value>(field: BriefField, find: (hearing: Hearing) => Understood<Value> | null): FieldRow => ({
  field,
  reads: hearing => {
    const found = find(hearing)
    return found && { value: { [keyOf(field)]: found.value }, spans: found.spans }
  },
})

/** What was found, but in words that leave it to us or take it out. */
const beside = <Value>(spans: readonly Span[], found: Understood<Value> | null) =>
  found?.spans.some(span => spans.some(other => shareWords(span, other))) ? null : found

function kindOf({ message, named, people, left }: Hearing): Understood<BriefKind | null> | null {
  const kind = kindIn(message, named, people?.spans ?? [])
  // "Forse un tutorial, forse uno dove parlo, scegli tu": nothing was chosen.
  const isLeft =
    left.slots.includes('kind') && left.spans.some(({ first }) => first > (kind?.spans[0]?.last ?? 0))
  const isOpen =
    message.brief.kind === null &&
    foundIn(message.tokens, undecided).some(({ first }) => first > (kind?.spans[0]?.last ?? 0))
  if (kind !== null && !isLeft && !isOpen) return kind
  return kindTakenBack(message) ? { value: null, spans: [] } : null
}

const namesPublic =
  /\b(?:far\s\p{L}+|fa[rc]\p{L}*\s(?:conoscere|capire|vedere|sapere)|(?:spieg|insegn|mostr|present|raccont)\p{L}+|(?:vender|mandar)\p{L}*)\b/iu

const onlyPronouns = /^(?:(?:anche|pure|solo) )*(?:loro|lui|lei|noi|io|voi|tutti)$/iu

/** "Ma no, è un evento! Il pubblico sono le famiglie": what stands before is said besides. */
const namesItsPublicLater = ({ text, tokens }: Message) =>
  sentencesOf(tokens).some(
    sentence => sentence.first > 0 && namesPublicFirst.test(sliceOf(text, tokens, sentence)),
  )

/** "Il pubblico sono anche gli svizzeri" says it besides what is known. */
const besideKnownWords = (known: string | null, found: Understood<string> | null) =>
  found && known && /^(?:anche|pure)\s/iu.test(found.value)
    ? { ...found, value: `${known}; ${found.value}` }
    : found

/** Public, point and tone, where the message names them without being asked. */
const cuedRow = (slot: 'audience' | 'message' | 'tone') =>
  row(slot, ({ message, people, left, taken, changes }) => {
    const isNamed = message.tokens.some(({ word }) => slotNames[slot].includes(word))
    const isAnswer = slot === message.asked && !(slot === 'audience' && namesItsPublicLater(message))
    if (isAnswer || (isSettled(message.brief, slot) && !message.isCorrection && !isNamed)) return null
    const found = beside(left.spans, cued(message, slot))
    // "Lo guardano anche loro" names nobody by itself.
    if (slot === 'audience' && onlyPronouns.test(found?.value ?? '')) return null
    // "Farla conoscere alle famiglie" is an aim that names its public.
    const isShared = slot === 'audience' && namesPublic.test(changes.goal ?? '')
    if (isShared) return found
    // "Interviste ai volontari che ci sono già" tells who is seen.
    const isSeen =
      slot === 'audience' && found?.spans.some(span => people?.spans.some(person => shareWords(span, person)))
    // "Un reel, tono caldo, per far sapere…": the words of an aim reach around a tone.
    const isTaken = slot !== 'tone' && found?.spans.some(span => taken.some(other => isWithin(span, other)))
    const said = found?.value ?? ''
    // "Togli dal pubblico i bambini" names none.
    const isTakenOut = found?.spans.some(span => isPrecededBy(message, span, removals)) === true
    const isOpinion = isSettled(message.brief, slot) && (isTakenOut || thinksOfIt.test(said))
    return isSeen || isTaken || isOpinion || agreesToIt.test(said)
      ? null
      : besideKnownWords(message.brief[slot], found)
  })

/** "Nel piazzale" says less than "nel nostro piazzale a Piacenza". */
function saysLess(found: Understood<string> | null, known: string | null): boolean {
  const words = tokensOf(known ?? '').map(({ word }) => word)
  const said = tokensOf(found?.value ?? '').filter(({ word }) => !determiners.has(word))
  return said.every(({ word }) => words.includes(word))
}

const SHOWN_NEAR = 3

/**
 * "Compare anche la preside" adds somebody to who is known, "no, perché parlano i ragazzi" names nobody new, and "le
 * interviste ai clienti le fate voi" tells it of something else.
 */
function besideKnown(message: Message, known: string, people: Understood<string>): Understood<string> | null {
  const [span = wholeOf(message.tokens)] = people.spans
  const isMeant = message.isCorrection || isPrecededBy(message, span, onlyWords, 2)
  const isReason = reasons.has(wordAt(message.tokens, clauseOf(message, span).first))
  if (!message.isCorrection && (isReason || (saysLess(people, known) && !isMeant))) return null
  const isMore = isPrecededBy(message, span, alsoWords, 1)
  // "Parlano tre bidelli"
  const isFirst = span.first - clauseOf(message, span).first <= 1
  const isStated = isFirst || isMeant || isMore || isPrecededBy(message, span, appearing, SHOWN_NEAR)
  const said = tokensOf(people.value).map(({ word }) => word)
  const isSame = tokensOf(known).every(({ word }) => said.includes(word))
  if (!message.isCorrection && !isStated && !isSame) return null
  return isMore ? { ...people, value: `${known}; ${people.value}` } : people
}

const namesFormat = ({ tokens, clauses, text }: Message) =>
  /\bformato\b/i.test(text) || clauses.some(clause => subjectOf(tokens, clause, null) === 'formats')

/** The fields that are read by their own marks, in the order in which they take their words. */
export const fieldRows: readonly FieldRow[] = [
  row('kind', kindOf),
  row('duration', ({ message, named }) => durationIn(message, named)),
  row('deadline', ({ message, named, left }) =>
    left.slots.includes('deadline') && isVague(message, named)
      ? null
      : beside(left.spans, deadlineIn(message, named)),
  ),
  row('formats', ({ message }) =>
    message.asked === 'materials' && !namesFormat(message) ? null : formatsIn(message),
  ),
  row('languages', ({ message, named }) => languagesIn(message, named.extras)),
  row('goal', ({ message }) => wholeAim(message, goalIn(message))),
  row('place', ({ message, named }) => {
    const found = placeIn(message, named.days)
    return saysLess(found, message.brief.place) ? null : found
  }),
  // Nobody appears in an animation but figures.
  row('people', ({ message, people, changes }) => {
    if (people === null || (changes.kind ?? message.brief.kind) === 'explainer') return null
    return message.brief.people === null ? people : besideKnown(message, message.brief.people, people)
  }),
  cuedRow('audience'),
  cuedRow('message'),
  cuedRow('tone'),
  row('materials', ({ message }) => (message.asked === 'materials' ? null : behind(message, materialCues))),
]
