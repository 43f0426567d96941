import type { EventOf } from '../events/emit.service.ts'
import type { AuditEntry, LiveChange, NewsItem, Scene } from './consequence.service.ts'
import type { People } from './people.service.ts'
import { projectOnScreens } from './project.consequences.ts'

type SettledType =
  | 'payment.paid'
  | 'payment.failed'
  | 'payment.refunded'
  | 'payment.partly-refunded'
  | 'transfer.booked'

export const settled = (event: EventOf<SettledType>): AuditEntry => {
  const { totalCents, provider, throughLink } = event
  return paymentEntry(event.type, event, { totalCents, provider, ...(throughLink && { throughLink }) })
}

/** What befell a payment, in the log; in that of its project too, as long as it is there. */
export const paymentEntry = (
  action: AuditEntry['action'],
  { paymentId, projectId }: { paymentId: string; projectId: string | null },
  detail: Record<string, unknown>,
): AuditEntry => ({
  ...{ action, subject: 'payment', subjectId: paymentId, detail },
  ...(projectId && { projectId }),
})

/** A payment outlives its project: nobody is told of one that is gone. */
export async function withProject<Type extends SettledType, Item>(
  { people, event: { projectId } }: Scene<Type>,
  make: (project: Awaited<ReturnType<People['project']>> & { projectId: string }) => Promise<Item[]>,
): Promise<Item[]> {
  return projectId ? make({ ...(await people.project(projectId)), projectId }) : []
}

export async function projectIfThere({
  people,
  event: { projectId },
}: Scene<SettledType>): Promise<LiveChange[]> {
  return projectId ? projectOnScreens({ people, event: { projectId } }) : []
}

type Told = Pick<NewsItem, 'title' | 'message' | 'type'>
type Around = Pick<Scene<SettledType>, 'people'>

export async function toClient(
  { people }: Around,
  projectId: string,
  told: Told,
  screen: string,
): Promise<NewsItem> {
  return { to: await people.clients(projectId), ...told, link: `/dashboard/${screen}?project=${projectId}` }
}

export async function toManagers({ people }: Around, projectId: string, told: Told): Promise<NewsItem> {
  return { to: await people.managers(), ...told, link: `/team/project/${projectId}` }
}
