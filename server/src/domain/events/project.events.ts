import type { ProjectStatus } from 'shared/projects/status'

export interface OfProject {
  projectId: string
}

/** What happens to a project itself. */
export interface ProjectEvents {
  'project.created': OfProject
  /** By a manager, for a client's company. */
  'project.made': OfProject
  /** Something that its screens show is another; nobody needs to be told more. */
  'project.changed': OfProject
  'project.renamed': OfProject & { from: string; to: string }
  'project.status-set': OfProject & { from: ProjectStatus; to: ProjectStatus }
  /** A status is told to those concerned: at once, or once it can no longer be taken back. */
  'project.status-told': OfProject & { status: ProjectStatus }
  'project.deadline-set': OfProject & { from: string | null; to: string | null }
  /** The members' ids; whoever is removed is out of the project's team by now. */
  'project.assigned': OfProject & {
    deadline: string | null
    before: string[]
    after: string[]
    added: string[]
    removed: string[]
  }
  'project.removed': OfProject & { title: string }
}
