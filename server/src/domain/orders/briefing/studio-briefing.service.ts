import type { answerInput, sayInput, sendBriefInput } from 'shared/briefing/briefing.inputs'
import type { z } from 'shared/errors/zod'
import type { Actor } from '../../../platform/actor.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import { clientsOf } from '../../projects/clients.queries.ts'
import { answer, conversationOf, send, sendBriefingMessage } from './conversation.service.ts'

type Deps = Parameters<typeof sendBriefingMessage>[0]

/** Returns the client's user on whose behalf a brief is written: the project's author if still a member. */
async function clientOf({ db }: Pick<Deps, 'db'>, projectId: string): Promise<string> {
  const [client] = await clientsOf({ db }, projectId)
  return ensureFound(client).userId
}

/** Returns the conversation of any project. @throws AppError NOT_FOUND. */
export const conversationForStudio = async (deps: Pick<Deps, 'clock' | 'db'>, projectId: string) =>
  conversationOf(deps, await clientOf(deps, projectId), projectId)

/** Adds a typed answer on the client's behalf; a text with a question mark counts as an answer, too. */
export const sayForClient = async (deps: Deps, { userId }: Actor, saying: z.output<typeof sayInput>) =>
  sendBriefingMessage(deps, await clientOf(deps, saying.projectId), { ...saying, as: 'answer' }, userId)

export const answerForClient = async (deps: Deps, { userId }: Actor, given: z.output<typeof answerInput>) =>
  answer(deps, await clientOf(deps, given.projectId), given, userId)

/** Sends the brief on the client's behalf. The client still confirms the quote. */
export const sendForClient = async (deps: Deps, { userId }: Actor, input: z.output<typeof sendBriefInput>) =>
  send(deps, await clientOf(deps, input.projectId), input, userId)
