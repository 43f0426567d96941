import type { AuditAction } from 'shared/audit/act'
import type { LiveTopic } from 'shared/live/topic'
import type { EventOf, EventType } from '../events/emit.service.ts'
import { privilegedActMail } from '../identity/accounts/accounts.mails.ts'
import type { NotificationContent } from '../notifications/notifications.service.ts'
import type { NamedProject } from '../projects/clients.queries.ts'
import type {
  AuditEntryInput,
  EventContext,
  MailMessage,
  NotificationInput,
  RealtimeUpdate,
} from './event-handler.service.ts'

type Around = Pick<EventContext<EventType>, 'people'>
type AroundProject = Around & { event: { projectId: string } }

type Told = Pick<NotificationContent, 'title' | 'message' | 'type'>

export const toNotification = <Values extends unknown[]>(
  type: NotificationContent['type'],
  text: { title: string; message: (...values: Values) => string },
  ...values: Values
): Told => ({ title: text.title, message: text.message(...values), type })

/** Builds a notification whose text starts with the title of the event's project. */
export async function aboutProject<Values extends unknown[]>(
  { people, event }: AroundProject,
  type: NotificationContent['type'],
  text: { title: string; message: (title: string, ...values: Values) => string },
  ...values: Values
): Promise<Told> {
  const { title } = await people.project(event.projectId)
  return toNotification(type, text, title, ...values)
}

/**
 * Returns a function that makes audit handlers about the subject whose id is the field `idField` of the event. Their
 * entries have the named fields of the event as detail, and are linked to its project while that exists.
 */
export const auditEntries =
  <IdField extends string>(subject: string, idField: IdField) =>
  <Field extends string = never>(action: AuditAction, ...fields: Field[]) =>
  ({ event }: Audited<IdField, Field>): AuditEntryInput => ({
    action,
    subject,
    subjectId: event[idField],
    detail: pick(event, fields),
    ...(event.projectId && { projectId: event.projectId }),
  })

/** Returns an object with the named fields of another one. */
export const pick = <Field extends string>(from: Record<Field, unknown>, fields: readonly Field[]) =>
  Object.fromEntries(fields.map(field => [field, from[field]]))

interface Audited<IdField extends string, Field extends string> {
  event: Record<IdField, string> & Record<Field, unknown> & { projectId?: string | null }
}

/** Names the event's user as the actor of an entry if there is no session. */
export const byUser =
  <Scene>(audit: (scene: Scene) => AuditEntryInput) =>
  (scene: Scene & { event: { userId: string } }): AuditEntryInput => ({
    ...audit(scene),
    by: { userId: scene.event.userId },
  })

/** Returns a handler that invalidates a topic of the project for everyone who sees it. */
export const refreshEveryone =
  (topic: LiveTopic) =>
  async ({ people, event: { projectId } }: AroundProject): Promise<RealtimeUpdate[]> => [
    { to: await people.everyone(projectId), topic, ids: { projectId } },
  ]

/** Returns a handler that invalidates a topic of the project for the members who see it. */
export const refreshTeam =
  (topic: LiveTopic) =>
  async ({ people, event: { projectId } }: AroundProject): Promise<RealtimeUpdate[]> => [
    { to: await people.team(projectId), topic, ids: { projectId } },
  ]

/**
 * Returns a handler that invalidates a topic for everyone who sees the project and for the guests of its review; what is
 * internal, for the team only.
 */
export const refreshRoom =
  (topic: LiveTopic) =>
  async (scene: AroundProject & { event: { isInternal?: boolean } }): Promise<RealtimeUpdate[]> => {
    const { isInternal, projectId } = scene.event
    if (isInternal) return refreshTeam(topic)(scene)
    return [{ to: await scene.people.everyone(projectId), topic, ids: { projectId }, roomOf: projectId }]
  }

/** Invalidates a project for everyone who sees it: clients, assigned members, managers. */
export const refreshProject = refreshEveryone('project')

export const refreshAdministration = async ({ people }: Around): Promise<RealtimeUpdate[]> => [
  { to: await people.managers(), topic: 'administration', ids: {} },
]

export const refreshReview = refreshRoom('deliverable')

export const roomAndProject = async (scene: AroundProject): Promise<RealtimeUpdate[]> => [
  ...(await refreshReview(scene)),
  ...(await refreshProject(scene)),
]

type SettledType =
  | 'payment.paid'
  | 'payment.failed'
  | 'payment.refunded'
  | 'payment.partly-refunded'
  | 'refund.ordered'
  | 'transfer.booked'
  | 'transfer.unbooked'

export const settled = (event: EventOf<SettledType>): AuditEntryInput => {
  const entry = paymentEntry(event.type, 'totalCents', 'provider')({ event })
  return event.throughLink ? { ...entry, detail: { ...entry.detail, throughLink: true } } : entry
}

export const paymentEntry = auditEntries('payment', 'paymentId')

export type OfProject<Scene> = Scene & { event: { projectId: string } }

/** Returns a handler for the project of a payment; it makes nothing once the project is deleted. */
export const ifProject =
  <Scene extends EventContext<SettledType>, Item>(make: (scene: OfProject<Scene>) => Promise<Item[]>) =>
  async (scene: Scene): Promise<Item[]> => {
    const { projectId } = scene.event
    return projectId ? make({ ...scene, event: { ...scene.event, projectId } }) : []
  }

export const refreshProjectOfPayment = ifProject(refreshProject)

/** Creates a notification for the clients who may order, which links to one of their pages of the project. */
export async function toBuyers(
  { people, event: { projectId } }: AroundProject,
  told: Told,
  screen: 'documents' | 'payment' | 'quote' | 'status',
): Promise<NotificationInput> {
  const to = await people.clients(projectId, 'order')
  return { to, ...told, link: `/dashboard/${screen}?project=${projectId}` }
}

/** Creates a notification for all clients of the project, which links to its status. */
export async function toEveryClient({ people, event: { projectId } }: AroundProject, told: Told) {
  return { to: await people.clients(projectId), ...told, link: `/dashboard/status?project=${projectId}` }
}

/** Creates a notification for the assigned members, which links to the project. */
export async function toAssigned({ people, event: { projectId } }: AroundProject, told: Told) {
  return { to: await people.assigned(projectId), ...told, link: `/team/project/${projectId}` }
}

/** Creates the mail of a project's clients; with `capability`, of those who have it, also when the mail is sent. */
export async function mailClients(
  { people, event: { projectId } }: AroundProject,
  write: (project: NamedProject) => MailMessage['content'],
  terms: Pick<MailMessage, 'about' | 'capability' | 'isUrgent'> = {},
): Promise<MailMessage[]> {
  const to = await people.clients(projectId, terms.capability)
  const [client] = to
  return client
    ? [{ ...terms, to, isForClients: true, content: write({ projectId, title: client.title }) }]
    : []
}

/** Creates the mail of the clients who may order. */
export const mailBuyers = (scene: AroundProject, write: (project: NamedProject) => MailMessage['content']) =>
  mailClients(scene, write, { capability: 'order' })

export async function toManagers({ people, event }: AroundProject, told: Told) {
  return { to: await people.managers(), ...told, link: `/team/project/${event.projectId}` }
}

export const clientRoom = (projectId: string): string => `/dashboard/downloads?project=${projectId}`
export const teamRoom = (projectId: string): string => `/team/project/${projectId}/review`

/** Creates a notification for the clients that links to the review room. */
export async function toClients({ people, event }: AroundProject, told: Told): Promise<NotificationInput> {
  const { projectId } = event
  return { to: await people.clients(projectId, 'review'), ...told, link: clientRoom(projectId) }
}

/** Creates a notification for all members who see the project, which links to the review room. */
export async function toTeam({ people, event }: AroundProject, told: Told): Promise<NotificationInput> {
  return { to: await people.team(event.projectId), ...told, link: teamRoom(event.projectId) }
}

/** Notifies mentioned users, each with the link to their own area; users of both sides get the team's. */
export async function toMentioned(
  { people, event: { projectId, mentioned } }: Around & { event: { projectId: string; mentioned: string[] } },
  told: Told,
  links: { team: string; client: string },
): Promise<NotificationInput[]> {
  const team = new Set((await people.team(projectId)).map(({ userId }) => userId))
  const to = mentioned.map(userId => ({ userId }))
  return [
    { ...told, to: to.filter(({ userId }) => team.has(userId)), link: links.team },
    { ...told, to: to.filter(({ userId }) => !team.has(userId)), link: links.client },
  ]
}

/** Returns the subject key of mails about a version. */
export const publicationOf = (deliverableId: string): string => `version ${deliverableId}`

export type PrivilegedAct = Omit<NotificationContent, 'type'>

/**
 * Notifies every manager of an act on permissions or refunds. The actor is included, since their account may have been
 * stolen.
 */
export async function newsOfPrivilegedAct(
  { people }: Around,
  act: PrivilegedAct,
): Promise<NotificationInput> {
  return { to: await people.managers(), ...act, type: 'warning' }
}

/** Mails every manager about such an act. */
export async function letterOfPrivilegedAct({ people }: Around, act: PrivilegedAct): Promise<MailMessage> {
  return { to: await people.managers(), content: privilegedActMail(act) }
}
