import { mayComment } from 'shared/deliverables/comment-rules'
import { mediaFacts } from 'shared/deliverables/media-facts'
import { AppError } from 'shared/errors/app-error'
import { idsOf } from '../../../platform/db/row.ts'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  assetNameOf,
  filedAssets,
  type ProjectReview,
  reviewOf,
  versionsOf,
} from '../assets/project-review.service.ts'
import { createCommentFilesResolver } from '../review/comment-files.service.ts'
import { createCommentTextResolver } from '../review/comment-mentions.service.ts'
import { threadsOf } from '../review/comment-threads.service.ts'
import { listComments } from '../review/comments.repository.ts'
import { assertMayReview, isGuest, type Reviewer, sideOf } from '../review/review-access.service.ts'
import { teamNamesByMemberId } from '../review/review-people.service.ts'
import { roundsOf } from '../review/rounds.service.ts'
import { stageOf } from './version-acts.service.ts'
import { fileAddress, mediaOf } from './version-media.service.ts'
import { correctionOf } from './version-timeline.service.ts'

/**
 * All that a review room shows: what the project delivers, the versions, newest first, with what was said on them, and
 * the rounds.
 * Internal notes are read for the team alone.
 * @throws AppError `NOT_FOUND`.
 */
export async function listDeliverables(
  { clock, config, db, media }: Pick<Platform, 'clock' | 'config' | 'db' | 'media'>,
  actor: Reviewer,
  projectId: string,
) {
  await assertMayReview({ db }, actor, projectId)
  const isForTeam = sideOf(actor) === 'team'
  const review = await reviewOf(db, projectId, { withSaved: isForTeam })
  const { versions } = review
  const ids = idsOf(versions)
  const comments = await listComments(db, ids, isForTeam)
  const made = await mediaOf({ db }, ids)
  const mayWrite = !isGuest(actor) || actor.guest.mayComment
  const around = {
    actor,
    carried: new Set(comments.flatMap(({ carriedFrom }) => carriedFrom ?? [])),
    filesOf: await createCommentFilesResolver({ db }, comments),
    wordsOf: await createCommentTextResolver({ db }, comments),
    owners:
      sideOf(actor) === 'team'
        ? await teamNamesByMemberId({ config }, db, { projectId, comments })
        : new Map<string, string>(),
  }
  const now = clock.now()
  const items = versions.map(({ mediaFacts: found, ...version }) => ({
    ...version,
    correction: correctionOf(version),
    facts: found === null ? null : mediaFacts.parse(found),
    media: made(version.id)?.media ?? null,
    url: fileAddress(version.id, version.fileNumber),
    ...stageOf(actor, version, now),
    posterUrl: version.posterId ? fileAddress(version.posterId) : (made(version.id)?.posterUrl ?? null),
    publishedAt: version.createdAt,
    mayComment: mayWrite && mayComment(sideOf(actor), version.state, false),
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
  const makesPreviews = media !== undefined
  const rounds = await roundsOf({ clock }, db, { projectId, used: review.used })
  return { items, assets: filedAssets(review), makesPreviews, rounds }
}

/**
 * One version of a held project among all of it; one that is with the team only where that is asked for.
 * @throws AppError `NOT_FOUND`, `VERSION_RECALLED` for one that was the client's.
 */
export async function versionWithin(
  work: Pick<Work, 'db'>,
  projectId: string,
  deliverableId: string,
  { withSaved = false }: { withSaved?: boolean } = {},
) {
  const review = await reviewOf(work.db, projectId, { withSaved: true })
  const version = orNotFound(review.versions.find(one => one.id === deliverableId))
  if (!version.isSent && !withSaved) throw new AppError(version.recalledAt ? 'VERSION_RECALLED' : 'NOT_FOUND')
  const asset = orNotFound(review.assets.find(({ id }) => id === version.assetId))
  return { version, asset, review, assetName: assetNameOf(review, version.assetId) }
}

/** What has become of a comment's answers is told on the version that the client has. */
const newestSentOf = (review: Pick<ProjectReview, 'versions'>, assetId: string | null) =>
  versionsOf(review, assetId).find(({ isSent }) => isSent)

/** What is asked of a version that is no longer under review. */
export const outOfReview = (): AppError =>
  new AppError('INVALID_INPUT', { fields: { deliverableId: 'OUT_OF_RANGE' } })
