import { sql } from 'kysely'
import {
  type MediaFacts,
  type MediaFailure,
  type MediaResult,
  type MediaState,
  mediaFacts,
  mediaResult,
  type RenditionKind,
} from 'shared/deliverables/media'
import type { NewRow } from '../../../platform/db/row.ts'
import type { Database } from '../../../platform/db/store.ts'

const kind = sql<RenditionKind>`kind`.as('kind')

export async function insertMedia(db: Database, deliverableId: string, now: Date): Promise<void> {
  await db.insertInto('versionMedia').values({ deliverableId, changedAt: now }).execute()
}

export async function listMedia(db: Database, deliverableIds: string[]) {
  if (deliverableIds.length === 0) return []
  const rows = await db
    .selectFrom('versionMedia')
    .select(['deliverableId', 'percent', 'result', 'state', 'failure'])
    .where('deliverableId', 'in', deliverableIds)
    .execute()
  return rows.map(row => ({ ...row, result: row.result === null ? null : mediaResult.parse(row.result) }))
}

/** Returns the state of a version's proxies; `none` if its file needs none. */
export async function copyOf(
  db: Database,
  deliverableId: string,
): Promise<'none' | 'in-the-making' | 'done' | 'failed'> {
  const [media] = await listMedia(db, [deliverableId])
  if (!media) return 'none'
  return media.state === 'done' || media.state === 'failed' ? media.state : 'in-the-making'
}

export async function listRenditions(db: Database, deliverableIds: string[]) {
  if (deliverableIds.length === 0) return []
  return db
    .selectFrom('versionRenditions')
    .select(['id', 'deliverableId', 'width', 'height', 'filePath', kind])
    .where('deliverableId', 'in', deliverableIds)
    .orderBy('kind')
    .execute()
}

/** Finds the render of a version; undefined once the version is deleted. */
export async function findRender(db: Database, deliverableId: string) {
  const row = await db
    .selectFrom('versionMedia')
    .innerJoin('deliverables', 'deliverables.id', 'versionMedia.deliverableId')
    .select(['projectId', 'versionName', 'filePath', 'mediaFacts', 'attempts', 'changedAt', 'isSent'])
    .select('versionMedia.state')
    .where('deliverableId', '=', deliverableId)
    .executeTakeFirst()
  if (!row) return undefined
  const facts: MediaFacts | null = row.mediaFacts === null ? null : mediaFacts.parse(row.mediaFacts)
  return { ...row, mediaFacts: facts }
}

/**
 * Claims a render, unless it is done or was active after `idleSince`. Returns the number of claims; undefined if not
 * claimed.
 */
export async function claimRender(
  db: Database,
  deliverableId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<number | undefined> {
  const taken = await db
    .updateTable('versionMedia')
    .set({ state: 'running', percent: 0, changedAt: now, attempts: sql<number>`attempts + 1` })
    .where('deliverableId', '=', deliverableId)
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'waiting'), and([eb('state', '=', 'running'), eb('changedAt', '<', idleSince)])]),
    )
    .returning('attempts')
    .executeTakeFirst()
  return taken?.attempts
}

/** Lists the versions whose render is unfinished, unchanged since a time, and without a job of this name. */
export async function listLostRenders(db: Database, { job, before }: { job: string; before: Date }) {
  const { rows } = await sql<{ deliverableId: string }>`
    select deliverable_id from version_media
    where state in ('waiting', 'running') and changed_at < ${before}::timestamptz
      and not exists (
        select from pgboss.job
        where name = ${job} and state < 'completed' and data ->> 'deliverableId' = deliverable_id::text)`.execute(
    db,
  )
  return rows.map(({ deliverableId }) => deliverableId)
}

/** Deletes the media rows of a replaced file. Returns the storage paths of its renditions. */
export async function dropMedia(db: Database, deliverableId: string): Promise<string[]> {
  await db.deleteFrom('versionMedia').where('deliverableId', '=', deliverableId).execute()
  return deleteRenditions(db, deliverableId)
}

async function deleteRenditions(db: Database, deliverableId: string): Promise<string[]> {
  const made = await db
    .deleteFrom('versionRenditions')
    .where('deliverableId', '=', deliverableId)
    .returning('filePath')
    .execute()
  return made.map(({ filePath }) => filePath)
}

export interface MediaChange {
  state: MediaState
  percent?: number
  failure?: MediaFailure | null
  attempts?: number
  result?: MediaResult
}

export async function changeMedia(
  db: Database,
  deliverableId: string,
  { result, ...change }: MediaChange,
  now: Date,
): Promise<void> {
  await db
    .updateTable('versionMedia')
    .set({ ...change, ...(result && { result: JSON.stringify(result) }), changedAt: now })
    .where('deliverableId', '=', deliverableId)
    .execute()
}

/** Returns the columns of a version that its file's metadata decides. */
export const columnsOfFacts = (facts: MediaFacts) => ({
  resolution: `${facts.width}x${facts.height}`,
  durationSeconds: facts.durationSeconds,
  frameRate: facts.frameRate.frames / facts.frameRate.seconds,
  mediaFacts: JSON.stringify(facts),
})

export async function updateFacts(db: Database, deliverableId: string, facts: MediaFacts): Promise<void> {
  await db.updateTable('deliverables').set(columnsOfFacts(facts)).where('id', '=', deliverableId).execute()
}

/** Replaces the renditions of a version. Returns the storage paths of the former ones. */
export async function replaceRenditions(
  db: Database,
  deliverableId: string,
  renditions: NewRow<'versionRenditions'>[],
): Promise<string[]> {
  const former = await deleteRenditions(db, deliverableId)
  await db.insertInto('versionRenditions').values(renditions).execute()
  return former
}
