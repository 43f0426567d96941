import { z } from 'shared/errors/zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { applyCall } from './voice-briefing.service.ts'

/** Imports a finished call into its project; idempotent. */
export const importVoiceBriefingJob = defineJob({
  name: 'voice-agent.take-briefing',
  payload: z.object({ conversationId: z.string() }),
  run: (platform, { conversationId }) => applyCall(platform, conversationId),
})
