import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import type { makeProjectInput } from 'shared/projects/projects.inputs'
import type { ProjectStatus } from 'shared/projects/status'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { orNotFound } from '../../platform/or-not-found.ts'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { canOrder } from '../identity/companies/companies.service.ts'
import { findStatusNews, type Project, updateProject } from './projects.repository.ts'
import { createProjectFor, lockOwnProject, type ProjectWithUrgency, withUrgency } from './projects.service.ts'
import { queueStatusNews, tellStatus } from './status-news.jobs.ts'
import { countMembers, replaceAssignments } from './team-projects.repository.ts'
import { holdProject } from './team-projects.service.ts'

/**
 * Replaces who works on a project; who is added or taken off is told.
 * @throws AppError `NOT_FOUND` for the project, `INVALID_INPUT` on `memberIds` for an unknown or suspended member.
 */
export async function assignProject(
  ports: Pick<Platform, 'clock' | 'transact'>,
  { id, memberIds }: { id: string; memberIds: string[] },
): Promise<void> {
  const after = [...new Set(memberIds)]
  await ports.transact(async work => {
    const { deadline } = await holdProject(work, id)
    if ((await countMembers(work.db, after)) !== after.length) {
      throw new AppError('INVALID_INPUT', { fields: { memberIds: 'OUT_OF_RANGE' } })
    }
    const before = await replaceAssignments(work.db, id, after, ports.clock.now())
    await emit(work, {
      type: 'project.assigned',
      projectId: id,
      deadline,
      before,
      after,
      added: after.filter(member => !before.includes(member)),
      removed: before.filter(member => !after.includes(member)),
    })
  })
}

type MadeProject = z.output<typeof makeProjectInput>

/**
 * Makes a project for the company of a client, whose people are told (docs/decisions/proposals.md).
 * @throws AppError `NOT_FOUND` for the client, `INVALID_INPUT` for a deadline that has passed.
 */
export async function makeProject(
  { clock, transact }: Pick<Platform, 'clock' | 'transact'>,
  { clientId, ...input }: MadeProject,
): Promise<ProjectWithUrgency> {
  const createdAt = clock.now()
  if (input.deadline && input.deadline < dayInRome(createdAt))
    throw new AppError('INVALID_INPUT', { fields: { deadline: 'INVALID_DATE' } })
  const project = await transact(async work => {
    if (!(await canOrder(work, clientId))) throw new AppError('NOT_FOUND')
    const made = await createProjectFor(work, clientId, {
      ...input,
      deadlineByTeam: typeof input.deadline === 'string',
      createdAt,
    })
    await emit(work, { type: 'project.made', projectId: made.id })
    return made
  })
  return withUrgency(clock, project)
}

type Ports = Pick<Platform, 'clock' | 'transact'>

interface Naming {
  id: string
  title: string
}

/** A client gives an own project another name. @throws AppError `NOT_FOUND`, `LIMITED`. */
export async function renameOwnProject(
  ports: Ports & Pick<Platform, 'limits'>,
  userId: string,
  naming: Naming,
) {
  await ports.limits.take('saving', userId)
  return rename(ports, naming, work => lockOwnProject(work, userId, naming.id))
}

/** A manager gives a project another name. @throws AppError `NOT_FOUND`. */
export const renameProject = (ports: Ports, naming: Naming) =>
  rename(ports, naming, work => holdProject(work, naming.id))

async function rename(ports: Ports, { id, title }: Naming, hold: (work: Work) => Promise<Project>) {
  const project = await ports.transact(async work => {
    const before = await hold(work)
    if (before.title === title) return before
    const renamed = orNotFound(await updateProject(work.db, id, { title, updatedAt: ports.clock.now() }))
    await emit(work, { type: 'project.renamed', projectId: id, from: before.title, to: title })
    return renamed
  })
  return withUrgency(ports.clock, project)
}

/** Sets or takes away the deadline; client and assigned members are told. @throws AppError `NOT_FOUND`. */
export async function setDeadline(
  ports: Pick<Platform, 'clock' | 'transact'>,
  { id, deadline }: { id: string; deadline: string | null },
) {
  const project = await ports.transact(async work => {
    const before = await holdProject(work, id)
    // A deadline that was the client's wish stays readable as a wish.
    const wishedDay = before.wishedDay ?? (before.deadlineByTeam ? null : before.deadline)
    const change = { deadline, deadlineByTeam: deadline !== null, wishedDay, updatedAt: ports.clock.now() }
    const changed = orNotFound(await updateProject(work.db, id, change))
    await emit(work, { type: 'project.deadline-set', projectId: id, from: before.deadline, to: deadline })
    return changed
  })
  return withUrgency(ports.clock, project)
}

type SetStatusDeps = Pick<Platform, 'clock' | 'transact'>
type Change = { id: string; status: ProjectStatus; undoable?: boolean | undefined }

/** Sets any of the four statuses; client and assigned members are told (docs/decisions/project-status.md). */
export async function setStatus(ports: SetStatusDeps, { id, status, undoable }: Change) {
  const project = await ports.transact(async work => {
    const before = await holdProject(work, id)
    const now = ports.clock.now()
    const changed = orNotFound(await updateProject(work.db, id, { status, updatedAt: now }))
    if (before.status !== status) {
      const toldStatus = (await findStatusNews(work.db, id)).toldStatus ?? before.status
      if (undoable && toldStatus !== status) await queueStatusNews(work, id, toldStatus, now)
      else await tellStatus(work, changed, toldStatus)
    }
    await emit(work, {
      type: 'project.status-set',
      projectId: id,
      from: before.status as ProjectStatus,
      to: status,
    })
    return changed
  })
  return withUrgency(ports.clock, project)
}
