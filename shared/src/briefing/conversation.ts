import { standsAt } from '../language/phrases.ts'
import { assistantTexts, helpTexts, questionTexts } from '../messages/it/briefing.ts'
import { nonsenseTexts } from '../messages/it/briefing-open.ts'
import { acknowledgement } from './acknowledge.ts'
import { applied, changedKeys, lastFilled, withNote } from './apply.ts'
import { type Brief, type Extra, emptyBrief, isComplete, nextSlot, type Slot, slots } from './brief.ts'
import { restartWord, restartWords } from './cue-keywords.ts'
import { isBareYes } from './extras-answers.ts'
import { helpIn } from './help.ts'
import { helpReply } from './help-reply.ts'
import { isFiller, type Message, messageOf } from './message.ts'
import { type Nonsense, nonsenseOf } from './nonsense.ts'
import { offeredIn, withOffered } from './offered.ts'
import { type ParsedMessage, parseMessage } from './parse-message.ts'
import { pick } from './pick.ts'
import { ending, question, spoken } from './questions.ts'
import { closingTalk, smallTalk } from './talk.ts'

/** Where a conversation stands. Plain JSON, so that it can be stored. */
export interface BriefingState {
  readonly version: 1
  readonly brief: Brief
  /** The question that waits for an answer; null once everything is settled. */
  readonly asked: Slot | null
  /** The slot that was filled last: what "anzi" takes back. */
  readonly last: Slot | null
  /** How often the question has been misunderstood in a row. */
  readonly misses: number
  readonly turn: number
  /** The extras whose price was asked last: what "mettilo" then adds. */
  readonly offered?: readonly Extra[]
}

export interface BriefingTurn {
  readonly state: BriefingState
  /** What the assistant says. */
  readonly reply: string
  /** What this turn changed in the brief. */
  readonly changed: readonly (keyof Brief)[]
  /** Whether the client began anew. */
  readonly restarted: boolean
}

type Said = Pick<BriefingTurn, 'state' | 'reply'>

/** After this many answers that were not understood the question is left open. */
const MAX_MISSES = 2

const opened: BriefingState = { version: 1, brief: emptyBrief, asked: 'kind', last: null, misses: 0, turn: 0 }

/** The assistant's first words: that it is a program, and the first question (docs/decisions/briefing-assistant.md). */
export const openBriefing = (): BriefingTurn => ({
  state: opened,
  reply: assistantTexts.opening,
  changed: [],
  restarted: false,
})

/** An answer of so many words that names no kind still tells something. */
const TELLING_WORDS = 5

// "Video per ristorante" is short, and tells something all the same.
const isTelling = ({ asked, misses }: BriefingState, rest: string) =>
  asked === 'kind' &&
  misses === 0 &&
  (rest.split(/\s+/).length >= TELLING_WORDS || /\b(?:video|filmato|clip)\s+\p{L}/iu.test(rest))

/** A question that was not understood twice is left open. What was said is kept among the notes. */
function withMiss(brief: Brief, state: BriefingState, rest: string): Brief {
  const { asked, misses } = state
  if (asked === null) return brief
  if (misses + 1 < MAX_MISSES) return isTelling(state, rest) ? withNote(brief, rest) : brief
  const settled = asked === 'extras' ? { ...brief, extrasSettled: true } : brief
  return withNote(
    { ...settled, unknowns: slots.filter(slot => slot === asked || brief.unknowns.includes(slot)) },
    rest,
  )
}

function missedWords(state: BriefingState, isLeft: boolean, rest: string): string {
  if (isLeft) return assistantTexts.moveOn
  return pick(isTelling(state, rest) ? assistantTexts.noted : assistantTexts.missed, state.turn + 1)
}

interface Answer {
  readonly message: Message
  readonly heard: ParsedMessage
  /** Answers to questions that the client put back. */
  readonly help: string
}

/** After the end a single word is no addition. */
const NOTE_WORDS = 2

/** What was said beside what was understood is kept, so that the recap holds it. */
const keepsRest = ({ heard }: Answer, isAnswered: boolean, least: number) =>
  isAnswered && !/\?\s*$/.test(heard.rest) && !heard.isUsed && heard.ownWords >= least && heard.rest !== ''

const notUnderstood = ({ text }: Message) => (/\?\s*$/.test(text) ? helpTexts.other : assistantTexts.whatElse)

/** Everything was settled before: a change, a note, or a kind word. */
function afterwards(state: BriefingState, answered: Answer): Said {
  const { message, heard, help } = answered
  const turn = state.turn + 1
  const changed = applied(state.brief, heard)
  const said = acknowledgement(state.brief, changed, heard, { asked: null, turn })
  const talk = said === '' ? closingTalk(message, turn) : ''
  const isNote = keepsRest(answered, talk === '', Object.keys(heard.changes).length > 0 ? 1 : NOTE_WORDS)
  const brief = isNote ? withNote(changed, heard.rest) : changed
  const asked = nextSlot(brief)
  const noted = isNote ? pick(said === '' ? assistantTexts.noted : assistantTexts.alsoNoted, turn) : ''
  const isNew = said !== '' || isNote
  const end = asked === null ? ending(state.asked, isNew) : question(brief, asked, { misses: 0, turn })
  const next = { ...state, brief, asked, last: lastFilled(heard, state.last), misses: 0, turn }
  return { state: next, reply: spoken(help, said, noted, talk, end) || notUnderstood(message) }
}

/** Who does not know what kind of video to order is helped to choose before it is left open. */
function adviseKind(state: BriefingState, { help }: Answer): Said {
  const { advice, again } = questionTexts.kind
  return { state: { ...state, misses: 1, turn: state.turn + 1 }, reply: spoken(help, advice, again) }
}

/** "Sì" to the question about extras wants some of them: which ones? */
function askWhich(state: BriefingState, { help }: Answer): Said {
  return { state: { ...state, turn: state.turn + 1 }, reply: spoken(help, questionTexts.extras.again) }
}

/** A question waits: what was understood is said back, and the next question is put. */
function onTheWay(state: BriefingState, answered: Answer): Said {
  const { message, heard, help } = answered
  const turn = state.turn + 1
  const understood = applied(state.brief, heard)
  const said = acknowledgement(state.brief, understood, heard, { asked: state.asked, turn })
  const talk = said === '' ? smallTalk(message, turn) : ''
  const isMissed = said === '' && talk === '' && help === ''
  const isNote = keepsRest(answered, said !== '', 1)
  const kept = isNote ? withNote(understood, heard.rest) : understood
  const brief = isMissed ? withMiss(understood, state, heard.rest) : kept
  const asked = nextSlot(brief)
  const isLeft = isMissed && asked !== state.asked
  const misses = isMissed && !isLeft ? state.misses + 1 : 0
  const missed = isMissed ? missedWords(state, isLeft, heard.rest) : ''
  const noted = isNote ? pick(assistantTexts.alsoNoted, turn) : ''
  const end = asked === null ? ending(state.asked, true) : question(brief, asked, { misses, turn })
  const next = { ...state, brief, asked, last: lastFilled(heard, state.last), misses, turn }
  return { state: next, reply: spoken(help, said, noted, talk, missed, end) }
}

/** A conversation that begins anew; a recap that was written stays until the next one. */
function restart({ brief }: BriefingState): BriefingTurn {
  const { restarted, restartedAfter } = assistantTexts
  const reply = isComplete(brief) ? restartedAfter : restarted
  return { state: opened, reply, changed: changedKeys(brief, emptyBrief), restarted: true }
}

// "Ok ricominciamo da capo" too: nothing but small words may stand before it.
const beginsAnew = ({ tokens }: Message) =>
  tokens.some(
    (_, at) =>
      (restartWords.some(words => standsAt(tokens, at, words)) ||
        (at === tokens.length - 1 && tokens[at]?.word === restartWord)) &&
      tokens.slice(0, at).every(({ word }) => isFiller(null, word)),
  )

/** What says nothing changes nothing, and is not counted against the question that waits. */
function unread(state: BriefingState, nonsense: Nonsense): BriefingTurn {
  const turn = state.turn + 1
  const asking = question(state.brief, state.asked, { misses: 1, turn }) || assistantTexts.whatElse
  return {
    state: { ...state, turn },
    reply: spoken(nonsenseTexts[nonsense], asking),
    changed: [],
    restarted: false,
  }
}

function next(state: BriefingState, answered: Answer, understood: Brief): Said {
  const { message, heard } = answered
  if (state.asked === null) return afterwards(state, answered)
  const isYes = state.asked === 'extras' && isBareYes(message) && !heard.changes.extrasSettled
  if (isYes) return askWhich(state, answered)
  const isLost = state.asked === 'kind' && state.misses === 0 && understood.unknowns.includes('kind')
  return isLost ? adviseKind(state, answered) : onTheWay(state, answered)
}

/**
 * Takes what a client says and answers: understands any slot in any message, corrections and doubts, answers
 * questions put back, and asks for what is still missing. `today` is the day in Rome, `YYYY-MM-DD`.
 */
export function answer(state: BriefingState, text: string, today: string): BriefingTurn {
  const { help, statement } = helpIn(withOffered(text, state.offered ?? []), today)
  const message = messageOf(statement, { asked: state.asked, brief: state.brief, today })
  if (beginsAnew(message)) return restart(state)
  const nonsense = nonsenseOf(text, state.asked)
  if (nonsense !== null) return unread(state, nonsense)
  const heard = parseMessage(message, state.last)
  const understood = applied(state.brief, heard)
  const replies = help.map(one => helpReply(one, understood, state.asked ?? nextSlot(understood), today))
  const answered = { message, heard, help: [...new Set(replies)].join(' ') }
  const said = next(state, answered, understood)
  const offered = offeredIn(help, today)
  const after = { ...said.state, ...(offered.length > 0 || state.offered ? { offered } : {}) }
  return { ...said, state: after, changed: changedKeys(state.brief, said.state.brief), restarted: false }
}
