import { statusAfterPublishing } from 'shared/deliverables/asset'
import { USUAL_TIMELINE } from 'shared/deliverables/timeline'
import { nextRound } from 'shared/deliverables/version'
import type { MemberScope } from '../../../platform/actor.ts'
import { laterThan } from '../../../platform/clock.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { setProjectStatus } from '../../projects/team-projects.service.ts'
import {
  assetNameOf,
  loadProjectReview,
  type ReviewedAsset,
  versionsOf,
} from '../assets/project-review.service.ts'
import { type Answer, answerComments } from '../review/comment-answers.service.ts'
import { changeVersion } from './deliverables.repository.ts'
import { timelineOfVersion } from './version-media.service.ts'

export interface Brought {
  /** Locked project. */
  project: { id: string; status: string }
  asset: Pick<ReviewedAsset, 'id' | 'isRequired'>
  deliverableId: string
  versionName: string
  notes: string | undefined
  answers: readonly Answer[]
}

/**
 * Sends a saved version to the client as the newest one of its asset.
 * @throws AppError `NOTES_UNANSWERED` if an open comment of the previous version has no answer.
 */
export async function publishToClient(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  { member }: MemberScope,
  { project, asset, deliverableId, versionName, notes, answers }: Brought,
): Promise<void> {
  const now = clock.now()
  const review = await loadProjectReview(tx.db, project.id)
  const [former] = versionsOf(review, asset.id)
  const round = nextRound(review.used)
  const answered = await answerComments(tx, { former, deliverableId, answers, now })
  await changeVersion(tx.db, deliverableId, {
    isSent: true,
    versionName,
    notes: notes ?? null,
    round,
    createdAt: laterThan(review.versions[0]?.createdAt, now),
    sentAt: now,
    sentBy: member.id,
    statusBefore: project.status,
    answers: JSON.stringify(answers),
    sendWhenReadyBy: null,
  })
  await setProjectStatus(tx, project.id, statusAfterPublishing(project.status, asset), now)
  await emit(tx, {
    type: 'version.published',
    projectId: project.id,
    deliverableId,
    versionName,
    notes,
    round,
    answered,
    asset: assetNameOf(review, asset.id),
    timeline: former ? timelineOfVersion(former) : USUAL_TIMELINE,
    isFilm: former?.isFilm ?? true,
  })
}
