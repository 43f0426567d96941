import { addDays } from 'shared/formats/calendar-days'
import { dayInRome } from 'shared/formats/date-it'
import { projectSorts } from 'shared/projects/project-list'
import type { ProcedurePath } from '../../support/procedures.ts'
import { type asking, commonWord, messageWord, personWord, rareWord } from './seed.ts'

/** Call whose duration must not grow with the rows of other users. */
export interface Call {
  who: keyof typeof asking | 'visitor'
  path: ProcedurePath
  input?: unknown
  /** Label of the input, where a procedure is called with several. */
  of?: string
  /** Number of pages to skip. */
  pages?: number
}

const list = (who: Call['who'], path: ProcedurePath, input?: object, of?: string): Call => ({
  who,
  path,
  ...(input && { input }),
  ...(of && { of }),
})

const day = (days: number) => addDays(dayInRome(new Date()), days)

/** Ids in the calls: a project of the client, the editor's member id, the manager's user id. */
interface Things {
  projectId: string
  memberId: string
  managerId: string
}

/** Returns every list, search and count of site, dashboard and hub. */
export const calls = ({ projectId, memberId, managerId }: Things): Call[] => [
  list('visitor', 'publicForms.testimonials'),
  list('client', 'auth.session'),
  list('client', 'auth.sessions.list'),
  list('client', 'dashboard.projects.list', {}),
  list('client', 'dashboard.notifications.list', { limit: 20 }),
  list('client', 'dashboard.notifications.list', { limit: 20, unread: true }, 'unread'),
  { ...list('client', 'dashboard.notifications.list', { limit: 20 }, 'page 4'), pages: 3 },
  list('client', 'dashboard.notifications.unreadCount'),
  list('client', 'dashboard.messages.unreadCount', { projectId }),
  list('client', 'dashboard.materials.list', { projectId }),
  list('client', 'dashboard.materials.links', { projectId }),
  list('client', 'dashboard.references.list', { projectId }),
  list('client', 'dashboard.deliverables.list', { projectId }),
  list('client', 'dashboard.deliverables.nameable', { projectId }),
  list('client', 'dashboard.reviewGuests.list', { projectId }),
  list('client', 'dashboard.reviewGuests.viewers', { projectId }),
  list('client', 'dashboard.briefing.recap', { projectId }),
  list('client', 'dashboard.quote.get', { projectId }),
  list('client', 'dashboard.proposals.list', { projectId }),
  list('client', 'dashboard.payment.summary', { projectId }),
  list('client', 'dashboard.payLinks.list', { projectId }),
  list('client', 'dashboard.documents.list', {}),
  list('client', 'dashboard.status.get', { projectId }),
  list('client', 'dashboard.testimonial.mine'),
  list('manager', 'team.projects.list', {}),
  { ...list('manager', 'team.projects.list', {}, 'page 5'), pages: 4 },
  list('manager', 'team.projects.list', { search: commonWord }, 'a common word'),
  list('manager', 'team.projects.list', { search: rareWord }, 'a rare word'),
  list('manager', 'team.projects.list', { search: 'nonloscrivenessuno' }, 'a word of nobody'),
  list('manager', 'team.projects.list', { status: 'in-review' }, 'a status'),
  list('manager', 'team.projects.list', { urgency: 'high' }, 'an urgency'),
  list('manager', 'team.projects.list', { turn: 'client' }, 'whose turn'),
  list('manager', 'team.projects.list', { late: true }, 'late'),
  list('manager', 'team.projects.list', { unassigned: true }, 'unassigned'),
  list('manager', 'team.projects.list', { archived: true }, 'archived'),
  list('manager', 'team.projects.list', { memberId }, 'a member'),
  ...projectSorts.flatMap(sort => [
    list('manager', 'team.projects.list', { sort }, `by ${sort}`),
    { ...list('manager', 'team.projects.list', { sort }, `by ${sort}, page 5`), pages: 4 },
    list('editor', 'team.projects.list', { sort }, `an editor, by ${sort}`),
  ]),
  list('manager', 'team.projects.list', { sort: 'late', turn: 'team' }, 'our turn, late first'),
  list('manager', 'team.projects.list', { sort: 'late', status: 'in-review' }, 'a status, late first'),
  list('manager', 'team.projects.list', { sort: 'title', status: 'in-review' }, 'a status, by title'),
  list('manager', 'team.projects.list', { sort: 'late', urgency: 'high' }, 'an urgency, late first'),
  list('manager', 'team.projects.list', { sort: 'title', search: rareWord }, 'a rare word, by title'),
  list('editor', 'team.projects.list', {}, 'an editor'),
  list('editor', 'team.projects.list', { search: commonWord }, 'an editor, a common word'),
  list('manager', 'team.projects.get', { id: projectId }),
  list('manager', 'team.proposals.list', { projectId }),
  list('manager', 'team.materials.list', { projectId }),
  list('manager', 'team.materials.links', { projectId }),
  list('manager', 'team.reviewGuests.list', { projectId }),
  list('manager', 'team.reviewGuests.viewers', { projectId }),
  list('manager', 'team.testimonials.list', {}),
  list('manager', 'team.invoices.list', {}),
  { ...list('manager', 'team.invoices.list', {}, 'page 5'), pages: 4 },
  list('manager', 'team.invoices.list', { state: 'rejected' }, 'a state'),
  list('manager', 'team.invoices.list', { year: 2026 }, 'a year'),
  list('manager', 'team.invoices.missing', {}),
  list('manager', 'team.leads.list', {}),
  { ...list('manager', 'team.leads.list', {}, 'page 5'), pages: 4 },
  list('manager', 'team.leads.list', { kind: 'audit' }, 'a kind'),
  list('manager', 'team.leads.list', { state: 'new' }, 'a state'),
  list('manager', 'team.leads.list', { search: personWord }, 'a word'),
  list('manager', 'team.leads.counts'),
  list('manager', 'team.timeline.list', { from: day(-30), to: day(30) }),
  list('editor', 'team.timeline.list', { from: day(-30), to: day(30) }, 'an editor'),
  list('manager', 'team.members.list', {}),
  list('manager', 'team.chat.list', {}),
  { ...list('manager', 'team.chat.list', {}, 'page 5'), pages: 4 },
  list('manager', 'team.chat.unreadCount'),
  list('manager', 'team.messages.list', { projectId }),
  list('manager', 'team.notifications.list', {}),
  list('manager', 'team.notifications.unreadCount'),
  list('manager', 'team.clients.list', {}),
  list('manager', 'team.clients.list', { search: personWord }, 'a person'),
  list('manager', 'team.search', { text: commonWord }, 'a common word'),
  list('manager', 'team.search', { text: rareWord }, 'a rare word'),
  list('manager', 'team.search', { text: messageWord }, 'a word of every message'),
  list('editor', 'team.search', { text: commonWord }, 'an editor'),
  list('manager', 'team.overview', {}),
  list('manager', 'team.phases.list', { from: day(-30), to: day(30) }),
  list('editor', 'team.phases.list', { from: day(-30), to: day(30) }, 'an editor'),
  list('manager', 'team.phases.list', { projectId }, 'a project'),
  list('manager', 'team.phases.unplanned', {}),
  list('manager', 'team.shoots.list', { from: day(-30), to: day(30) }),
  list('editor', 'team.shoots.list', { from: day(-30), to: day(30) }, 'an editor'),
  list('manager', 'team.workload'),
  list('manager', 'team.today', {}),
  list('editor', 'team.today', {}, 'an editor'),
  list('manager', 'team.administration.sums'),
  list('manager', 'team.administration.due', {}),
  list('manager', 'team.administration.due', { show: 'overdue' }, 'overdue'),
  list('manager', 'team.administration.transfers', {}),
  list('manager', 'team.administration.paid', {}),
  { ...list('manager', 'team.administration.paid', {}, 'page 5'), pages: 4 },
  list('manager', 'team.administration.refunds', {}),
  list('manager', 'team.administration.disputes', {}),
  list('manager', 'team.administration.differences', {}),
  { ...list('manager', 'team.administration.differences', { show: 'settled' }, 'page 5'), pages: 4 },
  list('manager', 'team.administration.reconciliation'),
  list('manager', 'team.audit.list', {}),
  { ...list('manager', 'team.audit.list', {}, 'page 5'), pages: 4 },
  list('manager', 'team.audit.list', { area: 'money' }, 'an area'),
  list('manager', 'team.audit.list', { actorId: managerId }, 'a person'),
  list('manager', 'team.audit.list', { area: 'money', actorId: managerId }, 'an area of a person'),
]
