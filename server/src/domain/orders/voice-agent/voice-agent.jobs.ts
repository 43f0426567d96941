import { z } from 'shared/errors/zod'
import { defineJob } from '../../../platform/jobs/job.ts'
import { applyCall } from './voice-briefing.service.ts'

/** Brings a finished call into its project; once, however often it runs. */
export const importVoiceBriefingJob = defineJob({
  name: 'voice-agent.take-briefing',
  payload: z.object({ conversationId: z.string() }),
  run: (platform, { conversationId }) => applyCall(platform, conversationId),
})
