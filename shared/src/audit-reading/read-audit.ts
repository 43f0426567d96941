import { videoLinkKindOf } from '../inbox/video-link.ts'
import { auditReadingTexts } from '../messages/it/audit-reading.ts'
import { channelsOf, goalOf, type VideoChannel, type VideoGoal } from '../video-goals/video-goal.ts'
import type { AuditReport, AuditSection, VideoAuditInput } from './audit-report.ts'
import { type AuditSectionCode, auditSectionCodes } from './section-codes.ts'

const { links, sections } = auditReadingTexts

/** Channels where most people watch without sound, and few stay for long. */
const isQuick = (channel: VideoChannel) =>
  channel === 'linkedin' || channel === 'instagram' || channel === 'ads'

function findingOf(code: AuditSectionCode, goal: VideoGoal, channels: readonly VideoChannel[]): string {
  const { finding } = sections[code]
  const own = finding.byGoal?.[goal]
  const [channel] = channels
  return (
    own ??
    (channels.some(isQuick) ? finding.quick : undefined) ??
    (channel && finding.byChannel?.[channel]) ??
    finding.any
  )
}

function adviceOf(code: AuditSectionCode, goal: VideoGoal, channels: readonly VideoChannel[]): string {
  const { advice } = sections[code]
  const byChannel = channels.flatMap(channel => advice.byChannel?.[channel] ?? [])
  return [advice.byGoal?.[goal] ?? (byChannel.length > 0 ? undefined : advice.any), ...byChannel]
    .filter(text => text !== undefined)
    .join(' ')
}

/**
 * Returns the first reading of a video, by rules, from its description. Every section says that nobody has watched it
 * (docs/decisions/audit-reading.md).
 */
export function readAudit({ description, videoUrl }: VideoAuditInput): AuditReport {
  const goal = goalOf(description)
  const channels = channelsOf(description)
  const kind = videoLinkKindOf(videoUrl)
  return {
    kind: 'audit',
    writtenBy: 'rules',
    goal,
    channels,
    link: kind ? links[kind] : links.none,
    sections: auditSectionCodes.map(
      (code): AuditSection => ({
        code,
        finding: findingOf(code, goal, channels),
        advice: adviceOf(code, goal, channels),
        unseen: kind ? sections[code].unseen : (sections[code].unsent ?? sections[code].unseen),
        state: 'to-watch',
      }),
    ),
  }
}
