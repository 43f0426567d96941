import { canBeApproved, changesRefusalOf, INCLUDED_ROUNDS } from 'shared/deliverables/rounds'
import { AppError } from 'shared/errors/app-error'
import { reviewNews } from 'shared/messages/it/review'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail, sendMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { announceProject, ownerOf } from '../projects/audience.service.ts'
import { moveProject } from '../projects/team-access.service.ts'
import { teamOf } from '../team/addressees.service.ts'
import { listComments } from './comments.repository.ts'
import { approvedMail, changesRequestedMail, deliveredMail } from './deliverables.mails.ts'
import { changeVersion } from './deliverables.repository.ts'
import { outOfReview, type ReviewedVersion, versionWithin } from './deliverables.service.ts'
import { announceReview, recordReview, tellClient, tellTeam } from './review-news.service.ts'
import { holdReview, type Reviewer } from './reviewer.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'transact'>

/**
 * Ends a round: all that the client said goes to the team at once, and the project back into production. Asking
 * twice for the same version acts once.
 * @throws AppError `NOT_FOUND`, `ROUNDS_USED_UP`, `INVALID_INPUT` for a version that is no longer under review.
 */
export async function requestChanges(
  ports: Ports,
  who: Reviewer,
  { deliverableId, text }: { deliverableId: string; text?: string | undefined },
): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const project = await holdReview(work, who, deliverableId)
    const { version, used } = await versionWithin(work, project.id, deliverableId)
    const refusal = changesRefusalOf(version.state, used)
    if (refusal === 'INVALID_INPUT') throw outOfReview()
    if (refusal) throw new AppError(refusal)
    if (version.state === 'changes-requested') return
    const now = ports.clock.now()
    await changeVersion(work, version.id, { changesRequestedAt: now, closingWords: text })
    await moveProject(work, project.id, 'in-production', now)
    await tellRequested(ports, work, version, { round: used + 1, text })
    await recordReview(work, who, 'review.changes-requested', {
      projectId: project.id,
      deliverableId,
      detail: { round: used + 1 },
    })
    await announceAll(ports, work, project.id)
  })
  return { ok: true }
}

async function tellRequested(
  ports: Ports,
  work: Work,
  { id, projectId, frameRate }: ReviewedVersion,
  { round, text }: { round: number; text: string | undefined },
): Promise<void> {
  const { title } = await ownerOf(work, projectId)
  const { changesRequested } = reviewNews
  await tellTeam(ports, work, projectId, {
    title: changesRequested.title,
    message: changesRequested.message(title, round, INCLUDED_ROUNDS),
    type: 'warning',
  })
  const said = await listComments(work.db, [id], false)
  const comments = said.filter(comment => !comment.parentId && !comment.fromTeam && !comment.resolvedAt)
  const mail = changesRequestedMail(ports.config, {
    title,
    projectId,
    round,
    words: text,
    comments,
    frameRate,
  })
  await sendMailToEach(work, await teamOf(ports, work, projectId), mail)
}

/**
 * Ends the review and completes the project. Approving twice acts once.
 * @throws AppError `NOT_FOUND`, `INVALID_INPUT` for a version that was superseded.
 */
export async function approve(
  ports: Ports,
  who: Reviewer,
  { deliverableId }: { deliverableId: string },
): Promise<{ ok: true }> {
  await ports.transact(async work => {
    const project = await holdReview(work, who, deliverableId)
    const { version } = await versionWithin(work, project.id, deliverableId)
    if (version.state === 'approved') return
    if (!canBeApproved(version.state)) throw outOfReview()
    const now = ports.clock.now()
    await changeVersion(work, version.id, { approvedAt: now })
    await moveProject(work, project.id, 'completed', now)
    await tellApproved(ports, work, version)
    await recordReview(work, who, 'review.approved', {
      projectId: project.id,
      deliverableId,
      detail: { versionName: version.versionName },
    })
    await announceAll(ports, work, project.id)
  })
  return { ok: true }
}

async function tellApproved(
  ports: Ports,
  work: Work,
  { projectId, versionName }: ReviewedVersion,
): Promise<void> {
  const { email, fullName, title } = await ownerOf(work, projectId)
  const { approved, delivered } = reviewNews
  await tellTeam(ports, work, projectId, {
    title: approved.title,
    message: approved.message(title, versionName),
    type: 'success',
  })
  await tellClient(ports, work, projectId, {
    title: delivered.title,
    message: delivered.message(title),
    type: 'success',
  })
  await sendMail(work, email, deliveredMail(ports.config, { title, projectId, fullName, versionName }))
  const mail = approvedMail(ports.config, { title, projectId })
  await sendMailToEach(work, await teamOf(ports, work, projectId), mail)
}

async function announceAll(ports: Ports, work: Work, projectId: string): Promise<void> {
  await announceReview(ports, work, projectId, { topic: 'deliverable' })
  await announceProject(ports, work, projectId)
}
