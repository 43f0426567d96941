import { isLeadKind, isLeadState, type LeadKind, type LeadState } from 'shared/inbox/lead'

export type Filters = { search?: string; kind?: LeadKind; state?: LeadState; mine?: true }

/** Filters to change; undefined removes one, and the others stay. */
export type FilterChange = { [Key in keyof Filters]?: unknown }

export const unfiltered: FilterChange = {
  search: undefined,
  kind: undefined,
  state: undefined,
  mine: undefined,
}

/** Reads the filters from the search params; invalid values are dropped. */
export function filtersFrom({ search, kind, state, mine }: Record<string, unknown>): Filters {
  return {
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 200) }),
    ...(isLeadKind(kind) && { kind }),
    ...(isLeadState(state) && { state }),
    ...(mine === true && { mine }),
  }
}

export const leadsPageOf = (filters: Filters) => ({ ...filters, limit: 30 })
