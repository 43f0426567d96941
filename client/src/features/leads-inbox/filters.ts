import { isLeadKind, isLeadState, type LeadKind, type LeadState } from 'shared/leads/lead'

export type Filters = { search?: string; kind?: LeadKind; state?: LeadState; mine?: true }

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
