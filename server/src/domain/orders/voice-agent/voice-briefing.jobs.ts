import { summaryOfCall, turnsOf, type VoiceCall, voiceCall } from 'shared/briefing/voice-call'
import { AppError } from 'shared/errors/app-error'
import { z } from 'shared/errors/zod'
import type { SecretKeys } from '../../../config/env.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { sign, verifySigned } from '../../../platform/tokens.ts'
import { withCapability } from '../../identity/companies/membership.queries.ts'
import { clientsOf } from '../../projects/clients.queries.ts'
import { lockOwnProject } from '../../projects/projects.service.ts'
import { isBriefClosed } from '../briefing/recap.service.ts'
import { createRecap, keepUnshownRecap } from '../briefing/write-recap.service.ts'
import { lockUnhandled, markHandled } from '../webhook-events/webhook-events.repository.ts'

const PURPOSE = 'voice-agent project'

interface TokenSubject {
  projectId: string
  userId: string
  /**
   * Time at which the user joined the project's company, in milliseconds; undefined in tokens of the previous release.
   */
  joinedAt: string | undefined
}

/**
 * Returns the token that proves the project of a call, since anyone can start a public agent with any variables. It
 * becomes invalid when the user leaves the company, and stays so after a rejoin.
 */
export const projectTokenOf = (keys: SecretKeys, { projectId, userId, joinedAt }: TokenSubject): string =>
  sign(keys, PURPOSE, [projectId, userId, joinedAt].join(':'))

/** Returns when a user joined the company of a project; undefined for others. */
export async function findJoinedAt(deps: Pick<AppDeps, 'db'>, userId: string, projectId: string) {
  const members = await clientsOf(deps, projectId)
  return members
    .find(member => member.userId === userId)
    ?.joinedAt.getTime()
    .toString()
}

/** Returns the user and project of a token; undefined if we did not sign it. */
function subjectOfToken(keys: SecretKeys, token: unknown): TokenSubject | undefined {
  const text = typeof token === 'string' ? verifySigned(keys, PURPOSE, token) : undefined
  const [projectId, userId, joinedAt] = text?.split(':') ?? []
  return projectId && userId ? { projectId, userId, joinedAt } : undefined
}

/** Returns the identity of a call among the webhook events. */
export const eventOf = (conversationId: string) => ({ provider: 'voice-agent', eventId: conversationId })

/** Imports a finished call into its project; idempotent. */
export const importVoiceBriefingJob = defineJob({
  name: 'voice-agent.take-briefing',
  payload: z.object({ conversationId: z.string() }),
  run: (platform, { conversationId }) => applyCall(platform, conversationId),
})

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'log' | 'transact'>

/**
 * Imports a finished call as the completed briefing of its project, and notifies client and team as after a typed
 * briefing. A call without a valid token is ignored. After payment a call is only stored.
 */
async function applyCall(deps: Deps, conversationId: string): Promise<void> {
  await deps.transact(async tx => {
    const event = eventOf(conversationId)
    const kept = await lockUnhandled(tx.db, event)
    if (!kept) return
    await markHandled(tx.db, event, deps.clock.now())
    const call = voiceCall.safeParse(JSON.parse(kept.body))
    const subject = call.success ? subjectOf(deps, call.data) : undefined
    if (!call.success || !subject) {
      deps.log.warn({ conversationId }, 'a voice call without a valid token was ignored')
      return
    }
    await bringIn(deps, tx, subject, call.data)
  })
}

const variablesOf = ({ data }: VoiceCall) => data.conversation_initiation_client_data?.dynamic_variables ?? {}

function subjectOf({ config }: Deps, call: VoiceCall): TokenSubject | undefined {
  const { project_id: projectId, project_token: token } = variablesOf(call)
  const subject = subjectOfToken(config.secretKeys, token)
  return subject?.projectId === projectId ? subject : undefined
}

async function bringIn(deps: Deps, tx: Tx, subject: TokenSubject, call: VoiceCall): Promise<void> {
  const { userId, projectId } = subject
  const summary = summaryOfCall(call)
  if (summary === '' || !(await isStillThere(tx, subject))) return
  const recap = {
    projectId,
    summary,
    conversationId: call.data.conversation_id,
    transcriptData: JSON.stringify(turnsOf(call)),
  }
  if (await isBriefClosed(tx, userId, projectId)) await keepUnshownRecap(deps, tx, userId, recap)
  else await createRecap(deps, tx, userId, { ...recap, source: 'text' })
}

async function isStillThere(tx: Tx, { userId, projectId, joinedAt }: TokenSubject): Promise<boolean> {
  try {
    await withCapability('writeBrief', () => lockOwnProject(tx, userId, projectId))
    return joinedAt === undefined || joinedAt === (await findJoinedAt(tx, userId, projectId))
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false
    throw error
  }
}
