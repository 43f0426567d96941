import { z } from 'shared/errors/zod'
import type { Job } from '../../../platform/jobs/job.ts'
import { applyCall } from './voice-briefing.service.ts'

const payload = z.object({ conversationId: z.string() })

/** Brings a finished call into its project; once, however often it runs. */
export const takeVoiceBriefingJob: Job<z.infer<typeof payload>> = {
  name: 'voice-agent.take-briefing',
  payload,
  run: (platform, { conversationId }) => applyCall(platform, conversationId),
}
