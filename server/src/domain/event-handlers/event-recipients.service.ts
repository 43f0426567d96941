import type { EventOf, EventType } from '../events/emit.service.ts'
import { privilegedActMail } from '../identity/accounts/accounts.mails.ts'
import type { NotificationContent } from '../notifications/notifications.service.ts'
import type {
  AuditEntryInput,
  EventContext,
  MailMessage,
  NotificationInput,
  RealtimeUpdate,
} from './event-handler.service.ts'
import type { Recipients } from './people.service.ts'
import { refreshProject } from './project.handlers.ts'

type SettledType =
  | 'payment.paid'
  | 'payment.failed'
  | 'payment.refunded'
  | 'payment.partly-refunded'
  | 'transfer.booked'

export const settled = (event: EventOf<SettledType>): AuditEntryInput => {
  const { totalCents, provider, throughLink } = event
  return paymentEntry(event.type, event, { totalCents, provider, ...(throughLink && { throughLink }) })
}

/** Builds the audit entry of a payment, linked to its project while that exists. */
export const paymentEntry = (
  action: AuditEntryInput['action'],
  { paymentId, projectId }: { paymentId: string; projectId: string | null },
  detail: Record<string, unknown>,
): AuditEntryInput => ({
  action,
  subject: 'payment',
  subjectId: paymentId,
  detail,
  ...(projectId && { projectId }),
})

/** Makes items for the project of a payment; none if the project was deleted. */
export async function withProject<Type extends SettledType, Item>(
  { people, event: { projectId } }: EventContext<Type>,
  make: (project: Awaited<ReturnType<Recipients['project']>> & { projectId: string }) => Promise<Item[]>,
): Promise<Item[]> {
  return projectId ? make({ ...(await people.project(projectId)), projectId }) : []
}

export async function projectIfThere({
  people,
  event: { projectId },
}: EventContext<SettledType>): Promise<RealtimeUpdate[]> {
  return projectId ? refreshProject({ people, event: { projectId } }) : []
}

type Told = Pick<NotificationInput, 'title' | 'message' | 'type'>
type Around = Pick<EventContext<SettledType>, 'people'>

export async function toClient(
  { people }: Around,
  projectId: string,
  told: Told,
  screen: 'documents' | 'payment',
): Promise<NotificationInput> {
  const to = await people.clients(projectId, 'order')
  return { to, ...told, link: `/dashboard/${screen}?project=${projectId}` }
}

export async function toManagers(
  { people }: Around,
  projectId: string,
  told: Told,
): Promise<NotificationInput> {
  return { to: await people.managers(), ...told, link: `/team/project/${projectId}` }
}

type ReviewSceneTold = Pick<NotificationContent, 'title' | 'message' | 'type'>

type AroundProject = Pick<EventContext<'asset.added'>, 'people'> & { event: { projectId: string } }

/** Creates a notification for the clients that links to the review room. */
export async function toClients(
  { people, event }: AroundProject,
  told: ReviewSceneTold,
): Promise<NotificationInput> {
  const { projectId } = event
  const to = await people.clients(projectId, 'review')
  return { to, ...told, link: `/dashboard/downloads?project=${projectId}` }
}

/** Creates a notification for all members who see the project, which links to the review room. */
export async function toTeam(
  { people, event }: AroundProject,
  told: ReviewSceneTold,
): Promise<NotificationInput> {
  return { to: await people.team(event.projectId), ...told, link: `/team/project/${event.projectId}/review` }
}

/** Invalidates the review room on all open screens. */
export async function roomOnScreens({
  people,
  event: { projectId },
}: AroundProject): Promise<RealtimeUpdate[]> {
  const to = await people.everyone(projectId)
  return [{ to, topic: 'deliverable', ids: { projectId }, roomOf: projectId }]
}

/** Invalidates the review room; for an unsent version, only on the team's screens. */
export async function roomOfStage(
  scene: AroundProject & { event: { isInternal: boolean } },
): Promise<RealtimeUpdate[]> {
  if (!scene.event.isInternal) return roomOnScreens(scene)
  const { projectId } = scene.event
  return [{ to: await scene.people.team(projectId), topic: 'deliverable', ids: { projectId } }]
}

/** Returns the subject key of mails about a version. */
export const publicationOf = (deliverableId: string): string => `version ${deliverableId}`

export const roomAndProject = async (scene: AroundProject): Promise<RealtimeUpdate[]> => [
  ...(await roomOnScreens(scene)),
  ...(await refreshProject(scene)),
]

export interface PrivilegedAct {
  title: string
  message: string
  link: string
}

type PrivilegedActAround = Pick<EventContext<EventType>, 'people'>

/**
 * Notifies every manager of an act on permissions or refunds. The actor is included, since their account may have been
 * stolen.
 */
export async function newsOfPrivilegedAct(
  { people }: PrivilegedActAround,
  act: PrivilegedAct,
): Promise<NotificationInput> {
  return { to: await people.managers(), ...act, type: 'warning' }
}

/** Mails every manager about such an act. */
export async function letterOfPrivilegedAct(
  { people }: PrivilegedActAround,
  act: PrivilegedAct,
): Promise<MailMessage> {
  return { to: await people.managers(), content: privilegedActMail(act) }
}
