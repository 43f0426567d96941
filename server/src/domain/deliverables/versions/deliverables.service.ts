import { mayComment } from 'shared/deliverables/comments'
import { sendingAnswers } from 'shared/deliverables/deliverables.inputs'
import { mediaFacts } from 'shared/deliverables/media'
import { isStartTimecode } from 'shared/deliverables/timecode'
import {
  discardRefusalOf,
  recallMsLeft,
  recallRefusalOf,
  replaceRefusalOf,
} from 'shared/deliverables/version'
import { AppError } from 'shared/errors/app-error'
import type { Actor, MemberScope } from '../../../platform/actor.ts'
import { idsOf } from '../../../platform/db/row.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { emit } from '../../events/emit.service.ts'
import { lockProjectForTeam } from '../../projects/team-projects.service.ts'
import {
  assetNameOf,
  filedAssets,
  loadProjectReview,
  newestSentOf,
  type ReviewedVersion,
} from '../assets/project-review.service.ts'
import { createCommentFilesResolver } from '../review/comment-files.service.ts'
import { threadsOf } from '../review/comment-threads.service.ts'
import { listComments } from '../review/comments.repository.ts'
import { createCommentTextResolver, teamNamesByMemberId } from '../review/mentions.service.ts'
import {
  assertMayReview,
  fileAddressFor,
  getSide,
  isGuest,
  type Reviewer,
} from '../review/review-access.service.ts'
import { roundsOf } from '../review/rounds.service.ts'
import { changeVersion, findProjectOf } from './deliverables.repository.ts'
import { correctionOf, mediaOf, timelineOfVersion } from './version-media.service.ts'

/** Returns whether a member is a manager, and whether the member saved the version. */
export const authorOf = ({ member }: MemberScope, { publisherId }: { publisherId: string | null }) => ({
  isManager: member.isManager,
  isAuthor: publisherId === member.id,
})

type Staged = Pick<
  ReviewedVersion,
  'state' | 'sentAt' | 'answers' | 'recalledAt' | 'publisherId' | 'sendWhenReadyBy'
>

const noActs = {
  isSendWaiting: false,
  maySend: false,
  mayReplace: false,
  mayDiscard: false,
  recallMsLeft: null,
  sendingAnswers: [],
}

/** Returns the stage actions that a member may take; undefined for clients. */
function stageOf(actor: Reviewer, version: Staged, now: Date) {
  const member = isGuest(actor) ? undefined : actor.member
  if (!member) return noActs
  const { isManager } = member
  const msLeft = recallMsLeft(version.sentAt, now)
  return {
    isSendWaiting: version.sendWhenReadyBy !== null,
    maySend: isManager && version.state === 'saved',
    mayReplace: replaceRefusalOf(version.state, isManager) === null,
    mayDiscard: discardRefusalOf(version, authorOf({ member }, version)) === null,
    recallMsLeft: isManager && recallRefusalOf(version.state, msLeft) === null ? msLeft : null,
    sendingAnswers: version.answers === null ? [] : sendingAnswers.parse(version.answers),
  }
}

/**
 * Returns a review room: assets, versions with comments, newest first, and rounds. Internal notes are read for the team
 * only.
 * @throws AppError `NOT_FOUND`.
 */
export async function listDeliverables(
  { clock, config, db, media }: Pick<AppDeps, 'clock' | 'config' | 'db' | 'media'>,
  actor: Reviewer,
  projectId: string,
) {
  await assertMayReview({ db }, actor, projectId)
  const isForTeam = getSide(actor) === 'team'
  const review = await loadProjectReview(db, projectId, { withSaved: isForTeam })
  const { versions } = review
  const ids = idsOf(versions)
  const comments = await listComments(db, ids, isForTeam)
  const addressOf = fileAddressFor(actor)
  const made = await mediaOf({ db }, ids, addressOf)
  const mayWrite = !isGuest(actor) || actor.guest.mayComment
  const around = {
    actor,
    carried: new Set(comments.flatMap(({ carriedFrom }) => carriedFrom ?? [])),
    filesOf: await createCommentFilesResolver({ db }, actor, comments),
    wordsOf: await createCommentTextResolver({ db }, comments),
    owners: isForTeam
      ? await teamNamesByMemberId({ config, db }, { projectId, comments })
      : new Map<string, string>(),
  }
  const now = clock.now()
  const items = versions.map(({ mediaFacts: found, ...version }) => ({
    ...version,
    correction: correctionOf(version),
    facts: found === null ? null : mediaFacts.parse(found),
    media: made(version.id)?.media ?? null,
    url: addressOf(version.id, version.fileNumber),
    ...stageOf(actor, version, now),
    posterUrl: version.posterId ? addressOf(version.posterId) : (made(version.id)?.posterUrl ?? null),
    publishedAt: version.createdAt,
    mayComment: mayWrite && mayComment(getSide(actor), version.state, false),
    comments: threadsOf(
      comments.filter(comment => comment.deliverableId === version.id),
      {
        ...around,
        state: version.state,
        isFormer: version.isFormer,
        newestState: newestSentOf(review, version.assetId)?.state ?? 'waiting',
      },
    ),
  }))
  const makesPreviews = (await media) !== undefined
  const rounds = await roundsOf({ clock, db }, { projectId, used: review.used })
  return { items, assets: filedAssets(review), makesPreviews, rounds }
}

/**
 * Finds a version of a locked project, with the project's review and the fields of its events; an unsent one only with
 * `withSaved`.
 * @throws AppError `NOT_FOUND`, `VERSION_RECALLED` for one that was sent before.
 */
export async function findVersionInReview(
  tx: Pick<Tx, 'db'>,
  projectId: string,
  deliverableId: string,
  { withSaved = false }: { withSaved?: boolean } = {},
) {
  const review = await loadProjectReview(tx.db, projectId, { withSaved: true })
  const version = ensureFound(review.versions.find(one => one.id === deliverableId))
  if (!version.isSent && !withSaved) throw new AppError(version.recalledAt ? 'VERSION_RECALLED' : 'NOT_FOUND')
  const asset = ensureFound(review.assets.find(({ id }) => id === version.assetId))
  const { versionName, assetId } = version
  const about = { projectId, deliverableId, versionName, asset: assetNameOf(review, assetId) }
  return { version, asset, review, about, assetName: about.asset }
}

export const reviewClosedError = (): AppError =>
  new AppError('INVALID_INPUT', { fields: { deliverableId: 'OUT_OF_RANGE' } })

/**
 * Locks the project of a version, sent or not, and reads both. Serialises sending, recalling, replacing and deciding.
 * @throws AppError `NOT_FOUND`.
 */
export async function lockProjectOfVersion(tx: Tx, actor: Actor & MemberScope, deliverableId: string) {
  const projectId = ensureFound(await findProjectOf(tx.db, deliverableId))
  const project = await lockProjectForTeam(tx, actor, projectId)
  return { project, ...(await findVersionInReview(tx, projectId, deliverableId, { withSaved: true })) }
}

/**
 * Corrects the timecode of a version's first frame, if its file is wrong; null removes the correction. Comments keep
 * their frames and get new timecodes.
 * @throws AppError `NOT_FOUND`; `INVALID_INPUT` for a timecode that is invalid at the version's frame rate.
 */
export async function correctTimecode(
  { transact }: Pick<AppDeps, 'transact'>,
  actor: Actor & MemberScope,
  correction: { deliverableId: string; startTimecode: string | null; isDropFrame: boolean },
): Promise<void> {
  const { deliverableId, startTimecode, isDropFrame } = correction
  await transact(async tx => {
    const { version, about } = await lockProjectOfVersion(tx, actor, deliverableId)
    const { frameRate } = timelineOfVersion(version)
    if (startTimecode !== null && !isStartTimecode(startTimecode, frameRate, isDropFrame))
      throw new AppError('INVALID_INPUT', { fields: { startTimecode: 'TIMECODE' } })
    await changeVersion(tx.db, deliverableId, {
      correctedStart: startTimecode,
      correctedDropFrame: startTimecode === null ? null : isDropFrame,
    })
    const isInternal = !version.isSent
    await emit(tx, { type: 'timecode.corrected', ...about, startTimecode, isDropFrame, isInternal })
  })
}
