import type { AuditAction } from 'shared/audit/act'
import { type LeadKind, leadDisplayName, leadPath } from 'shared/inbox/lead'
import { inboxNews } from 'shared/messages/it/inbox'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import { addAnswer } from '../conversation/conversation.service.ts'
import type { LeadEvents } from '../events/lead.events.ts'
import {
  completeAuditMail,
  invitationMail,
  leadAssignedMail,
  projectReadyMail,
  replyMail,
} from '../inbox/inbox.mails.ts'
import {
  auditMail,
  contactReceivedMail,
  interviewReceivedMail,
  leadFiguresOf,
  newLeadMail,
  scriptMail,
} from '../inbox/leads.mails.ts'
import type { AuditEntryInput, EventContext, EventHandlers, RealtimeUpdate } from './event-handler.service.ts'
import { pick, toNotification } from './event-recipients.service.ts'

export const leadConsequences: EventHandlers<keyof LeadEvents> = {
  'interview.received': {
    kind: 'requests',
    mails: ({ event }) =>
      event.teamOnly ? [] : [{ to: event.email, content: interviewReceivedMail(event) }],
  },
  'contact.received': {
    kind: 'requests',
    mails: ({ event }) => (event.teamOnly ? [] : [{ to: event.email, content: contactReceivedMail(event) }]),
  },
  'audit.written': {
    kind: 'requests',
    mails: ({ event: { request, report, teamOnly } }) =>
      teamOnly ? [] : [{ to: request.email, content: auditMail(request, report) }],
    live: ({ people, event }) => inboxesOf(people, { kind: 'audit', id: event.request.id }),
  },
  'script.written': {
    kind: 'requests',
    mails: ({ event: { request, report, teamOnly } }) =>
      teamOnly ? [] : [{ to: request.email, content: scriptMail(request, report) }],
    live: ({ people, event }) => inboxesOf(people, { kind: 'script', id: event.request.id }),
  },
  'lead.arrived': {
    kind: 'requests',
    async news({ people, event: { kind, id, fields } }) {
      const told = toNotification('info', news.newLead, kindLabel(kind), leadDisplayName(fields))
      return [{ to: await people.managers(), ...told, link: leadPath(kind, id) }]
    },
    async mails({ config, people, event: { kind, id, fields } }) {
      const content = newLeadMail({
        path: leadPath(kind, id),
        kind: kindLabel(kind),
        company: leadDisplayName(fields),
        figures: leadFiguresOf(fields),
      })
      const managers = await people.managers()
      // Before the founder has an account, only the address is known.
      const alone = managers.length === 0 ? config.founderEmail : undefined
      return [{ to: alone ?? managers, content }]
    },
    live: ({ people, event }) => inboxesOf(people, event),
  },
  'lead.overdue': {
    kind: 'requests',
    async news({ people, event: { kind, id, assigneeId, fields } }) {
      const told = toNotification('warning', inboxNews.late, kindLabel(kind), leadDisplayName(fields))
      return [{ to: await people.inbox([assigneeId]), ...told, link: leadPath(kind, id) }]
    },
    live: openInboxes,
  },
  'lead.state-set': {
    audit: entry('lead.state', 'from', 'to'),
    live: openInboxes,
  },
  'lead.assigned': {
    kind: 'requests',
    audit(scene) {
      const { member, before, assigneeId, from, to } = scene.event
      return {
        ...entry(member ? 'lead.assigned' : 'lead.unassigned')(scene),
        detail: { member: member?.fullName ?? null, from: before, to: assigneeId, state: { from, to } },
      }
    },
    async news(scene) {
      const { kind, id, fields } = scene.event
      const told = toNotification('info', inboxNews.assigned, kindLabel(kind), leadDisplayName(fields))
      return [{ to: await newAssignee(scene), ...told, link: leadPath(kind, id) }]
    },
    async mails(scene) {
      const { kind, id, fields } = scene.event
      const named = { kind, id, kindLabel: kindLabel(kind), who: leadDisplayName(fields) }
      return [{ to: await newAssignee(scene), content: leadAssignedMail(named) }]
    },
    // The former assignee's inbox no longer lists the lead.
    live: ({ people, event }) => inboxesOf(people, event, [event.before, event.assigneeId]),
  },
  'lead.replied': {
    kind: 'messages',
    audit: entry('lead.replied', 'from', 'to'),
    async news({ people, event: { kind, projectId } }) {
      if (kind !== 'question' || projectId === null) return []
      const { title } = await people.project(projectId)
      const told = toNotification('info', news.questionAnswered, title)
      const link = `/dashboard/briefing?project=${projectId}`
      return [{ to: await people.clients(projectId), ...told, link }]
    },
    mails: ({ event }) => [{ to: event.email, content: replyMail(event) }],
    async live(scene) {
      const { kind, projectId } = scene.event
      const inboxes = await openInboxes(scene)
      if (kind !== 'question' || projectId === null) return inboxes
      return [
        ...inboxes,
        { to: await scene.people.clients(projectId), topic: 'say', ids: { projectId } },
        { to: await scene.people.everyone(projectId), topic: 'message', ids: { projectId } },
      ]
    },
    async sideEffects(tx, { actor, clock, event }) {
      if (event.kind === 'question')
        await addAnswer(tx, { questionId: event.id, userId: actor?.userId ?? null }, clock.now())
    },
  },
  'lead.report-saved': {
    audit: entry('lead.report-saved'),
    live: openInboxes,
  },
  'lead.report-sent': {
    kind: 'requests',
    audit: entry('lead.report-sent', 'from', 'to'),
    mails: ({ event: { request, report } }) => [
      { to: request.email, content: completeAuditMail(request, report) },
    ],
    live: openInboxes,
  },
  'lead.invited': {
    kind: 'invitations',
    audit: scene => ({ ...entry('lead.invited', 'from', 'to')(scene), projectId: scene.event.project.id }),
    news({ event: { guest, project } }) {
      const told = toNotification('info', inboxNews.invited, project.title)
      return [{ to: [guest], ...told, link: `/dashboard/briefing?project=${project.id}` }]
    },
    mails({ event: { guest, project, token, validDays } }) {
      const told = { name: guest.name, projectTitle: project.title }
      const content = token
        ? invitationMail({ ...told, token, days: validDays })
        : projectReadyMail({ ...told, projectId: project.id })
      return [{ to: guest.email, content }]
    },
    live: openInboxes,
  },
}

type People = EventContext<'lead.overdue'>['people']

const kindLabel = (kind: LeadKind): string => teamTexts.leads.kinds[kind]

/** Returns an audit handler about a lead, with the named fields of the event as detail. */
function entry<Field extends string = never>(action: AuditAction, ...fields: Field[]) {
  return ({
    event,
  }: {
    event: { kind: LeadKind; id: string } & Record<Field, unknown>
  }): AuditEntryInput => ({
    action,
    subject: `lead.${event.kind}`,
    subjectId: event.id,
    detail: pick(event, fields),
  })
}

async function inboxesOf(
  people: People,
  { kind, id }: { kind: LeadKind; id: string },
  memberIds: (string | null)[] = [],
): Promise<RealtimeUpdate[]> {
  return [{ to: await people.inbox(memberIds), topic: 'lead', ids: { kind, id } }]
}

/** Invalidates the open inboxes of everyone who sees the lead. */
function openInboxes({ people, event }: AssignedScene): Promise<RealtimeUpdate[]> {
  return inboxesOf(people, event, [event.assigneeId])
}

type AssignedScene = { people: People; event: { kind: LeadKind; id: string; assigneeId: string | null } }

/** Returns the new assignee as recipient, unless they assigned it to themselves. */
async function newAssignee({ actor, people, event: { assigneeId } }: EventContext<'lead.assigned'>) {
  const assigned = assigneeId === null ? [] : await people.members([assigneeId])
  return assigned.filter(({ userId }) => userId !== actor?.userId)
}
