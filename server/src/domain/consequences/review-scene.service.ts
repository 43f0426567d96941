import type { News } from '../notifications/notifications.service.ts'
import type { LiveChange, NewsItem, Scene } from './consequence.service.ts'
import { projectOnScreens } from './project.consequences.ts'

export type Told = Pick<News, 'title' | 'message' | 'type'>

type AroundProject = Pick<Scene<'asset.added'>, 'people'> & { event: { projectId: string } }

/** A line in the clients' bells, which leads into the room. */
export async function toClients({ people, event }: AroundProject, told: Told): Promise<NewsItem> {
  const { projectId } = event
  return { to: await people.clients(projectId), ...told, link: `/dashboard/downloads?project=${projectId}` }
}

/** A line in the bells of all of the team who see the project, which leads into the room. */
export async function toTeam({ people, event }: AroundProject, told: Told): Promise<NewsItem> {
  return { to: await people.team(event.projectId), ...told, link: `/team/project/${event.projectId}/review` }
}

/** Whoever has the room open reads it anew. */
export async function roomOnScreens({ people, event: { projectId } }: AroundProject): Promise<LiveChange[]> {
  const to = await people.everyone(projectId)
  return [{ to, topic: 'deliverable', ids: { projectId }, guestsOf: projectId }]
}

/** A version that is with the team shows on the team's screens alone. */
export async function roomOfStage(
  scene: AroundProject & { event: { isInternal: boolean } },
): Promise<LiveChange[]> {
  if (!scene.event.isInternal) return roomOnScreens(scene)
  const { projectId } = scene.event
  return [{ to: await scene.people.team(projectId), topic: 'deliverable', ids: { projectId } }]
}

/** What the mail that tells of a version is about. */
export const publicationOf = (deliverableId: string): string => `version ${deliverableId}`

export const roomAndProject = async (scene: AroundProject): Promise<LiveChange[]> => [
  ...(await roomOnScreens(scene)),
  ...(await projectOnScreens(scene)),
]
