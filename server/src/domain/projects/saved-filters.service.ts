import { AppError } from 'shared/errors/app-error'
import type { z } from 'shared/errors/zod'
import { MAX_SAVED_FILTERS } from 'shared/projects/project-list'
import type { saveFilterInput } from 'shared/projects/projects.inputs'
import type { AppDeps } from '../../platform/platform.ts'
import * as filters from './saved-filters.repository.ts'

const byName = new Intl.Collator('it', { numeric: true })

/** Lists the user's filters by name, in natural order: `2` before `10`. */
export async function listSavedFilters({ db }: Pick<AppDeps, 'db'>, userId: string) {
  const saved = await filters.listSavedFilters(db, userId)
  return saved.sort((one, other) => byName.compare(one.name, other.name))
}

/**
 * Saves a filter, replacing the user's filter of the same name in any letter case.
 * @throws AppError `INVALID_INPUT` on `name` if the user has the maximum number.
 */
export const saveFilter = (
  { transact }: Pick<AppDeps, 'transact'>,
  userId: string,
  { name, filter }: z.output<typeof saveFilterInput>,
): Promise<{ id: string }> =>
  transact(async tx => {
    await filters.lockFilters(tx.db, userId)
    if ((await filters.countOtherFilters(tx.db, { userId, name })) >= MAX_SAVED_FILTERS)
      throw new AppError('INVALID_INPUT', { fields: { name: 'TOO_MANY_FILTERS' } })
    return filters.saveFilter(tx.db, { userId, name, filter })
  })

/** Deletes a filter. @throws AppError `NOT_FOUND`, also for another user's filter. */
export const removeFilter = (
  { transact }: Pick<AppDeps, 'transact'>,
  userId: string,
  { id }: { id: string },
): Promise<void> =>
  transact(async tx => {
    if (!(await filters.deleteFilter(tx.db, { userId, id }))) throw new AppError('NOT_FOUND')
  })
