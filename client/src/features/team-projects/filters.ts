import { isUuid } from 'shared/fields/uuid'
import { isProjectStatus, type ProjectStatus } from 'shared/projects/status'
import { type TurnSide, turnSides } from 'shared/projects/turn'
import { type Urgency, urgencies } from 'shared/timeline/deadlines'
import { onSessionEnd } from '../../lib/session.ts'

export type Filters = {
  search?: string
  status?: ProjectStatus
  urgency?: Urgency
  member?: string
  turn?: TurnSide
  late?: true
  /** Absent for the list. */
  view?: 'board'
}

/** Filters to change; undefined removes one, and the others stay. */
export type FilterChange = { [Key in keyof Filters]?: unknown }

const isUrgency = (value: unknown): value is Urgency => urgencies.includes(value as Urgency)

const isTurnSide = (value: unknown): value is TurnSide => turnSides.includes(value as TurnSide)

/** Reads filters and view from the search params; invalid values are dropped. */
export function filtersFrom({
  search,
  status,
  urgency,
  member,
  turn,
  late,
  view,
}: Record<string, unknown>): Filters {
  return {
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 200) }),
    ...(typeof status === 'string' && isProjectStatus(status) && { status }),
    ...(isUrgency(urgency) && { urgency }),
    ...(isUuid(member) && { member }),
    ...(isTurnSide(turn) && { turn }),
    ...(late === true && { late }),
    ...(view === 'board' && { view }),
  }
}

/** Returns the filters as the input of `team.projects.list`. */
export function queryOf({ search, status, urgency, member, turn, late }: Filters) {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(urgency && { urgency }),
    ...(member && { memberId: member }),
    ...(turn && { turn }),
    ...(late && { late }),
  }
}

export const projectsPageOf = (filters: Filters) => ({ ...queryOf(filters), limit: 30 })

export const columnOf = (filters: Filters, status: ProjectStatus) => ({
  ...queryOf(filters),
  status,
  limit: 20,
})

/** Removes all filters; the view stays. */
export const unfiltered: FilterChange = {
  search: undefined,
  status: undefined,
  urgency: undefined,
  member: undefined,
  turn: undefined,
  late: undefined,
}

let last: Filters = {}
onSessionEnd(() => {
  last = {}
})

/** Keeps the filters of the list until the session ends or the page is reloaded. */
export function rememberFilters(filters: Filters): void {
  last = filters
}

/** Returns the filters to go back to the list with. */
export const lastFilters = (): Filters => last
