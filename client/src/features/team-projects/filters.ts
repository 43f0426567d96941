import { shallowEqual } from '@mantine/hooks'
import { isUuid } from 'shared/fields/uuid'
import { projectSorts } from 'shared/projects/project-list'
import { type ProjectStatus, projectStatuses } from 'shared/projects/status'
import { turnSides } from 'shared/projects/turn'
import { urgencies } from 'shared/timeline/deadlines'
import { onSessionEnd } from '../../lib/session.ts'

const oneOf =
  <const Value extends string>(values: readonly Value[]) =>
  (value: unknown): value is Value =>
    values.some(known => known === value)

const isTrue = (value: unknown): value is true => value === true

/** Filters that limit the list, beside its search, with a check of each value. A new filter is a line here. */
const narrowing = {
  status: oneOf(projectStatuses),
  urgency: oneOf(urgencies),
  member: isUuid,
  turn: oneOf(turnSides),
  late: isTrue,
  unassigned: isTrue,
  archived: isTrue,
}

/** Checks of all values of an address; unknown values are dropped. */
const known = {
  search: (value: unknown): value is string =>
    typeof value === 'string' && value !== '' && value.length <= 200,
  ...narrowing,
  /** Absent for the screen's own order, late first. */
  sort: oneOf(projectSorts),
  /** Absent for the list. */
  view: oneOf(['board']),
  /** Reason why filters were dropped: values that do not exist, or a member who is not in the team. */
  dropped: oneOf(['values', 'member']),
}

type Guarded<Guard> = Guard extends (value: unknown) => value is infer Value ? Value : never

export type Filters = { [Key in keyof typeof known]?: Guarded<(typeof known)[Key]> }

/** Filters to change; undefined removes one, and the others stay. */
export type FilterChange = { [Key in keyof Filters]?: Filters[Key] | undefined }

/** Reads filters and view from the search params; values that do not exist are dropped, and `dropped` says so. */
export function filtersFrom(address: Record<string, unknown>): Filters {
  const entries = Object.entries(known).flatMap(([name, isKnown]) => {
    const value = address[name]
    return isKnown(value) ? [[name, value]] : []
  })
  const isWhole = Object.entries(known).every(
    ([name, isKnown]) => address[name] === undefined || address[name] === '' || isKnown(address[name]),
  )
  return { ...Object.fromEntries(entries), ...(!isWhole && { dropped: 'values' }) }
}

/** Returns the filters as `team.savedFilters` keeps them. */
export function storedOf({ view: _view, dropped: _dropped, member, ...filters }: Filters) {
  return { ...filters, ...(member && { memberId: member }) }
}

export function queryOf({ sort = 'late', ...filters }: Filters) {
  return { ...storedOf(filters), ...(!filters.archived && { sort }) }
}

export const projectsPageOf = (filters: Filters) => ({ ...queryOf(filters), limit: 30 })

export const columnOf = (filters: Filters, status: ProjectStatus) => ({
  ...queryOf(filters),
  status,
  limit: 20,
})

const narrowingNames = Object.keys(narrowing) as (keyof typeof narrowing)[]

/** Removes all filters; order and view stay. */
export const unfiltered: FilterChange = {
  search: undefined,
  ...Object.fromEntries(narrowingNames.map(name => [name, undefined])),
  dropped: undefined,
}

/** Counts the filters that limit the list, beside its search. The board has a column for each status. */
export const countFilters = (filters: Filters) =>
  narrowingNames
    .filter(name => name !== 'status' || filters.view !== 'board')
    .filter(name => filters[name] !== undefined).length

type SavedFilter = Record<string, string | true>

/**
 * Reads a saved filter, without a member who cannot be chosen. Values of a former release are dropped, as from an
 * address.
 * @param memberIds members who can be chosen; undefined while not all of them are known
 */
export function filtersOfSaved(
  { memberId, ...saved }: SavedFilter,
  memberIds: readonly string[] | undefined,
): FilterChange {
  const isGone = memberId !== undefined && memberIds !== undefined && !memberIds.some(id => id === memberId)
  return {
    ...unfiltered,
    sort: undefined,
    ...filtersFrom({ ...saved, ...(!isGone && { member: memberId }) }),
    ...(isGone && { dropped: 'member' }),
  }
}

/** Reads a saved filter as it is; values of a former release are dropped. */
export const readSaved = ({ memberId, ...saved }: SavedFilter): Filters =>
  filtersFrom({ ...saved, member: memberId })

/** Returns true if a saved filter lists the same projects in the same order. The view does not count. */
export function isCurrent(filters: Filters, saved: SavedFilter): boolean {
  return shallowEqual(queryOf(readSaved(saved)), queryOf(filtersFrom(filters)))
}

let last: Filters = {}
onSessionEnd(() => {
  last = {}
})

/** Keeps the filters of the list until the session ends or the page is reloaded. */
export function rememberFilters({ dropped: _, ...filters }: Filters): void {
  last = filters
}

/** Returns the filters to go back to the list with. */
export const lastFilters = (): Filters => last
