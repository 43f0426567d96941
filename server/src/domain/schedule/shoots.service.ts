import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import type { addShootInput, changeShootInput, removeShootInput } from 'shared/schedule/schedule.inputs'
import type { MemberScope } from '../../platform/actor.ts'
import { assertSameRequest, ensureInserted, hasContent } from '../../platform/idempotency.ts'
import { ensureFound } from '../../platform/or-not-found.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { getTeamProject, lockProject } from '../projects/team-projects.service.ts'
import {
  deleteShoot,
  insertShoot,
  listShootRows,
  lockShoot,
  type ShootQuery,
  updateShoot,
} from './shoots.repository.ts'

type Deps = Pick<AppDeps, 'clock' | 'transact'>

const MAX_SHOWN = 500

/**
 * Lists the shooting days of a range or a project, by day: managers see all, other members those of assigned projects.
 * `truncated` if there are more than the limit.
 * @throws AppError `NOT_FOUND` for a project that the member may not see.
 */
export async function listShoots({ db }: Pick<AppDeps, 'db'>, actor: MemberScope, query: ShootQuery) {
  if (query.projectId) await getTeamProject({ db }, actor, query.projectId)
  const found = await listShootRows(db, actor, query, MAX_SHOWN + 1)
  return { items: found.slice(0, MAX_SHOWN), truncated: found.length > MAX_SHOWN }
}

/**
 * Adds a shooting day, once per request id, and notifies client and assigned members.
 * @throws AppError `NOT_FOUND` for the project, `INVALID_INPUT` for a past day, `REQUEST_ID_REUSED` for the
 * same id with other input.
 */
export async function addShoot(
  { clock, transact }: Deps,
  { requestId, ...input }: z.output<typeof addShootInput>,
) {
  const now = clock.now()
  const content = { ...input, contact: input.contact ?? null, callTime: input.callTime ?? null }
  return transact(async tx => {
    await lockProject(tx, input.projectId)
    const before = requestId && (await lockShoot(tx.db, requestId))
    if (before) {
      assertSameRequest(before, content)
      return before
    }
    assertNotPast(input.day, now)
    const row = { ...content, id: requestId, createdAt: now, updatedAt: now }
    const added = ensureInserted(await insertShoot(tx.db, row))
    const { id: shootId, projectId, ...shoot } = added
    await emit(tx, { type: 'shoot.added', projectId, shootId, shoot, before: null })
    return added
  })
}

/**
 * Changes a shooting day and notifies client and assigned members of the changed fields. Idempotent.
 * @throws AppError `NOT_FOUND`, `SHOOT_CHANGED` if it was changed since `seenAt`, `INVALID_INPUT` for a new day in the
 * past.
 */
export async function changeShoot(
  { clock, transact }: Deps,
  { id, seenAt, day, address, contact, callTime }: z.output<typeof changeShootInput>,
) {
  const now = clock.now()
  return transact(async tx => {
    const held = ensureFound(await lockShoot(tx.db, id))
    const { id: shootId, projectId, updatedAt, ...before } = held
    const shoot = { day, address, contact: contact ?? null, callTime: callTime ?? null }
    if (hasContent(before, shoot)) return held
    assertAsSeen(updatedAt, seenAt)
    if (day !== before.day) assertNotPast(day, now)
    const changed = await updateShoot(tx.db, id, { ...shoot, updatedAt: now })
    await emit(tx, { type: 'shoot.changed', projectId, shootId, before, shoot })
    return changed
  })
}

/**
 * Cancels a shooting day; notifies client and assigned members unless it is past.
 * @throws AppError `NOT_FOUND`, `SHOOT_CHANGED` if it was changed since `seenAt`.
 */
export async function removeShoot({ transact }: Deps, { id, seenAt }: z.output<typeof removeShootInput>) {
  await transact(async tx => {
    const { id: shootId, projectId, updatedAt, ...shoot } = ensureFound(await lockShoot(tx.db, id))
    assertAsSeen(updatedAt, seenAt)
    await emit(tx, { type: 'shoot.removed', projectId, shootId, shoot, before: null })
    await deleteShoot(tx.db, id)
  })
}

function assertNotPast(day: string, now: Date): void {
  if (day < dayInRome(now)) throw new AppError('INVALID_INPUT', { fields: { day: 'DAY_PAST' } })
}

function assertAsSeen(updatedAt: Date, seenAt: string | undefined): void {
  if (seenAt && updatedAt.getTime() !== Date.parse(seenAt)) throw new AppError('SHOOT_CHANGED')
}
