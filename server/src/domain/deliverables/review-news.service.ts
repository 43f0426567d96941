import type { ActCode } from 'shared/audit/act'
import type { LiveTopic } from 'shared/live/topic'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import { type News, notify } from '../notifications/notifications.service.ts'
import { ownerOf } from '../projects/audience.service.ts'
import { teamOf } from '../team/addressees.service.ts'
import type { Reviewer } from './reviewer.service.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

type Told = Pick<News, 'title' | 'message'> & Partial<Pick<News, 'type'>>

/** Tells the screens of everyone in the room; what is internal, only those of the team. */
export async function announceReview(
  ports: Pick<Ports, 'config'>,
  work: Work,
  projectId: string,
  {
    topic,
    isInternal = false,
  }: { topic: Extract<LiveTopic, 'deliverable' | 'comment'>; isInternal?: boolean },
): Promise<void> {
  const team = (await teamOf(ports, work, projectId)).map(member => member.userId)
  const owner = isInternal ? [] : [(await ownerOf(work, projectId)).userId]
  work.publish({ userIds: [...owner, ...team], topic, ids: { projectId } })
}

/** A line in the client's bell, which leads into the room. */
export async function tellClient(ports: Ports, work: Work, projectId: string, told: Told): Promise<void> {
  const { userId } = await ownerOf(work, projectId)
  const link = `/dashboard/downloads?project=${projectId}`
  await notify(work, ports.clock, [userId], { type: 'info', ...told, link })
}

/** A line in the bells of all who see the project, which leads into the room. */
export async function tellTeam(ports: Ports, work: Work, projectId: string, told: Told): Promise<void> {
  const team = await teamOf(ports, work, projectId)
  const link = `/team/project/${projectId}/review`
  const ids = team.map(member => member.userId)
  await notify(work, ports.clock, ids, { type: 'info', ...told, link })
}

/** Notes an act of the review in the project's history. */
export function recordReview(
  work: Work,
  who: Reviewer,
  action: ActCode,
  of: { projectId: string; deliverableId: string; detail: Record<string, unknown> },
): Promise<void> {
  return recordAct(work, {
    actorId: who.userId,
    actorName: who.name,
    action,
    subject: 'deliverable',
    subjectId: of.deliverableId,
    projectId: of.projectId,
    detail: of.detail,
  })
}
