import { dateIt } from 'shared/formats/date-it'
import { dashboardTexts } from 'shared/messages/it/dashboard'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import type { ProjectEvents, TestimonialEvents } from '../events/project.events.ts'
import { accessRoomOf } from '../identity/companies/membership.queries.ts'
import { forgetTeamNotifications } from '../notifications/notifications.service.ts'
import {
  assignedMail,
  projectMadeMail,
  statusChangedMail,
  turnReminderMail,
} from '../projects/projects.mails.ts'
import { reminderTerms } from '../projects/turn.service.ts'
import { releasePhases } from '../schedule/phases.service.ts'
import type { EventHandlers } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  mailClients,
  refreshProject,
  refreshTeam,
  toAssigned,
  toEveryClient,
  toNotification,
} from './event-recipients.service.ts'

const entry = auditEntries('project', 'projectId')
const refreshProjectOfTeam = refreshTeam('project')

export const projectConsequences: EventHandlers<keyof ProjectEvents> = {
  'project.created': { live: refreshProject },
  'project.made': {
    kind: 'status',
    audit: entry('project.made'),
    news: async scene => [await toEveryClient(scene, await aboutProject(scene, 'info', news.projectMade))],
    mails: scene => mailClients(scene, projectMadeMail),
  },
  'project.changed': { live: refreshProject },
  'project.renamed': {
    audit: entry('project.renamed', 'from', 'to'),
    live: refreshProject,
  },
  'project.status-set': {
    audit: entry('project.status', 'from', 'to'),
    live: refreshProject,
  },
  'project.status-told': {
    kind: 'status',
    async news(scene) {
      const { status } = scene.event
      const type = status === 'completed' ? 'success' : 'info'
      const ofClient = await aboutProject(scene, type, news.statusChanged, dashboardTexts.status[status])
      const ofTeam = await aboutProject(scene, 'info', news.teamStatusChanged, teamTexts.status[status])
      return [await toEveryClient(scene, ofClient), await toAssigned(scene, ofTeam)]
    },
    mails(scene) {
      const label = dashboardTexts.status[scene.event.status]
      return mailClients(scene, named => statusChangedMail({ ...named, label }))
    },
  },
  'project.deadline-set': {
    kind: 'status',
    audit: entry('project.deadline', 'from', 'to'),
    async news(scene) {
      const { from, to } = scene.event
      if (from === to) return []
      const told = to
        ? await aboutProject(scene, 'info', news.deadlineChanged, dateIt(to))
        : await aboutProject(scene, 'info', news.deadlineRemoved)
      return [await toEveryClient(scene, told), await toAssigned(scene, told)]
    },
    live: refreshProject,
  },
  'project.assigned': {
    kind: 'assignments',
    audit: scene => ({
      ...entry('project.assigned')(scene),
      detail: { from: scene.event.before, to: scene.event.after },
    }),
    async news(scene) {
      const { people, event } = scene
      const joined = await aboutProject(scene, 'info', news.assigned)
      const left = await aboutProject(scene, 'info', news.unassigned)
      return [
        { to: await people.members(event.added), ...joined, link: `/team/project/${event.projectId}` },
        { to: await people.members(event.removed), ...left, link: '/team/projects' },
      ]
    },
    async mails({ people, event: { projectId, deadline, added } }) {
      const { title } = await people.project(projectId)
      const content = assignedMail({ id: projectId, title, deadline })
      return [{ to: await people.members(added), content }]
    },
    async sideEffects(tx, { people, event: { projectId, removed } }) {
      await releasePhases(tx, projectId, removed)
      const team = new Set((await people.team(projectId)).map(({ userId }) => userId))
      const left = (await people.members(removed)).filter(({ userId }) => !team.has(userId))
      await forgetTeamNotifications(tx, { projectId, userIds: left.map(({ userId }) => userId) })
      // Cuts off files of the project that are being sent to them.
      for (const { userId } of left) tx.signal(accessRoomOf(userId))
    },
    // Removed members' screens drop the project.
    async live({ people, event: { projectId, removed } }) {
      const to = [...(await people.everyone(projectId)), ...(await people.members(removed))]
      return [{ to, topic: 'project', ids: { projectId } }]
    },
  },
  'project.phase-set': {
    audit: entry('project.phase', 'kind', 'from', 'to'),
    live: refreshProjectOfTeam,
  },
  'project.turn-changed': { leavesTurn: true, live: refreshProjectOfTeam },
  'project.client-reminded': {
    leavesTurn: true,
    kind: ({ because }) => reminderTerms[because].kind,
    audit: entry('project.reminded', 'because'),
    mails(scene) {
      const { because } = scene.event
      const { capability } = reminderTerms[because]
      // A bundled mail could ask for a step that the client has taken meanwhile.
      const terms = { capability, isUrgent: true }
      return mailClients(scene, named => turnReminderMail({ ...named, because }), terms)
    },
  },
  'project.archived': { audit: entry('project.archived'), live: refreshProject },
  'project.restored': { audit: entry('project.restored'), live: refreshProject },
  'project.removed': {
    leavesTurn: true,
    audit: ({ event: { projectId, title } }) => ({
      action: 'project.removed',
      subject: 'project',
      subjectId: projectId,
      detail: { title },
    }),
    live: refreshProject,
  },
}

const testimonialEntry = auditEntries('testimonial', 'testimonialId')

export const testimonialConsequences: EventHandlers<keyof TestimonialEvents> = {
  'testimonial.given': {
    kind: 'testimonials',
    async news({ people, event: { authorName, rating } }) {
      const told = toNotification('info', news.newReview, authorName, rating)
      return [{ to: await people.managers(), ...told, link: '/team/testimonials' }]
    },
  },
  'testimonial.published': { audit: testimonialEntry('testimonial.published', 'from', 'to') },
  'testimonial.withdrawn': { audit: testimonialEntry('testimonial.withdrawn', 'from', 'to') },
}
