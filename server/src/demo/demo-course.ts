import type { DemoProject } from 'shared/catalogue/demo-content'
import { demoReviews } from 'shared/catalogue/demo-review'
import { type ProjectStatus, projectStatuses } from 'shared/projects/status'
import { after, DAY, HOUR } from '../platform/clock.ts'

interface Step {
  from: ProjectStatus
  to: ProjectStatus
  at: Date
}

/** How a demo project came to its status, oldest first; every step lies before `now`. */
export function courseOf(project: DemoProject, now: Date): Step[] {
  const reviews = demoReviews[project.title] ?? []
  const lastDay = Math.min(project.deadlineDay ?? 0, 0)
  const [first] = reviews
  const last = reviews.at(-1)
  const reachedOnDay: Record<ProjectStatus, number> = {
    briefing: project.createdDay,
    'in-production': project.createdDay + 0.9,
    'in-review': first ? project.createdDay + first.day : (project.createdDay + lastDay) / 2,
    completed: last ? project.createdDay + last.day + 1 : lastDay,
  }
  const passed = projectStatuses.slice(0, projectStatuses.indexOf(project.status) + 1)
  return passed
    .slice(1)
    .map((to, index) => ({ from: passed[index] ?? to, to, at: after(now, reachedOnDay[to] * DAY + HOUR) }))
}
