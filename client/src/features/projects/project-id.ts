const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** What names the active project in the address: its id, or `new` while the briefing of a new one begins. */
export type ProjectSearch = { project?: string }

export const isProjectId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

export function projectSearch(search: Record<string, unknown>): ProjectSearch {
  const { project } = search
  return isProjectId(project) || project === 'new' ? { project } : {}
}
