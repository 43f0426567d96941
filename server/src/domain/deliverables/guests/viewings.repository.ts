import { sql } from 'kysely'
import type { Database } from '../../../platform/db/store.ts'

/** Maximum number of viewers listed, newest first. */
const MAX_VIEWERS = 100

/** Viewer of a version: a user of the company, or a guest. */
export type Viewer = { userId: string; guestId?: undefined } | { guestId: string; userId?: undefined }

interface Viewing {
  projectId: string
  deliverableId: string
  viewer: Viewer
  now: Date
}

/** Records that a viewer opened a version. Returns true for the first time. */
export async function insertViewing(db: Database, { projectId, deliverableId, viewer, now }: Viewing) {
  const row = await db
    .insertInto('reviewViewings')
    .values({ projectId, deliverableId, ...viewer, firstAt: now, lastAt: now })
    .onConflict(conflict =>
      conflict
        .columns(['deliverableId', viewer.userId === undefined ? 'guestId' : 'userId'])
        .doUpdateSet({ lastAt: now }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isFirst'))
    .executeTakeFirstOrThrow()
  return row.isFirst
}

/**
 * Lists the viewers of a project's versions, latest first: first and last view, last version, number of comments.
 * Recalled versions count for the team only.
 */
export async function listViewers(db: Database, projectId: string, { withSaved }: { withSaved: boolean }) {
  const { rows } = await sql<{
    name: string
    isGuest: boolean
    firstAt: Date
    lastAt: Date
    versionName: string
    said: number
  }>`
    select coalesce(review_guests.name, profiles.full_name) as "name",
      seen.guest_id is not null as "isGuest", seen.first_at as "firstAt", seen.last_at as "lastAt",
      deliverables.version_name as "versionName",
      (select count(*)::int from deliverable_comments as comment
        join deliverables as version on version.id = comment.deliverable_id
        where version.project_id = ${projectId} and (version.is_sent or ${withSaved}) and comment.internal = false and comment.carried_from is null
          and (comment.guest_id = seen.guest_id or comment.user_id = seen.user_id)) as "said"
    from (
      select user_id, guest_id, min(first_at) as first_at, max(last_at) as last_at,
        (array_agg(deliverable_id order by last_at desc))[1] as deliverable_id
      from review_viewings
      where project_id = ${projectId} and (${withSaved}
        or exists (select from deliverables as version where version.id = deliverable_id and version.is_sent))
      group by user_id, guest_id
      order by max(last_at) desc limit ${sql.lit(MAX_VIEWERS)}
    ) as seen
    join deliverables on deliverables.id = seen.deliverable_id
    left join review_guests on review_guests.id = seen.guest_id
    left join profiles on profiles.id = seen.user_id
    order by seen.last_at desc`.execute(db)
  return rows
}
