import { z } from '../errors/zod.ts'
import { videoChannels, videoGoals } from '../video-goals/video-goal.ts'
import { auditSectionCodes } from './section-codes.ts'

const section = z.object({
  code: z.enum(auditSectionCodes),
  /** Recommendation for this goal, or the finding of a member who watched the video. */
  finding: z.string(),
  advice: z.string(),
  /** Points that need watching the video; empty once a person has. */
  unseen: z.string(),
  state: z.enum(['to-watch', 'completed']),
})

/** The reading of a video, kept in the request's row; the team completes it section by section. */
export const auditReport = z.object({
  kind: z.literal('audit'),
  /** Always a program at first: the built-in rules or a language model. */
  writtenBy: z.enum(['rules', 'model']),
  goal: z.enum(videoGoals),
  channels: z.array(z.enum(videoChannels)),
  /** Comment on the video link, or on its absence. */
  link: z.string(),
  sections: z.array(section),
})

export type AuditReport = z.infer<typeof auditReport>
export type AuditSection = z.infer<typeof section>

/** Video audit request of a visitor. */
export interface VideoAuditInput {
  readonly company: string
  readonly description: string
  readonly videoUrl: string | null
}
