import { isUuid } from 'shared/fields/uuid'
import { isProjectStatus, type ProjectStatus } from 'shared/projects/status'
import { type Urgency, urgencies } from 'shared/urgency/urgency'
import { onSessionEnd } from '../../lib/session.ts'

export type Look = 'list' | 'board'

export type Filters = {
  search?: string
  status?: ProjectStatus
  urgency?: Urgency
  member?: string
  /** As a board; a list needs no word. */
  view?: 'board'
}

/** What changes in the filters; the rest stays, also what another change is on its way to set. */
export type FilterChange = { [Key in keyof Filters]?: unknown }

const isUrgency = (value: unknown): value is Urgency => urgencies.includes(value as Urgency)

/** The list's filters and its look, as they stand in the address. */
export function filtersFrom({ search, status, urgency, member, view }: Record<string, unknown>): Filters {
  return {
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 200) }),
    ...(typeof status === 'string' && isProjectStatus(status) && { status }),
    ...(isUrgency(urgency) && { urgency }),
    ...(isUuid(member) && { member }),
    ...(view === 'board' && { view }),
  }
}

/** What the list is asked for. */
export function queryOf({ search, status, urgency, member }: Filters) {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(urgency && { urgency }),
    ...(member && { memberId: member }),
  }
}

/** A page of the list. */
export const projectsPageOf = (filters: Filters) => ({ ...queryOf(filters), limit: 30 })

/** A page of a column of the board; its columns are the statuses. */
export const columnOf = (filters: Filters, status: ProjectStatus) => ({
  ...queryOf(filters),
  status,
  limit: 20,
})

/** Takes away what narrows; the look stays. */
export const unfiltered: FilterChange = {
  search: undefined,
  status: undefined,
  urgency: undefined,
  member: undefined,
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
