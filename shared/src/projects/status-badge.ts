import { dashboardTexts } from '../messages/it/dashboard.ts'
import { teamTexts } from '../messages/it/team.ts'
import { isProjectStatus, type ProjectStatus } from './status.ts'

type Area = 'dashboard' | 'team' | 'timeline'

interface Badge {
  readonly label: string
  /** A colour's name in the theme. */
  readonly color: 'yellow' | 'blue' | 'orange' | 'green' | 'gray'
}

type Colors = Readonly<Record<ProjectStatus, Badge['color']>>

const dashboardColors: Colors = {
  briefing: 'yellow',
  'in-production': 'blue',
  'in-review': 'orange',
  completed: 'green',
}
const teamColors: Colors = {
  briefing: 'blue',
  'in-production': 'yellow',
  'in-review': 'orange',
  completed: 'green',
}

/**
 * Returns the badge of a project's status: the client's dashboard and the hub disagree on words and colours, and both
 * stand; the hub's timeline says 'Consegnato'. An unknown status is shown as it is, in grey
 * (docs/decisions/project-status.md).
 */
export function statusBadge(area: Area, status: string): Badge {
  if (!isProjectStatus(status)) return { label: status, color: 'gray' }
  if (area === 'dashboard') return { label: dashboardTexts.status[status], color: dashboardColors[status] }
  const label =
    area === 'timeline' && status === 'completed' ? teamTexts.timeline.completed : teamTexts.status[status]
  return { label, color: teamColors[status] }
}
