import { isLeadKind, isLeadState, type LeadKind, type LeadState } from 'shared/leads/lead'

export type Filters = { search?: string; kind?: LeadKind; state?: LeadState; mine?: true }

/** What changes in the filters; the rest stays, also what another change is on its way to set. */
export type FilterChange = { [Key in keyof Filters]?: unknown }

export const unfiltered: FilterChange = {
  search: undefined,
  kind: undefined,
  state: undefined,
  mine: undefined,
}

/** The list's filters, as they stand in the address. */
export function filtersFrom({ search, kind, state, mine }: Record<string, unknown>): Filters {
  return {
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 200) }),
    ...(isLeadKind(kind) && { kind }),
    ...(isLeadState(state) && { state }),
    ...(mine === true && { mine }),
  }
}

/** What the list is asked for. */
export const leadsPageOf = (filters: Filters) => ({ ...filters, limit: 30 })
