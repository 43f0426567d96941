import { isUuid } from 'shared/fields/uuid'

/** The active project in the address: its id, or `new` while the briefing of a new one begins. */
export type ProjectSearch = { project?: string | undefined }

export function projectSearch(search: Record<string, unknown>): ProjectSearch {
  const { project } = search
  // Always a key: without one the router would pass on the raw value of the address.
  return { project: isUuid(project) || project === 'new' ? project : undefined }
}
