import { questionOf, type Step, type Typed } from 'shared/briefing/interview/interview'
import { detectIntent } from 'shared/briefing/interview/read-answer'
import { modelAnswer, modelInstructions } from 'shared/briefing/model/model-answer'
import { isSafeReply, modelStep } from 'shared/briefing/model/model-turn'
import { shorten } from 'shared/formats/shorten'
import { SECOND } from '../../../platform/clock.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import type { StoredConversation } from './conversation-store.service.ts'

type Deps = Pick<AppDeps, 'live' | 'llm' | 'log'>

export interface ModelTurnInput {
  userId: string
  projectId: string
  before: StoredConversation
  typed: Typed
}

const WITHIN_MS = 15 * SECOND
const TURNS_TOLD = 12
const TURN_LENGTH = 800
const BETWEEN_WORDS_MS = 80

function materialOf({ before, typed }: ModelTurnInput) {
  const history = before.turns
    .slice(-TURNS_TOLD)
    .map(({ who, text }) => `${who}: ${shorten(text, TURN_LENGTH)}`)
    .join('\n')
  return {
    brief: JSON.stringify(before.interview.brief),
    question: questionOf(before.interview)?.field ?? 'none',
    history,
    message: typed.text,
    today: typed.today,
  }
}

const replyIn = (partial: unknown): string =>
  typeof partial === 'object' && partial !== null && 'reply' in partial ? String(partial.reply ?? '') : ''

/** Returns a callback that broadcasts the growing reply up to its last whole word, while it passes the safety check. */
function forwardPartialReply(deps: Deps, { userId, projectId, typed }: ModelTurnInput) {
  let passedAt = 0
  let isStopped = false
  return (partial: unknown) => {
    const reply = replyIn(partial).replace(/(?:^\s*|(?<=\S)\s+)\S*$/, '')
    if (isStopped || reply === '' || performance.now() - passedAt < BETWEEN_WORDS_MS) return
    isStopped = !isSafeReply(reply, typed.text)
    if (isStopped) return
    passedAt = performance.now()
    void broadcastReply(deps, { userId, projectId }, reply)
  }
}

/** Broadcasts the partial reply to the user's open event streams. Best effort: errors are logged, never thrown. */
async function broadcastReply(
  { live, log }: Deps,
  { userId, projectId }: Pick<ModelTurnInput, 'userId' | 'projectId'>,
  words: string,
): Promise<void> {
  try {
    await live.sendTransient(userId, { topic: 'say', ids: { projectId }, words })
  } catch (error) {
    log.warn({ err: error }, 'partial reply broadcast failed')
  }
}

/** Returns the model's step for a message; null if it fails, takes over 15 s, or its answer is invalid. */
export async function askModel(deps: Deps, talk: ModelTurnInput): Promise<Step | null> {
  const { before, typed } = talk
  // "Salta" and similar commands need no model.
  if (detectIntent(typed.text) !== undefined) return null
  const given = await deps.llm.write({
    name: 'briefing',
    instructions: modelInstructions,
    material: materialOf(talk),
    answer: modelAnswer,
    validate: () => null,
    urgent: { withinMs: WITHIN_MS },
    onPartial: forwardPartialReply(deps, talk),
  })
  return given && modelStep(before.interview, typed, given)
}
