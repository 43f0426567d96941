import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { MAX_SAVED_FILTERS } from 'shared/projects/project-list'
import type { saveFilterInput } from 'shared/projects/projects.inputs'
import type { AppDeps } from '../../platform/platform.ts'
import * as filters from './saved-filters.repository.ts'

/** The person's filters, by name. */
export const listSavedFilters = ({ db }: Pick<AppDeps, 'db'>, userId: string) =>
  filters.listSavedFilters(db, userId)

/**
 * Saves a filter under a name, in the place of the person's former one of that name.
 * @throws AppError `INVALID_INPUT` on `name` once the person has as many as can be kept.
 */
export const saveFilter = (
  { transact }: Pick<AppDeps, 'transact'>,
  userId: string,
  { name, filter }: z.output<typeof saveFilterInput>,
): Promise<{ id: string }> =>
  transact(async tx => {
    if ((await filters.countOtherFilters(tx.db, { userId, name })) >= MAX_SAVED_FILTERS)
      throw new AppError('INVALID_INPUT', { fields: { name: 'TOO_MANY_FILTERS' } })
    return filters.saveFilter(tx.db, { userId, name, filter })
  })

/** @throws AppError `NOT_FOUND`, also for the filter of somebody else. */
export const removeFilter = (
  { transact }: Pick<AppDeps, 'transact'>,
  userId: string,
  { id }: { id: string },
): Promise<void> =>
  transact(async tx => {
    if (!(await filters.deleteFilter(tx.db, { userId, id }))) throw new AppError('NOT_FOUND')
  })
