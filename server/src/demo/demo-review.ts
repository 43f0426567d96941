import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type DemoComment, type DemoVersion, demoAssets, demoReviews } from 'shared/catalogue/demo-review'
import { slugOf } from 'shared/deliverables/downloads'
import { orderedFormats } from 'shared/deliverables/formats'
import { aboutAsset } from 'shared/messages/it/asset-mails'
import { assetLabel } from 'shared/messages/it/assets'
import { reviewNews } from 'shared/messages/it/review-mails'
import { mainAssetOf } from '../domain/deliverables/assets/assets.service.ts'
import { after, DAY, HOUR } from '../platform/clock.ts'
import { insertRow } from '../platform/db/row.ts'
import type { Tx } from '../platform/db/unit-of-work.ts'
import type { AppDeps } from '../platform/platform.ts'
import { insertClientNews, logProjectAct, MANAGER } from './demo-people.ts'
import type { DemoOrder } from './demo-project.ts'
import { type DemoRenditions, fillRenditions, storeDemoRenditions } from './demo-renditions.ts'

const FRAME_RATE = 25

/** Folders of the videos: the built client first, then its sources. */
const clipFolders = [
  new URL('../../../client/dist/media/', import.meta.url),
  new URL('../../../client/public/media/', import.meta.url),
]

type Kind = 'mp4' | 'jpg'

export interface DemoClip {
  filePath: string
  fileSize: number
  posterPath: string | null
  renditions: DemoRenditions | undefined
}

const placeOf = (title: string, { clip, round }: DemoVersion): string =>
  `demo/${slugOf(title)}-${clip}-${round}`

/** Copies the demo's videos into the storage, with posters and renditions. Returns the copied ones by their place. */
export async function storeDemoClips({ storage }: Pick<AppDeps, 'storage'>): Promise<Map<string, DemoClip>> {
  const clips = new Map<string, DemoClip>()
  const versions = Object.entries(demoReviews).flatMap(([title, reviewed]) =>
    reviewed.map(version => ({ version, place: placeOf(title, version) })),
  )
  for (const { version, place } of versions) {
    const bytes = await readClip(version.clip, 'mp4')
    if (!bytes) continue
    const [filePath, posterPath] = [`${place}.mp4`, `${place}.jpg`]
    await storage.write(filePath, bytes)
    const poster = await readClip(version.clip, 'jpg')
    if (poster) await storage.write(posterPath, poster)
    clips.set(place, {
      filePath,
      fileSize: bytes.length,
      posterPath: poster ? posterPath : null,
      renditions: await storeDemoRenditions({ storage }, version.clip, place),
    })
  }
  return clips
}

async function readClip(clip: string, kind: Kind): Promise<Uint8Array | undefined> {
  for (const folder of clipFolders) {
    const bytes = await readFile(new URL(`${clip}.${kind}`, folder)).catch(() => undefined)
    if (bytes) return bytes
  }
  return undefined
}

/** Fills assets, versions and comments of a project; videos without bytes are left out. */
export async function fillDemoReview(tx: Tx, order: DemoOrder): Promise<void> {
  await fillAssets(tx, order)
  for (const version of demoReviews[order.project.title] ?? []) {
    const clip = order.clips.get(placeOf(order.project.title, version))
    if (clip) await fillVersion(tx, order, { ...version, ...clip })
  }
}

/** Creates the assets that a paid order includes. */
async function fillAssets(tx: Tx, { projectId, project, now }: DemoOrder): Promise<void> {
  const { title, summary, payment, status, createdDay } = project
  if (payment === 'none' || payment === 'transfer') return
  const createdAt = after(now, (createdDay + 1) * DAY)
  const [kind, ...others] = orderedFormats({ summary, lines: [] })
  await mainAssetOf(tx, projectId, { now: createdAt, kind })
  const further = [...others, ...(demoAssets[title] ?? [])]
  if (further.length === 0) return
  await tx.db
    .insertInto('assets')
    .values(further.map(one => ({ projectId, kind: one, isRequired: status !== 'completed', createdAt })))
    .execute()
}

async function fillVersion(tx: Tx, order: DemoOrder, version: DemoVersion & DemoClip): Promise<void> {
  const { projectId, project, people, now } = order
  const createdAt = after(now, (project.createdDay + version.day) * DAY)
  const decidedAt = after(createdAt, 20 * HOUR)
  const { versionName, notes, resolution, durationSeconds, round, outcome, fileSize } = version
  const deliverableId = await insertRow(tx.db, 'deliverables', {
    projectId,
    assetId: await assetOf(tx, projectId, version),
    publishedBy: people.members.get(project.team[0] ?? '') ?? null,
    versionName,
    notes,
    resolution,
    durationSeconds,
    round,
    fileSize,
    createdAt,
    fileName: `${project.title} - ${versionName}.mp4`,
    filePath: version.filePath,
    ...(version.posterPath && { posterId: randomUUID(), posterPath: version.posterPath }),
    frameRate: FRAME_RATE,
    closingWords: version.closingWords ?? null,
    changesRequestedAt: outcome === 'changes' ? decidedAt : null,
    approvedAt: outcome === 'approved' ? decidedAt : null,
  })
  if (version.renditions) await fillRenditions(tx, deliverableId, version.renditions, createdAt)
  for (const [place, comment] of version.comments.entries())
    await fillComment(tx, order, deliverableId, comment, after(createdAt, (place + 1) * HOUR))
  await fillNews(tx, order, version, createdAt)
  await fillReviewActs(tx, order, { ...version, deliverableId }, { createdAt, decidedAt })
}

/** Returns the id of a version's asset; null for the main one. */
async function assetOf({ db }: Tx, projectId: string, { asset }: DemoVersion): Promise<string | null> {
  if (!asset) return null
  const { id } = await db
    .selectFrom('assets')
    .select('id')
    .where('projectId', '=', projectId)
    .where('kind', '=', asset)
    .executeTakeFirstOrThrow()
  return id
}

async function fillReviewActs(
  tx: Tx,
  order: DemoOrder,
  { deliverableId, versionName, round, outcome }: DemoVersion & { deliverableId: string },
  { createdAt, decidedAt }: { createdAt: Date; decidedAt: Date },
): Promise<void> {
  const { project, client } = order
  const of = { subject: 'deliverable', subjectId: deliverableId }
  const published = { action: 'review.published', detail: { versionName, round }, createdAt } as const
  await logProjectAct(tx, order, project.team[0] ?? MANAGER, { ...of, ...published })
  if (outcome === 'waiting') return
  const isApproved = outcome === 'approved'
  await logProjectAct(tx, order, client.email, {
    ...of,
    action: isApproved ? 'review.approved' : 'review.changes-requested',
    detail: isApproved ? { versionName } : { round },
    createdAt: decidedAt,
  })
}

async function fillComment(
  { db }: Tx,
  order: DemoOrder,
  deliverableId: string,
  comment: DemoComment,
  createdAt: Date,
): Promise<void> {
  const parentId = await insertRow(db, 'deliverableComments', {
    deliverableId,
    ...speaker(order, comment.member),
    internal: comment.internal ?? false,
    atMs: comment.atMs,
    untilMs: comment.untilMs ?? null,
    drawing: comment.drawing ? JSON.stringify(comment.drawing) : null,
    text: comment.text,
    resolvedAt: comment.resolved ? after(createdAt, DAY) : null,
    createdAt,
  })
  for (const reply of comment.replies ?? []) {
    await insertRow(db, 'deliverableComments', {
      deliverableId,
      ...speaker(order, reply.member),
      parentId,
      atMs: comment.atMs,
      untilMs: comment.untilMs ?? null,
      text: reply.text,
      createdAt: after(createdAt, HOUR),
    })
  }
}

function speaker({ client, userId, people }: DemoOrder, member: string | undefined) {
  if (!member) return { userId, authorName: client.fullName, fromTeam: false }
  const authorName = people.names.get(member) ?? member
  return { userId: people.users.get(member) ?? null, authorName, fromTeam: true }
}

async function fillNews(tx: Tx, order: DemoOrder, version: DemoVersion, createdAt: Date): Promise<void> {
  const { versionName, asset, outcome } = version
  const { title, message } = reviewNews.published
  const about = aboutAsset(versionName, asset ? assetLabel({ kind: asset, name: null }) : null)
  await insertClientNews(tx, order, 'downloads', {
    title,
    message: message(order.project.title, about),
    type: 'success',
    read: outcome !== 'waiting',
    createdAt,
  })
}
