import { truths } from '../../catalogue/truths.ts'
import { capitalized } from '../../formats/capitalized.ts'
import {
  assistantTexts,
  extraTexts,
  inviteTexts,
  questionTexts,
  summaryTexts,
} from '../../messages/it/briefing.ts'
import { signedPrice } from '../../messages/it/briefing-choices.ts'
import { nonsenseTexts, openTexts } from '../../messages/it/briefing-open.ts'
import { panelTexts } from '../../messages/it/briefing-panel.ts'
import type { Brief, Extra, Invitable, Slot } from '../brief/brief.ts'
import { allExtras, extraPrices } from '../brief/offered-extras.ts'
import type { BriefingState, Doubt } from '../brief/state.ts'
import { roughDayOf } from '../fields/rough-day.ts'
import type { Reading } from '../reading/read.ts'
import { changedKeys } from './apply.ts'
import type { Move } from './moves.ts'

/** Sentences one after the other, none empty and none twice. */
export const spoken = (...parts: readonly string[]): string =>
  [...new Set(parts)].filter(part => part !== '').join(' ')

const LONGEST_QUOTED = 60

/** A client's words as they are named in passing. */
export const shortened = (words: string): string =>
  words.length <= LONGEST_QUOTED ? words : `${words.slice(0, LONGEST_QUOTED).replace(/\s+\S*$/, '')}…`

const pick = (wordings: readonly string[], turn: number): string => wordings[turn % wordings.length] ?? ''

// What can still be added, by name: nobody is asked twice.
function openExtras({ extras, declined }: Brief): string {
  const isNeedless = (extra: Extra) => extra === 'scriptwriting' && extras.includes('ready-script')
  const left = allExtras.filter(
    extra => !extras.includes(extra) && !declined.includes(extra) && !isNeedless(extra),
  )
  const names = left.map(extra => summaryTexts.extras[extra]).join(', ')
  return names === '' ? '' : `${capitalized(names)}.`
}

/** The question about what is still open, in other words at each turn; with examples where it was misunderstood. */
export function questionAbout(
  brief: Brief,
  asked: Slot | null,
  { misses, turn }: { misses: number; turn: number },
): string {
  if (asked === null) return ''
  const rough = asked === 'deadline' ? roughDayOf(brief) : null
  if (rough !== null) return assistantTexts.whichDay(rough)
  if (misses > 0) return questionTexts[asked].again
  return spoken(pick(questionTexts[asked].ask, turn), asked === 'extras' ? openExtras(brief) : '')
}

interface Occasion {
  readonly move: Move
  readonly before: Brief
  readonly state: BriefingState
  /** What is said to the client's questions. */
  readonly answers?: readonly string[]
  readonly reading?: Pick<Reading, 'changes' | 'left' | 'doubtful' | 'isSoon'> &
    Partial<Pick<Reading, 'isStockMusic' | 'isSeveral'>>
  readonly offers?: readonly Extra[]
  readonly askedBefore?: Slot | null
  readonly invites?: readonly Invitable[]
  readonly doubt?: Doubt | undefined
}

const { articles } = panelTexts

/** Which field words belong in is asked beside the next question. */
export const doubted = (doubt: Doubt | undefined): string =>
  doubt === undefined
    ? ''
    : assistantTexts.whichField(
        shortened(doubt.words),
        doubt.to.map(place => (place === 'notes' ? panelTexts.aNote : articles[place])),
      )

/** What was not said, and can be told in one go: no question that anything waits for. It may stand in a note. */
export function invitation(fields: readonly Invitable[], { notes }: Brief): string {
  if (fields.length === 0) return ''
  const { invitation: invited, invitationBesideNotes } = assistantTexts
  return (notes.length > 0 ? invitationBesideNotes : invited)(
    fields.map(field => inviteTexts[field]).join(', '),
  )
}

const moveTexts = {
  greeting: assistantTexts.greeting,
  thanks: assistantTexts.thanks,
  onwards: assistantTexts.onwards,
  goodbye: assistantTexts.goodbye,
  confirm: [assistantTexts.confirm],
  insult: [assistantTexts.insult],
  which: [questionTexts.extras.again],
  advised: [questionTexts.kind.advice],
  undo: assistantTexts.undone,
  'nothing-to-undo': assistantTexts.nothingToUndo,
  missed: assistantTexts.missed,
  'left-open': [assistantTexts.moveOn],
  signs: [nonsenseTexts.signs],
  keys: [nonsenseTexts.keys],
  page: [nonsenseTexts.page],
  language: [nonsenseTexts.language],
} as const satisfies Partial<Record<Move, readonly string[]>>

const said = (move: Move, turn: number) =>
  move in moveTexts ? pick(moveTexts[move as keyof typeof moveTexts], turn) : ''

/** What was left to us, the days that cannot be kept, and what the price is for. */
function remarks({ state: { turn, brief }, reading, askedBefore }: Occasion): string {
  if (reading === undefined) return ''
  const [left] = reading.left
  const rough = left === 'deadline' ? roughDayOf(brief) : null
  const leftText =
    left === undefined || (left === 'deadline' && reading.isSoon)
      ? ''
      : rough !== null
        ? assistantTexts.asSaid(rough.words)
        : left === 'deadline'
          ? spoken(pick(assistantTexts.noHurry, turn), askedBefore === null ? openTexts.deadline : '')
          : spoken(pick(assistantTexts.unsure, turn), openTexts[left])
  const day = reading.isSoon ? assistantTexts.soon : ''
  const stock = reading.isStockMusic ? assistantTexts.stockMusic : ''
  const several = reading.isSeveral ? truths.several : ''
  return spoken(
    leftText,
    day,
    stock,
    several,
    doubtfulExtras(reading.doubtful.filter(extra => !brief.extras.includes(extra))),
  )
}

/** What was named with a doubt can be added, at its price. */
export const doubtfulExtras = (extras: readonly Extra[]): string =>
  extras
    .map(extra => assistantTexts.doubtful(capitalized(extraTexts[extra]), signedPrice(extraPrices[extra])))
    .join(' ')

/** That everything is there, and what is open. */
export const closing = (brief: Brief): string =>
  spoken(assistantTexts.done, openIn(brief), brief.kind === null ? assistantTexts.noKind : '')

/** What is asked or said at the end: the next question, or that everything is there and what is open. */
function ending({ move, state, before, askedBefore, invites = [] }: Occasion): string {
  const { brief, asked, turn } = state
  if (move === 'which') return ''
  if (asked !== null) {
    const isAgain = ['missed', 'advised', 'signs', 'keys', 'page', 'language'].includes(move)
    return questionAbout(brief, asked, { misses: isAgain ? 1 : 0, turn })
  }
  if (askedBefore) return spoken(closing(brief), invitation(invites, brief))
  if (changedKeys(before, brief).some(key => key !== 'notes' && key !== 'extrasSettled'))
    return brief.notes.length > before.notes.length
      ? assistantTexts.stillDoneBesideNotes
      : assistantTexts.stillDone
  return move === 'goodbye' || move === 'thanks' ? assistantTexts.closing : ''
}

/** What is still to be decided, said honestly. */
function openIn({ unknowns }: Brief): string {
  const names = unknowns
    .filter(slot => slot !== 'deadline' && slot !== 'extras')
    .map(slot => summaryTexts.slots[slot])
  return names.length === 0 ? '' : assistantTexts.stillOpen(names.join(', '))
}

/** After the end nothing that was said is waved off: it is in the notes, and what it changes is asked. */
function notUnderstood({ state, before, reading, doubt }: Occasion): string {
  const isKept = state.brief.notes.length > before.notes.length
  if (!isKept && reading !== undefined && Object.keys(reading.changes).length > 0)
    return reading.changes.languages ? assistantTexts.italianToo : assistantTexts.alreadySo
  if (isKept) return doubt ? assistantTexts.kept : assistantTexts.keptBeside
  return doubt ? '' : assistantTexts.whatElse
}

/** What the assistant says; what it has written into the brief stands beside it (`written.ts`). */
export function replyTo(occasion: Occasion): string {
  const { move, state, answers = [] } = occasion
  const { asked, turn } = state
  if (move === 'open') return assistantTexts.opening
  if (move === 'restart') return assistantTexts.restarted
  if (move === 'restart-after') return assistantTexts.restartedAfter
  const isLost = move === 'missed' && asked === null
  const reply = spoken(
    ...answers,
    isLost ? notUnderstood(occasion) : said(move, turn),
    remarks(occasion),
    doubted(occasion.doubt),
    ending(occasion),
  )
  return reply || assistantTexts.whatElse
}
