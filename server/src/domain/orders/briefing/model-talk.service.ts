import { modelAnswer } from 'shared/briefing/model/model-answer'
import { type Heard, questionsIn } from 'shared/briefing/model/model-facts'
import { instructions } from 'shared/briefing/model/model-instructions'
import { replyFault } from 'shared/briefing/model/model-reply'
import { isOurs, knownBefore, modelFault, modelTurn } from 'shared/briefing/model/model-turn'
import { answered } from 'shared/briefing/questions/question-answers'
import type { BriefingTurn, Said } from 'shared/briefing/turn/turn'
import { SECOND } from '../../../platform/clock.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StoredConversation } from './conversation-record.service.ts'
import { passWords } from './spoken-words.service.ts'

type Ports = Pick<Platform, 'live' | 'llm' | 'log'>

export interface Talk {
  userId: string
  projectId: string
  before: StoredConversation
  said: Said
}

/** Somebody sits in front of the screen. */
const WITHIN_MS = 15 * SECOND
const TURNS_TOLD = 12
const TURN_LENGTH = 800
const BETWEEN_WORDS_MS = 80

const shortened = (text: string) => text.slice(0, TURN_LENGTH)

function materialOf({ before, said }: Talk) {
  const { brief, asked } = before.state
  const { questions } = questionsIn(before.state, said)
  const answering = { brief, asked, today: said.today, before: before.state.told }
  const history = before.turns
    .slice(-TURNS_TOLD)
    .map(({ who, text }) => `${who}: ${shortened(text)}`)
    .join('\n')
  return {
    brief: JSON.stringify(brief),
    asked: asked ?? 'nothing',
    history,
    message: said.text,
    answeredByUs: JSON.stringify(
      questions.map(question => ({ asks: question.text, says: answered([question], answering).answers })),
    ),
    today: said.today,
  }
}

function heard({ turns }: StoredConversation, said: Said): Heard {
  const written = turns.filter(({ who }) => who === 'client')
  return { ...said, before: written.map(({ text }) => text).join('\n') }
}

/** Lets words through as they come, as long as they may be said, up to the last one that is whole. */
function relay(ports: Ports, { userId, projectId, before, said }: Talk) {
  const known = knownBefore(before.state, heard(before, said))
  let passedAt = 0
  let isStopped = false
  return (partial: unknown) => {
    const reply = replyIn(partial).replace(/(?:^\s*|(?<=\S)\s+)\S*$/, '')
    if (isStopped || reply === '' || performance.now() - passedAt < BETWEEN_WORDS_MS) return
    isStopped = replyFault(reply, known) !== null
    if (isStopped) return
    passedAt = performance.now()
    void passWords(ports, { userId, projectId }, reply)
  }
}

const replyIn = (partial: unknown): string =>
  typeof partial === 'object' && partial !== null && 'reply' in partial ? String(partial.reply ?? '') : ''

/**
 * The turn that a language model makes of a message; null where there is none, where it failed or took too long, or
 * where nothing of its answer may be used or it needs no model.
 */
export async function askModel(ports: Ports, talk: Talk): Promise<BriefingTurn | null> {
  const { state } = talk.before
  const { said } = talk
  if (isOurs(state, said)) return null
  const given = await ports.llm.write({
    name: 'briefing',
    instructions,
    material: materialOf(talk),
    answer: modelAnswer,
    fault: one => modelFault(state, heard(talk.before, said), one),
    urgent: { withinMs: WITHIN_MS },
    onPartial: relay(ports, talk),
  })
  if (!given) return null
  const { turn, fault } = modelTurn(state, heard(talk.before, said), given)
  if (fault !== null) ports.log.warn({ task: 'briefing', fault }, 'the language model said what it may not')
  await passWords(ports, talk, turn.reply)
  return turn
}
