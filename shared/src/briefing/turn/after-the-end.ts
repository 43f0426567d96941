import { standsIn } from '../../language/patterns.ts'
import { tokensOf, wholeOf } from '../../language/tokens.ts'
import type { BriefField, Extra, Slot } from '../brief/brief.ts'
import type { BriefingState } from '../brief/state.ts'
import { leaveTaking } from '../keywords/amendment-keywords.ts'
import { removals } from '../keywords/cue-keywords.ts'
import { quietWords } from '../keywords/rest-keywords.ts'
import { confirmWords } from '../keywords/talk-keywords.ts'
import { isFiller, type Message } from '../message/message.ts'
import { extrasIn, fieldsIn } from '../questions/question-topics.ts'
import { type Reading, read } from '../reading/read.ts'
import { applied, changedKeys } from './apply.ts'

const figures = new Set<BriefField>(['kind', 'duration', 'deadline'])

const isEmpty = ({ changes, left, doubtful }: Reading) =>
  Object.keys(changes).length + left.length + doubtful.length === 0

const isQuiet = (word: string) => isFiller(null, word) || quietWords.has(word) || confirmWords.has(word)

/** Fewer words of their own than these are no note. */
const LEAST_NOTED = 2
/** Beside what is written already it takes a few more. */
const LEAST_BESIDE = 3

/** Whether a message that changes nothing says more than what is written already. */
function saysMore({ tokens, today }: Message, { brief }: BriefingState, reading: Reading): boolean {
  if (changedKeys(brief, applied(brief, reading)).length > 0) return false
  // What somebody says no to stands there still: it is not "written like that".
  const named = extrasIn(tokens, wholeOf(tokens), today)
  const isDenied = tokens.some(({ word }) => word === 'non' || removals.has(word))
  const isNamed = named.some(extra => brief.extras.includes(extra)) || fieldsIn(tokens).length > 0
  if (isDenied && isNamed) return true
  const known = new Set(tokensOf(Object.values(reading.words).join(' ')).map(({ word }) => word))
  return tokens.filter(({ word }) => !known.has(word) && !isQuiet(word)).length >= LEAST_BESIDE
}

/**
 * What a message says once everything is settled. No question waits then: what it says in few words of the kind, the
 * length, the day or the extras is read as an answer to that question, and what is not understood becomes a note.
 */
export function heardAfterTheEnd(message: Message, state: BriefingState, offered: readonly Extra[]): Reading {
  const reading = read(message, state, offered)
  const { tokens, today, text } = message
  if (!isEmpty(reading))
    return saysMore(message, state, reading) ? { ...reading, unread: [text.trim()] } : reading
  const named = fieldsIn(tokens).filter(field => figures.has(field))
  const things = extrasIn(tokens, wholeOf(tokens), today)
  for (const asked of [...named, ...(things.length > 0 ? ['extras'] : [])] as Slot[]) {
    const again = read({ ...message, asked }, state, offered)
    if (Object.keys(again.changes).some(key => key !== 'extrasSettled')) return again
  }
  const isNote = tokens.filter(({ word }) => !isQuiet(word)).length >= LEAST_NOTED
  return reading.unread.length === 0 && isNote ? { ...reading, unread: [text.trim()] } : reading
}

/** Whether somebody takes leave, and says nothing else. */
export const takesLeave = ({ tokens }: Message, reading: Reading): boolean =>
  isEmpty(reading) &&
  standsIn(tokens, leaveTaking) &&
  reading.unread.every(text => standsIn(tokensOf(text), leaveTaking))
