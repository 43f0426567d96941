import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { dayInRome } from 'shared/formats/date-it'
import type { makeProjectInput } from 'shared/projects/projects.inputs'
import type { Platform } from '../../platform/platform.ts'
import { emit } from '../events/emit.service.ts'
import { canOrder } from '../identity/companies/companies.service.ts'
import { createProjectFor } from './create-project.service.ts'
import { type ProjectWithUrgency, withUrgency } from './projects.service.ts'

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
