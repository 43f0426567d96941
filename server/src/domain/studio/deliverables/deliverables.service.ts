import { mayComment } from 'shared/deliverables/comment-rules'
import { mediaFacts } from 'shared/deliverables/media-facts'
import { roundsUsed } from 'shared/deliverables/rounds'
import { versionStateOf } from 'shared/deliverables/version-state'
import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { threadsOf } from '../review/comment-threads.service.ts'
import { listComments, listOwners } from '../review/comments.repository.ts'
import { assertMayReview, isGuest, type Reviewer, sideOf } from '../review/review-access.service.ts'
import { roundsOf } from '../review/rounds.service.ts'
import { listVersions, type Version } from './deliverables.repository.ts'
import { fileAddress, mediaOf } from './version-media.service.ts'
import { correctionOf } from './version-timeline.service.ts'

/** A project's versions as its review stands, newest first. */
const inReview = (versions: Version[]) =>
  versions.map((version, index) => ({
    ...version,
    state: versionStateOf({ ...version, isNewest: index === 0 }),
  }))

/**
 * All that a review room shows: the versions, newest first, with what was said on them, and the rounds.
 * Internal notes are read for the team alone.
 * @throws AppError `NOT_FOUND`.
 */
export async function listDeliverables(
  { clock, db, media }: Pick<Platform, 'clock' | 'db' | 'media'>,
  actor: Reviewer,
  projectId: string,
) {
  await assertMayReview({ db }, actor, projectId)
  const versions = inReview(await listVersions(db, projectId))
  const ids = versions.map(version => version.id)
  const comments = await listComments(db, ids, sideOf(actor) === 'team')
  const made = await mediaOf({ db }, ids)
  const mayWrite = !isGuest(actor) || actor.guest.mayComment
  const around = {
    actor,
    carried: new Set(comments.flatMap(({ carriedFrom }) => carriedFrom ?? [])),
    newestState: versions[0]?.state ?? 'waiting',
    owners: await listOwners(
      db,
      comments.flatMap(({ ownerId }) => ownerId ?? []),
    ),
  }
  const items = versions.map(({ mediaFacts: found, ...version }) => ({
    ...version,
    correction: correctionOf(version),
    facts: found === null ? null : mediaFacts.parse(found),
    media: made(version.id)?.media ?? null,
    url: fileAddress(version.id),
    posterUrl: version.posterId ? fileAddress(version.posterId) : (made(version.id)?.posterUrl ?? null),
    publishedAt: version.createdAt,
    mayComment: mayWrite && mayComment(sideOf(actor), version.state, false),
    comments: threadsOf(
      comments.filter(comment => comment.deliverableId === version.id),
      {
        ...around,
        state: version.state,
        isFormer: version.id === versions[1]?.id,
      },
    ),
  }))
  const makesPreviews = media !== undefined
  const rounds = await roundsOf({ clock }, db, { projectId, used: roundsUsed(versions) })
  return { items, makesPreviews, rounds }
}

/** One version of a held project among all of it. @throws AppError `NOT_FOUND`. */
export async function versionWithin(work: Pick<Work, 'db'>, projectId: string, deliverableId: string) {
  const versions = inReview(await listVersions(work.db, projectId))
  const version = versions.find(one => one.id === deliverableId)
  if (!version) throw new AppError('NOT_FOUND')
  return { version, used: roundsUsed(versions) }
}

/** The newest version of a held project, and the one before. */
export async function newestOf(work: Pick<Work, 'db'>, projectId: string) {
  const [newest, former] = inReview(await listVersions(work.db, projectId))
  return { newest, former }
}

/** What is asked of a version that is no longer under review. */
export const outOfReview = (): AppError =>
  new AppError('INVALID_INPUT', { fields: { deliverableId: 'OUT_OF_RANGE' } })
