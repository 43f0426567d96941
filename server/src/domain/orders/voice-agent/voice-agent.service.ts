import { AppError } from 'shared/errors/app-error'
import { z } from 'shared/errors/zod'
import type { AppDeps } from '../../../platform/platform.ts'
import { isSignedLately } from '../../../platform/signed-webhook.ts'
import { getOwnProject } from '../../projects/projects.service.ts'
import { insertEvent } from '../webhook-events/webhook-events.repository.ts'
import { eventOf, findJoinedAt, importVoiceBriefingJob, projectTokenOf } from './voice-briefing.jobs.ts'

const TRANSCRIPTION = 'post_call_transcription'

const event = z.object({ type: z.string().max(100) })
const transcription = z.object({ data: z.object({ conversation_id: z.string().regex(/^[\w.:-]{1,200}$/) }) })

/**
 * Returns the settings of the voice agent, with a signed token that is passed to the call and returned with its
 * transcript; null if none is configured. @throws AppError `NOT_FOUND`.
 */
export async function voiceAgentFor(
  { config, db }: Pick<AppDeps, 'config' | 'db'>,
  userId: string,
  projectId: string,
) {
  await getOwnProject({ db }, userId, projectId)
  if (!config.voiceAgent) return null
  const joinedAt = await findJoinedAt({ db }, userId, projectId)
  const projectToken = projectTokenOf(config.secretKeys, { projectId, userId, joinedAt })
  return { agentId: config.voiceAgent.id, projectToken }
}

export interface Delivery {
  signature: string | undefined
  body: Uint8Array
}

type Deps = Pick<AppDeps, 'clock' | 'config' | 'transact'>

/**
 * Receives a webhook of the voice agent: verifies and stores it, each call once; a job handles it. Irrelevant kinds of
 * events are accepted and ignored.
 * @throws AppError `NOT_FOUND` if no agent is configured, `BAD_CREDENTIALS`, `INVALID_INPUT`.
 */
export async function receiveCall(deps: Deps, { signature, body }: Delivery): Promise<void> {
  const { clock, config } = deps
  if (!config.voiceAgent) throw new AppError('NOT_FOUND')
  const secret = config.voiceAgent.webhookSecret
  if (!isSignedLately({ header: signature, body, secret }, clock.now())) throw new AppError('BAD_CREDENTIALS')
  const text = new TextDecoder().decode(body)
  const read = event.safeParse(readJson(text))
  if (!read.success) throw new AppError('INVALID_INPUT')
  if (read.data.type !== TRANSCRIPTION) return
  const call = transcription.safeParse(readJson(text))
  if (!call.success) throw new AppError('INVALID_INPUT')
  const conversationId = call.data.data.conversation_id
  await deps.transact(async tx => {
    const received = { type: read.data.type, body: text, createdAt: clock.now() }
    const isNew = await insertEvent(tx.db, { ...eventOf(conversationId), ...received })
    if (isNew) await tx.enqueue(importVoiceBriefingJob, { conversationId })
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
