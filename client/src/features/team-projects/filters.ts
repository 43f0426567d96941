import { isProjectStatus, type ProjectStatus } from 'shared/projects/status'
import { type Urgency, urgencies } from 'shared/urgency/urgency'

export type Filters = { search?: string; status?: ProjectStatus; urgency?: Urgency }

const isUrgency = (value: unknown): value is Urgency => urgencies.includes(value as Urgency)

/** The list's filters, as they stand in the address. */
export function filtersFrom({ search, status, urgency }: Record<string, unknown>): Filters {
  return {
    ...(typeof search === 'string' && search !== '' && { search: search.slice(0, 200) }),
    ...(typeof status === 'string' && isProjectStatus(status) && { status }),
    ...(isUrgency(urgency) && { urgency }),
  }
}
