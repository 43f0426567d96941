import { statusAfterPublishing, statusAfterRecall } from 'shared/deliverables/asset'
import { sendingAnswers, type sendVersionInput } from 'shared/deliverables/deliverables.inputs'
import { isKeptBack, sendingChecks } from 'shared/deliverables/sending-checks'
import { USUAL_TIMELINE } from 'shared/deliverables/timeline'
import { discardRefusalOf, nextRound, recallMsLeft, recallRefusalOf } from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import { laterThan } from '../../../platform/clock.ts'
import { idsOf } from '../../../platform/db/row.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { enqueueFileRemoval } from '../../files/files.service.ts'
import { lockProject, setProjectStatus } from '../../projects/team-projects.service.ts'
import {
  assetNameOf,
  loadProjectReview,
  newestSentOf,
  type ReviewedAsset,
  type ReviewedVersion,
  versionsOf,
} from '../assets/project-review.service.ts'
import {
  type Answer,
  answerComments,
  assertAnswered,
  reopenAnswers,
} from '../review/comment-answers.service.ts'
import { listPathsOfVersion } from '../review/comment-attachments.repository.ts'
import { listComments } from '../review/comments.repository.ts'
import { changeVersion, deleteVersion, findProjectOf } from './deliverables.repository.ts'
import { authorOf, findVersionInReview, lockProjectOfVersion } from './deliverables.service.ts'
import { copyOf, dropMedia, listMedia } from './media.repository.ts'
import { timelineOfVersion } from './version-media.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

/**
 * Sends a saved version to the client, or schedules that for when its proxies are rendered.
 * @throws AppError `NOT_FOUND`; `VERSION_SENT` if it was sent; `VERSION_NOT_READY` if the checklist blocks it;
 * `NOTES_UNANSWERED`.
 */
export async function sendVersion(
  deps: Deps,
  actor: Actor & MemberScope,
  { deliverableId, versionName, notes, answers = [] }: z.output<typeof sendVersionInput>,
): Promise<{ state: 'waiting' | 'sent' }> {
  return deps.transact(async tx => {
    const { project, version, asset } = await lockProjectOfVersion(tx, actor, deliverableId)
    if (version.isSent) throw new AppError('VERSION_SENT')
    await assertReady(tx, { ...version, kind: asset.kind, versionName })
    const sending = { project, asset, deliverableId, versionName, notes, answers }
    return { state: await sendOrWait(deps, tx, actor, sending) }
  })
}

/**
 * Sends a saved version; while its proxies are being rendered, stores the details of the send instead.
 * @throws AppError `NOTES_UNANSWERED`.
 */
export async function sendOrWait(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  actor: Actor & MemberScope,
  sending: VersionToSend,
): Promise<'waiting' | 'sent'> {
  const { project, asset, deliverableId, versionName, notes, answers } = sending
  if ((await copyOf(tx.db, deliverableId)) !== 'in-the-making') {
    await publishToClient(deps, tx, actor, sending)
    return 'sent'
  }
  const { review, about } = await findVersionInReview(tx, project.id, deliverableId, { withSaved: true })
  await assertAnswered(tx, { former: newestSentOf(review, asset.id), answers })
  await changeVersion(tx.db, deliverableId, {
    versionName,
    notes: notes ?? null,
    answers: JSON.stringify(answers),
    sendWhenReadyBy: actor.member.id,
  })
  await emit(tx, { type: 'version.sending', step: 'asked', ...about, versionName })
  return 'waiting'
}

/**
 * Sends a version whose proxies are rendered, as the manager who requested it. Does nothing without a request, or if it
 * was sent or recalled meanwhile. If rendering failed, a new comment has no answer, or the client has decided on the
 * previous version since this one was made, the version stays saved and the managers are notified.
 */
export async function sendWhenReady(deps: Deps, deliverableId: string): Promise<void> {
  await deps.transact(async tx => {
    const projectId = await findProjectOf(tx.db, deliverableId)
    if (!projectId) return
    const project = await lockProject(tx, projectId)
    const { version, asset, about, review } = await findVersionInReview(tx, projectId, deliverableId, {
      withSaved: true,
    })
    const { sendWhenReadyBy: memberId, versionName, notes } = version
    const copy = await copyOf(tx.db, deliverableId)
    if (memberId === null || version.isSent || copy === 'in-the-making') return
    const answers = sendingAnswers.parse(version.answers)
    const former = newestSentOf(review, asset.id)
    try {
      const isOutdated = isDecidedSince(former, version.fileReplacedAt ?? version.createdAt)
      if (copy === 'failed' || isOutdated) throw new AppError('VERSION_NOT_READY')
      await assertReady(tx, { ...version, kind: asset.kind })
      await assertAnswered(tx, { former, answers })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await changeVersion(tx.db, deliverableId, { sendWhenReadyBy: null })
      await emit(tx, { type: 'version.sending', step: 'held', ...about })
      return
    }
    const member = { id: memberId, isManager: true }
    const sending = { project, asset, deliverableId, versionName, notes: notes ?? undefined, answers }
    await publishToClient(deps, tx, { member }, sending)
  })
}

/** Returns true if the client has approved a version, or requested changes, after a time. */
const isDecidedSince = (version: ReviewedVersion | undefined, time: Date): boolean =>
  [version?.approvedAt, version?.changesRequestedAt].some(decidedAt => decidedAt && decidedAt > time)

interface VersionToSend {
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
async function publishToClient(
  { clock }: Pick<AppDeps, 'clock'>,
  tx: Tx,
  { member }: MemberScope,
  { project, asset, deliverableId, versionName, notes, answers }: VersionToSend,
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

type Ready = Awaited<ReturnType<typeof lockProjectOfVersion>>['version'] &
  Pick<Awaited<ReturnType<typeof lockProjectOfVersion>>['asset'], 'kind'>

/** Asserts the checks that block sending; all others of the checklist only warn. */
async function assertReady({ db }: Tx, version: Ready): Promise<void> {
  const [made] = await listMedia(db, [version.id])
  const media = made ? { ...made, findings: [] } : null
  const facts = { ...version, media, otherNames: [], unanswered: 0, internalNotes: 0 }
  if (isKeptBack(sendingChecks(facts))) throw new AppError('VERSION_NOT_READY')
}

/**
 * Recalls a version from the client, who then sees the previous one. Its comments stay; comments that were answered
 * with it are open again. A scheduled send is cancelled.
 * @throws AppError `NOT_FOUND`; `VERSION_RECALLED` if it is not sent; `VERSION_DECIDED` once the client has decided or
 * a newer version exists; `RECALL_OVER` after the time limit.
 */
export async function recallVersion(
  { clock, transact }: Deps,
  actor: Actor & MemberScope,
  deliverableId: string,
): Promise<void> {
  await transact(async tx => {
    const { project, version, asset, about, review } = await lockProjectOfVersion(tx, actor, deliverableId)
    const now = clock.now()
    const { sentAt, statusBefore } = version
    if (version.sendWhenReadyBy !== null) {
      await changeVersion(tx.db, deliverableId, { sendWhenReadyBy: null })
      await emit(tx, { type: 'version.sending', step: 'stopped', ...about })
      return
    }
    const refusal = recallRefusalOf(version.state, recallMsLeft(sentAt, now))
    if (refusal) throw new AppError(refusal)
    const former = versionsOf(review, asset.id).find(({ isFormer }) => isFormer)
    await reopenAnswers(tx, { former, deliverableId, sentAt })
    await changeVersion(tx.db, deliverableId, { isSent: false, recalledAt: now })
    const { assets } = await loadProjectReview(tx.db, project.id)
    const status = statusAfterRecall(project.status, statusBefore, assets)
    if (status) await setProjectStatus(tx, project.id, status, now)
    await emit(tx, { type: 'version.recalled', ...about, former: former?.versionName ?? null })
  })
}

/**
 * Deletes a version that was never sent, with its file, renditions and notes.
 * @throws AppError `NOT_FOUND`; `NOT_A_MANAGER` for a member who is neither manager nor its author; `VERSION_SENT` if
 * it is or was sent.
 */
export async function discardVersion(
  { transact }: Pick<AppDeps, 'transact'>,
  actor: Actor & MemberScope,
  deliverableId: string,
): Promise<void> {
  await transact(async tx => {
    const { version, about } = await lockProjectOfVersion(tx, actor, deliverableId)
    const refusal = discardRefusalOf(version, authorOf(actor, version))
    if (refusal) throw new AppError(refusal)
    const { filePath, posterPath, fileName } = version
    const attached = await listPathsOfVersion(tx.db, deliverableId)
    const deletedIds = idsOf(await listComments(tx.db, [deliverableId], true))
    const made = await dropMedia(tx.db, deliverableId)
    await enqueueFileRemoval(tx, [filePath, posterPath, ...made, ...attached])
    await deleteVersion(tx.db, deliverableId)
    await emit(tx, { type: 'version.discarded', ...about, fileName, deletedIds })
  })
}
