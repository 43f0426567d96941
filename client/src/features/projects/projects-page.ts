/** A page of the list of projects. */
export const PROJECTS_PAGE = { limit: 24 }
