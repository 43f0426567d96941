import { beginsWith, foundIn, patternList } from '../../language/patterns.ts'
import { type Token, wordsIn } from '../../language/tokens.ts'
import type { BriefingState } from '../brief/state.ts'
import { isBareYes, refusesOffered } from '../extras/settled-extras.ts'
import { greetings, namesVideo, thanks } from '../keywords/cue-keywords.ts'
import {
  confirmWords,
  courtesies,
  goodbyes,
  gratitude,
  insult,
  partings,
  restart,
  undo,
} from '../keywords/talk-keywords.ts'
import { isFiller, type Message, saysOnly } from '../message/message.ts'
import type { Question } from '../questions/asked-back.ts'
import type { Reading } from '../reading/read.ts'
import type { Nonsense } from './nonsense.ts'

/** What a message does to the conversation, where it says nothing about the video. */
export type Move =
  | Nonsense
  | 'open'
  | 'restart'
  | 'restart-after'
  | 'undo'
  | 'nothing-to-undo'
  | 'greeting'
  | 'thanks'
  | 'onwards'
  | 'goodbye'
  | 'confirm'
  | 'insult'
  | 'which'
  | 'heard'
  | 'advised'
  | 'missed'
  | 'left-open'

const MAX_WORDS = 6

const isOnly = (tokens: readonly Token[], words: ReadonlySet<string>) =>
  tokens.length > 0 && tokens.length <= MAX_WORDS && tokens.every(({ word }) => words.has(word))

const has = (tokens: readonly Token[], words: ReadonlySet<string>) =>
  tokens.some(({ word }) => words.has(word))

const backOut = patternList(['anzi no', 'no anzi', 'ci ho ripensato', 'ripensandoci no'])

/** "Anzi no, lo finisco io". */
export const takesBackLast = ({ tokens }: Message): boolean => beginsWith(tokens, backOut)

/** Who tells of themselves first, or that they want a video, has said nothing that cannot be grasped. */
export const isOpening = (
  { asked, turn }: Pick<BriefingState, 'asked' | 'turn'>,
  { unread }: Reading,
  text: string,
): boolean => asked === 'kind' && turn <= 1 && (unread.length > 0 || (turn === 0 && namesVideo.test(text)))

const kindWords = new Set([...thanks, ...courtesies])
const lastWords = new Set([...kindWords, ...confirmWords])

/** A kind word on the way; once everything is settled a yes means the quote. */
function talk({ tokens }: Message, asked: BriefingState['asked']): Move | null {
  const isEnd = asked === null
  if (isOnly(tokens, greetings)) return 'greeting'
  if (isOnly(tokens, goodbyes) && has(tokens, partings)) return 'goodbye'
  if (isEnd && isOnly(tokens, confirmWords)) return 'confirm'
  if (isOnly(tokens, isEnd ? lastWords : kindWords) && has(tokens, gratitude)) return 'thanks'
  if (isOnly(tokens, kindWords) && has(tokens, thanks)) return 'onwards'
  return null
}

/** What a message does, if that is all it does; null where it says something about the video. */
export function moveOf(message: Message, state: BriefingState, questions: readonly Question[]): Move | null {
  const { tokens } = message
  if (tokens.length === 0 || (state.offered.length > 0 && refusesOffered(message))) return null
  if (saysOnly(tokens, restart)) return 'restart'
  if (saysOnly(tokens, undo)) return 'undo'
  if (isInsult(message)) return 'insult'
  if (state.offered.length > 0 && isBareYes(message)) return null
  if (state.asked === 'extras' && isBareYes(message)) return 'which'
  if (isBareYes(message) && state.asked !== null) return questions.length > 0 ? null : 'onwards'
  return talk(message, state.asked)
}

// An insult beside a fact is left out, and the fact is taken.
const isInsult = ({ tokens, clauses }: Message) =>
  clauses.every(
    clause =>
      foundIn(tokens, insult, clause).length > 0 ||
      wordsIn(tokens, clause).every(({ word }) => isFiller(null, word)),
  ) && foundIn(tokens, insult).length > 0
