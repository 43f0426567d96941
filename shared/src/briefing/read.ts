import { shareWords } from '../language/mentions.ts'
import { patternList, standsIn } from '../language/patterns.ts'
import { placeOf } from '../language/phrases.ts'
import { type Span, tokensOf } from '../language/tokens.ts'
import { type Brief, type BriefField, type Extra, isSettled, keyOf, type Slot } from './brief.ts'
import type { BriefingState } from './conversation.ts'
import { materialNouns, slotNames } from './cue-keywords.ts'
import { strongCorrections } from './free-cue-keywords.ts'
import { isFiller, type Message, placesOf } from './message.ts'
import { type Named, namedIn } from './named.ts'
import { allExtras } from './offered-extras.ts'
import { deadlineIn, namesSoon } from './read-deadline.ts'
import {
  extrasIn,
  isEverything,
  isNothing,
  leavesAllToUs,
  namesStockMusic,
  withExtras,
} from './read-extras.ts'
import { formatsIn, languagesIn } from './read-formats.ts'
import {
  askedForWords,
  cued,
  type FreeSlot,
  fits,
  freeSlots,
  publicIn,
  restOf,
  toneIn,
  unlabelled,
} from './read-free.ts'
import { kindIn, kindTakenBack } from './read-kind.ts'
import { isVague, leftIn } from './read-left.ts'
import { durationIn } from './read-length.ts'
import { hasNothing, materialsIn } from './read-materials.ts'
import { offersAnswered, type Pending } from './read-offers.ts'
import { peopleIn } from './read-people.ts'
import { companyIn, goalIn, placeIn } from './read-side.ts'
import { unreadIn } from './read-unread.ts'
import { publicStart, quietWords } from './rest-keywords.ts'
import type { Understood } from './understood.ts'
import { delegatingPatterns } from './unsure-keywords.ts'

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
  /** Music from a library is asked for, which is in every price. */
  readonly isStockMusic: boolean
  /** "Il prima possibile": no day, but a hurry. */
  readonly isSoon: boolean
}

type Changes = { -readonly [Key in keyof Brief]?: Brief[Key] }

interface Hearing {
  readonly message: Message
  readonly changes: Changes
  readonly words: Partial<Record<BriefField | Extra, string>>
  readonly taken: Span[]
}

const isFree = (slot: Slot | null): slot is FreeSlot => (freeSlots as readonly (Slot | null)[]).includes(slot)

const delegating = patternList(delegatingPatterns)

const said = ({ text, tokens }: Message, spans: readonly Span[]): string => {
  const [first] = spans
  const last = spans.at(-1)
  if (first === undefined || last === undefined) return ''
  return text.slice(placeOf(tokens, first).start, placeOf(tokens, last).end)
}

function take<Value>(
  hearing: Hearing,
  field: BriefField,
  found: Understood<Value> | null,
  change: (value: Value) => Changes,
): void {
  if (found === null) return
  Object.assign(hearing.changes, change(found.value))
  hearing.words[field] = said(hearing.message, found.spans)
  hearing.taken.push(...found.spans)
}

interface HeardExtras {
  readonly doubtful: readonly Extra[]
  readonly isSettled: boolean
}

function hearExtras(hearing: Hearing, named: Named, pending: Pending, asked: readonly Extra[]): HeardExtras {
  const { message, changes, words, taken } = hearing
  const found = extrasIn(message, named)
  const { accepted, turnedDown } = offersAnswered(message, pending)
  // What is asked about in the same breath is offered, not filed.
  const wanted = found.wanted.filter(extra => !asked.includes(extra))
  const doubtful = found.doubtful.filter(extra => !asked.includes(extra))
  const refused = [...found.refused, ...turnedDown]
  if (turnedDown.length > 0) taken.push(...message.clauses.slice(0, 1))
  if (wanted.length + refused.length + accepted.length > 0) {
    Object.assign(changes, withExtras(message.brief, { wanted: [...wanted, ...accepted], refused }))
    for (const extra of [...wanted, ...accepted])
      words[extra] = said(message, found.spansOf(extra)) || message.text.trim()
  }
  taken.push(...found.spans)
  if (accepted.length > 0) taken.push({ first: 0, last: message.tokens.length - 1 })
  if (message.asked !== 'extras') return { doubtful, isSettled: false }
  const all = isEverything(message, found.spans)
  if (all) {
    const everything = allExtras.filter(extra => !refused.includes(extra))
    Object.assign(changes, withExtras(message.brief, { wanted: everything, refused }))
    for (const extra of everything) words[extra] = message.text.trim()
  }
  const isSettledNow =
    wanted.length + refused.length + accepted.length > 0 ||
    all ||
    isNothing(message) ||
    namesStockMusic(message)
  if (isSettledNow) changes.extrasSettled = true
  return { doubtful, isSettled: isSettledNow }
}

/** Public, point, tone and the like, where the message names them without being asked. */
function hearCued(hearing: Hearing, unsureSpans: readonly Span[]): void {
  const { message, changes } = hearing
  for (const slot of ['audience', 'message', 'tone'] as const) {
    if (slot === message.asked) continue
    const isNamed = message.tokens.some(({ word }) => slotNames[slot].includes(word))
    if (isSettled(message.brief, slot) && !message.isCorrection && !isNamed) continue
    const found = cued(message, slot)
    const isUnsure = found?.spans.some(span => unsureSpans.some(other => shareWords(span, other)))
    const isTaken = found?.spans.some(span =>
      hearing.taken.some(
        other => shareWords(span, other) && other.first <= span.first && other.last >= span.last,
      ),
    )
    if (!isUnsure && !isTaken) take(hearing, slot, found, value => ({ [slot]: value }))
  }
  if (!askedForWords.has(message.asked) && message.asked !== 'materials') {
    const before = message.brief.materials
    take(hearing, 'materials', materialsIn(message), value => ({
      materials: before ? `${before}; ${value}` : value,
    }))
  }
  if (!askedForWords.has(message.asked) && changes.tone === undefined && message.brief.tone === null) {
    take(hearing, 'tone', toneIn(message, hearing.taken), tone => ({ tone }))
  }
  if (message.asked === 'kind' && changes.audience === undefined && message.brief.audience === null) {
    take(hearing, 'audience', publicIn(message), audience => ({ audience }))
  }
}

/** What is never asked for, and kept where it is said. */
function hearSideFields(hearing: Hearing, people: Understood<string> | null): void {
  const { message } = hearing
  if (message.brief.goal === null || message.isCorrection)
    take(hearing, 'goal', askedForWords.has(message.asked) ? null : goalIn(message), goal => ({ goal }))
  take(hearing, 'place', placeIn(message), place => ({ place }))
  // Nobody appears in an animation but figures.
  const isAnimated = (hearing.changes.kind ?? message.brief.kind) === 'explainer'
  if (!isAnimated) take(hearing, 'people', people, value => ({ people: value }))
}

// "Che con noi le fatture si fanno da sole" names nobody: it is the point, wherever it is said.
const isStatement = (text: string) => /^che\s/i.test(text)

function hearStatement({ message, changes, words }: Hearing, rest: string): void {
  const before = changes.message ?? message.brief.message
  changes.message = before === null ? rest : `${before}; ${rest}`
  words.message = rest
}

// Beside something else that was said, words that name no material are none: "abbiamo votato: 45 secondi".
const namesMaterial = (text: string) => standsIn(tokensOf(text), materialNouns)

const saysSomething = (slot: Slot, text: string) => tokensOf(text).some(({ word }) => !isFiller(slot, word))

/** Whether something of a message was not yet understood: "formato verticale ovviamente" says no more than its format. */
function hasOwnWords({ message, taken }: Hearing, slot: Slot): boolean {
  if (taken.length === 0) return true
  const places = placesOf(taken)
  return message.tokens.some(
    ({ word }, at) => !places.has(at) && !isFiller(slot, word) && !quietWords.has(word),
  )
}

/** The answer in the client's own words: to the question asked, or, after "anzi", to the one before it. */
function hearFree(hearing: Hearing, last: Slot | null, rest: string): boolean {
  const { message, changes, words } = hearing
  const takesBack = strongCorrections.test(message.text.trim()) && Object.keys(changes).length === 0
  // "Cioè uno che la racconta" explains what no words of the client's answer.
  if (takesBack && last !== null && !isFree(last)) return false
  const slot = takesBack && isFree(last) ? last : message.asked
  if (!isFree(slot) || changes[slot] !== undefined) return false
  // "Anzi, una demo dell'app vera e propria" corrects, and answers nothing; "ah, dimenticavo" neither.
  const isBeside =
    message.isAside ||
    changes.kind !== undefined ||
    changes.people !== undefined ||
    (message.isCorrection && Object.keys(changes).length > 0)
  if (isBeside && slot === message.asked) return false
  if (slot === 'materials' && (isNothing(message) || leavesAllToUs(message) || hasNothing(message)))
    changes.materials = ''
  else if (slot === 'materials' && Object.keys(changes).length > 0 && !namesMaterial(rest)) return false
  else if (!hasOwnWords(hearing, slot) || !saysSomething(slot, rest) || !fits(slot, rest, message.today)) {
    if (slot !== 'materials') return false
    take(hearing, slot, materialsIn(message), materials => ({ materials }))
    return changes.materials !== undefined
  } else if (slot !== 'message' && slot !== 'tone' && isStatement(rest)) hearStatement(hearing, rest)
  else if (slot === 'tone' && publicStart.test(rest)) changes.audience = rest
  else changes[slot] = unlabelled(slot, rest, message.today)
  words[slot] ??= rest
  return true
}

/** "Villa Reda Eventi" orders no video of an event. */
function withoutNames(named: Named, names: readonly Span[]): Named {
  const isFreeOf = (span: Span) => !names.some(name => shareWords(name, span))
  const { kinds, extras, lengths, days, all } = named
  return {
    // "Hotel Miravalle" has a hotel for its subject.
    kinds: kinds.filter(
      kind => isFreeOf(kind) || (!kind.isForm && names.some(({ first }) => first === kind.first)),
    ),
    extras: extras.filter(isFreeOf),
    lengths: lengths.filter(isFreeOf),
    days: days.filter(isFreeOf),
    all: all.filter(isFreeOf),
  }
}

/** Reads a message: any field in any message, several at once. */
export function read(
  message: Message,
  { last, offered, before }: Pick<BriefingState, 'last' | 'offered' | 'before'>,
  askedAbout: readonly Extra[] = [],
): Reading {
  const hearing: Hearing = { message, changes: {}, words: {}, taken: [] }
  if (message.brief.company === null) {
    take(hearing, 'company', companyIn(message), company => ({ company }))
  }
  const named = withoutNames(namedIn(message), hearing.taken)
  const isTakenBack = kindTakenBack(message)
  if (isTakenBack) hearing.changes.kind = null
  const people = message.asked === 'message' ? null : peopleIn(message)
  const kind = kindIn(message, named, people?.spans ?? [])
  take(hearing, 'kind', kind, value => ({ kind: value }))
  take(hearing, 'duration', durationIn(message, named), durationSeconds => ({ durationSeconds }))
  take(hearing, 'deadline', deadlineIn(message, named), deadline => ({ deadline }))
  take(
    hearing,
    'formats',
    message.asked === 'materials' && !/\bformato\b/i.test(message.text) ? null : formatsIn(message),
    list => ({ formats: list }),
  )
  take(hearing, 'languages', languagesIn(message), list => ({ languages: list }))
  const heard = hearExtras(
    hearing,
    named,
    {
      offered,
      withdrawn: (before?.brief.extras ?? []).filter(extra => !message.brief.extras.includes(extra)),
    },
    askedAbout,
  )
  const left = leftIn(message, named)
  // "Forse un tutorial, forse uno dove parlo, scegli tu": nothing was chosen.
  const isChoiceLeft = left.spans.some(({ first }) => first > (kind?.spans[0]?.last ?? 0))
  if (left.slots.includes('kind') && isChoiceLeft) delete hearing.changes.kind
  if (left.slots.includes('deadline') && isVague(message)) delete hearing.changes.deadline
  hearSideFields(hearing, people)
  hearCued(hearing, left.spans)
  hearing.taken.push(...left.spans)
  const rest = restOf(message, hearing.taken)
  const isUsed = hearFree(hearing, last, rest)
  const { changes, words, taken } = hearing
  return {
    changes,
    words,
    isDelegated: standsIn(message.tokens, delegating),
    left: left.slots.filter(slot => changes[keyOf(slot)] === undefined),
    doubtful: heard.doubtful,
    isSettled: heard.isSettled,
    unread: isUsed ? [] : unreadIn(message, taken),
    isStockMusic: namesStockMusic(message),
    isSoon: changes.deadline === undefined && namesSoon(message),
  }
}
