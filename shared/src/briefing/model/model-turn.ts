import { choiceTexts } from '../../messages/it/briefing-choices.ts'
import { nextSlot, type Slot } from '../brief/brief.ts'
import { allExtras } from '../brief/offered-extras.ts'
import type { BriefingState } from '../brief/state.ts'
import { messageOf } from '../message/message.ts'
import { answered } from '../questions/question-answers.ts'
import { changedKeys, invitedBy, lastFilled, stateAfter } from '../turn/apply.ts'
import { choicesFor } from '../turn/choices.ts'
import { moveOf } from '../turn/moves.ts'
import { nonsenseOf } from '../turn/nonsense.ts'
import {
  closing,
  doubted,
  doubtfulExtras,
  invitation,
  questionAbout,
  replyTo,
  spoken,
} from '../turn/reply.ts'
import { resolvedBy } from '../turn/resolved-doubt.ts'
import { type BriefingTurn, type Said, turnFrom } from '../turn/turn.ts'
import type { ModelAnswer } from './model-answer.ts'
import { grounded, type Heard, isSaid, questionsIn, understoodBy } from './model-facts.ts'
import { claimFault, type Known, replyFault } from './model-reply.ts'

/**
 * Whether our rules alone answer a message: a tapped answer, where words belong, what takes back a turn or begins anew,
 * and what nobody can read.
 */
export function isOurs(state: BriefingState, { text, today }: Said): boolean {
  const { asked, brief, last, offered } = state
  const move = moveOf(messageOf(text, { asked, brief, today, last }), state, [])
  const tapped = [
    ...(asked === null ? [] : choicesFor(asked, brief, offered)),
    ...allExtras.filter(extra => offered.includes(extra)).map(extra => choiceTexts.offers[extra]),
  ]
  return (
    move === 'restart' ||
    move === 'undo' ||
    resolvedBy(state, text) !== null ||
    nonsenseOf(text, asked) !== null ||
    tapped.some(({ says }) => says === text.trim())
  )
}

/** What a reply is measured by while it still comes: the model's words may not run ahead of our figures. */
export const knownBefore = ({ brief }: BriefingState, said: Heard): Known => ({ ...said, brief })

/**
 * Why nothing of a model's answer may be taken, so that our rules read the message; null when something may: a fact
 * that the client's words bear, or a sentence that stands alone.
 */
export function modelFault(state: BriefingState, said: Heard, { reply, facts }: ModelAnswer): string | null {
  if (grounded(facts, said, questionsIn(state, said).statement).length > 0) return null
  const isMadeUp = facts.length > 0 && !facts.some(fact => isSaid(fact, said))
  return isMadeUp ? 'unfounded' : replyFault(reply, knownBefore(state, said))
}

/** The model's words, without a question about anything but what is open: the answers to tap are about that. */
const repliedTo = (asked: Slot | null, { reply, asks }: ModelAnswer): string =>
  (asks ?? asked) === asked ? reply : reply.replace(/[^.!?…]*\?$/, '').trim()

/** A turn that a model has led, and why its sentence gave way to ours. */
export interface ModelTurn {
  readonly turn: BriefingTurn
  readonly fault: string | null
}

/**
 * A turn that a language model has led: the facts whose words the client has said, our figures, the model's words, and
 * our question where it has asked nothing. Words that may not be said give way to ours, and the facts stay.
 */
export function modelTurn(state: BriefingState, said: Heard, answer: ModelAnswer): ModelTurn {
  const { brief, reading, sources, questions: put, doubtful, doubt } = understoodBy(state, said, answer)
  const asked = nextSlot(brief)
  const { questions, answers, told } = answered(put, { brief, asked, today: said.today, before: state.told })
  const turn = state.turn + 1
  const changed = changedKeys(state.brief, brief)
  const fault = replyFault(answer.reply, knownBefore(state, said)) ?? claimFault(answer.reply, brief, said)
  const words = fault === null ? repliedTo(asked, answer) : ''
  const askedAbout = questions.flatMap(({ extras }) => extras)
  // What was offered already is not offered again while nobody asks.
  const fresh = doubtful.filter(extra => !state.offered.includes(extra))
  const offers = [...new Set([...askedAbout, ...fresh])].filter(extra => !brief.extras.includes(extra))
  const after = stateAfter(state, brief, {
    sources,
    last: lastFilled(reading, state.last),
    told,
    offered: offers,
    ...(doubt && { doubts: [...state.doubts, { ...doubt, turn }] }),
  })
  const unsure = offers.filter(extra => !askedAbout.includes(extra))
  const invites = invitedBy(state, after)
  const asking = words.endsWith('?') ? '' : questionAbout(brief, asked, { misses: 0, turn })
  const end = asked === null && state.asked !== null ? closing(brief) : ''
  const reply =
    words === ''
      ? replyTo({
          ...{ move: 'heard', before: state.brief, state: after, askedBefore: state.asked },
          ...{ answers, offers, invites, doubt, reading: { ...reading, doubtful: unsure } },
        })
      : spoken(
          ...answers,
          doubtfulExtras(unsure),
          doubted(doubt),
          words,
          asking,
          end,
          invitation(invites, brief),
        )
  return { turn: turnFrom(state.brief, { state: after, reply, changed, questions, offers }), fault }
}
