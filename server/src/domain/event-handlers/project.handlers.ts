import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import type { InspirationEvents, ProjectEvents, TestimonialEvents } from '../events/project.events.ts'
import {
  assignedMail,
  projectMadeMail,
  statusChangedMail,
  turnReminderMail,
} from '../projects/projects.mails.ts'
import { reminderTerms } from '../projects/turn.service.ts'
import { releasePhases } from '../schedule/phases.service.ts'
import {
  type AuditEntryInput,
  type EventContext,
  type EventHandlers,
  mailEach,
  type RealtimeUpdate,
} from './event-handler.service.ts'

export const projectConsequences: EventHandlers<keyof ProjectEvents> = {
  'project.created': { live: refreshProject },
  'project.made': {
    kind: 'status',
    audit: ({ event }) => entry('project.made', event, {}),
    async news({ people, event: { projectId } }) {
      const { title } = await people.project(projectId)
      const message = news.projectMade.message(title)
      const told = { title: news.projectMade.title, message, type: 'info' } as const
      return [{ to: await people.clients(projectId), ...told, link: clientLink(projectId) }]
    },
    async mails({ people, event: { projectId } }) {
      const clients = await people.clients(projectId)
      return mailEach(clients, client => projectMadeMail({ ...client, projectId }))
    },
  },
  'project.changed': { live: refreshProject },
  'project.renamed': {
    audit: ({ event: { from, to, ...of } }) => entry('project.renamed', of, { from, to }),
    live: refreshProject,
  },
  'project.status-set': {
    audit: ({ event: { from, to, ...of } }) => entry('project.status', of, { from, to }),
    live: refreshProject,
  },
  'project.status-told': {
    kind: 'status',
    async news({ people, event: { projectId, status } }) {
      const { title } = await people.project(projectId)
      const { statusChanged, teamStatusChanged } = news
      return [
        {
          to: await people.clients(projectId),
          title: statusChanged.title,
          message: statusChanged.message(title, dashboardTexts.status[status]),
          type: status === 'completed' ? 'success' : 'info',
          link: clientLink(projectId),
        },
        {
          to: await people.assigned(projectId),
          title: teamStatusChanged.title,
          message: teamStatusChanged.message(title, teamTexts.status[status]),
          type: 'info',
          link: teamLink(projectId),
        },
      ]
    },
    async mails({ people, event: { projectId, status } }) {
      const label = dashboardTexts.status[status]
      const clients = await people.clients(projectId)
      return mailEach(clients, client => statusChangedMail({ ...client, projectId, label }))
    },
  },
  'project.deadline-set': {
    kind: 'status',
    audit: ({ event: { from, to, ...of } }) => entry('project.deadline', of, { from, to }),
    async news({ people, event: { projectId, from, to } }) {
      if (from === to) return []
      const project = await people.project(projectId)
      const { deadlineChanged, deadlineRemoved } = news
      const told = to
        ? { title: deadlineChanged.title, message: deadlineChanged.message(project.title, dateIt(to)) }
        : { title: deadlineRemoved.title, message: deadlineRemoved.message(project.title) }
      return [
        { to: await people.clients(projectId), ...told, type: 'info', link: clientLink(projectId) },
        { to: await people.assigned(projectId), ...told, type: 'info', link: teamLink(projectId) },
      ]
    },
    live: refreshProject,
  },
  'project.assigned': {
    kind: 'assignments',
    audit: ({ event: { projectId, before, after } }) =>
      entry('project.assigned', { projectId }, { from: before, to: after }),
    async news({ people, event: { projectId, added, removed } }) {
      const { title } = await people.project(projectId)
      const { assigned, unassigned } = news
      return [
        {
          to: await people.members(added),
          title: assigned.title,
          message: assigned.message(title),
          type: 'info',
          link: teamLink(projectId),
        },
        {
          to: await people.members(removed),
          title: unassigned.title,
          message: unassigned.message(title),
          type: 'info',
          link: '/team/projects',
        },
      ]
    },
    async mails({ people, event: { projectId, deadline, added } }) {
      const { title } = await people.project(projectId)
      const content = assignedMail({ id: projectId, title, deadline })
      return [{ to: await people.members(added), content }]
    },
    sideEffects: (tx, { event: { projectId, removed } }) => releasePhases(tx, projectId, removed),
    // Removed members' screens drop the project.
    async live({ people, event: { projectId, removed } }) {
      const to = [...(await people.everyone(projectId)), ...(await people.members(removed))]
      return [{ to, topic: 'project', ids: { projectId } }]
    },
  },
  'project.phase-set': {
    audit: ({ event: { kind, from, to, ...of } }) => entry('project.phase', of, { kind, from, to }),
    live: refreshTeam,
  },
  'project.turn-changed': { live: refreshTeam },
  'project.client-reminded': {
    kind: ({ because }) => reminderTerms[because].kind,
    audit: ({ event: { because, ...of } }) => entry('project.reminded', of, { because }),
    async mails({ people, event: { projectId, because } }) {
      const { capability } = reminderTerms[because]
      const clients = await people.clients(projectId, capability)
      return mailEach(clients, client => turnReminderMail({ ...client, projectId, because }), {
        capability,
      })
    },
  },
  'project.archived': {
    audit: ({ event }) => entry('project.archived', event, {}),
    live: refreshProject,
  },
  'project.restored': {
    audit: ({ event }) => entry('project.restored', event, {}),
    live: refreshProject,
  },
  'project.removed': {
    audit: ({ event: { projectId, title } }) => ({
      action: 'project.removed',
      subject: 'project',
      subjectId: projectId,
      detail: { title },
    }),
    live: refreshProject,
  },
}

const clientLink = (projectId: string) => `/dashboard/status?project=${projectId}`
const teamLink = (projectId: string) => `/team/project/${projectId}`

const entry = (
  action: AuditEntryInput['action'],
  { projectId }: { projectId: string },
  detail: Record<string, unknown>,
): AuditEntryInput => ({ action, subject: 'project', subjectId: projectId, projectId, detail })

interface AboutProject {
  people: EventContext<'project.changed'>['people']
  event: { projectId: string }
}

/** Invalidates a project for everyone who sees it: clients, assigned members, managers. */
export async function refreshProject({
  people,
  event: { projectId },
}: AboutProject): Promise<RealtimeUpdate[]> {
  return [{ to: await people.everyone(projectId), topic: 'project', ids: { projectId } }]
}

/** Invalidates a project for the members who see it. */
async function refreshTeam({ people, event: { projectId } }: AboutProject): Promise<RealtimeUpdate[]> {
  return [{ to: await people.team(projectId), topic: 'project', ids: { projectId } }]
}

export const inspirationConsequences: EventHandlers<keyof InspirationEvents> = {
  'material.added': { live: refreshProject },
  'material.removed': { live: refreshProject },
  'reference.added': { live: refreshProject },
  'reference.changed': { live: refreshProject },
  'reference.removed': { live: refreshProject },
}

export const testimonialConsequences: EventHandlers<keyof TestimonialEvents> = {
  'testimonial.given': {
    kind: 'testimonials',
    news: async ({ people, event: { authorName, rating } }) => [
      {
        to: await people.managers(),
        title: news.newReview.title,
        message: news.newReview.message(authorName, rating),
        type: 'info',
        link: '/team/testimonials',
      },
    ],
  },
  'testimonial.published': { audit: moderated },
  'testimonial.withdrawn': { audit: moderated },
}

function moderated({
  event: { type, testimonialId, projectId, from, to },
}: Pick<
  EventContext<'testimonial.published'> | EventContext<'testimonial.withdrawn'>,
  'event'
>): AuditEntryInput {
  return {
    action: type,
    subject: 'testimonial',
    subjectId: testimonialId,
    ...(projectId && { projectId }),
    detail: { from, to },
  }
}
