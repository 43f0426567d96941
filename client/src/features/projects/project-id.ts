import { isUuid } from 'shared/fields/uuid'

/** What names the active project in the address: its id, or `new` while the briefing of a new one begins. */
export type ProjectSearch = { project?: string | undefined }

export function projectSearch(search: Record<string, unknown>): ProjectSearch {
  const { project } = search
  // Named even where there is none: the router hands on what the address says instead.
  return { project: isUuid(project) || project === 'new' ? project : undefined }
}
