import { euro } from 'shared/formats/units'
import { proposalNews } from 'shared/messages/it/proposals'
import type { ProposalEvents } from '../events/project.events.ts'
import { proposalAnsweredMail, proposalMail, roundGrantedMail } from '../orders/proposals/proposals.mails.ts'
import type { EventHandlers } from './event-handler.service.ts'
import {
  aboutProject,
  auditEntries,
  byUser,
  mailClients,
  refreshProject,
  toBuyers,
  toManagers,
  toNotification,
} from './event-recipients.service.ts'

const entry = auditEntries('proposal', 'proposalId')

export const proposalConsequences: EventHandlers<keyof ProposalEvents> = {
  'proposal.made': {
    kind: 'orders',
    audit: scene =>
      entry(scene.event.isGranted ? 'proposal.granted' : 'proposal.made', 'kind', 'totalCents')(scene),
    async news({ people, event: { projectId, totalCents, isGranted } }) {
      const { title } = await people.project(projectId)
      const told = isGranted
        ? toNotification('info', proposalNews.granted, title)
        : toNotification('info', proposalNews.made, title, euro(totalCents))
      const to = await people.clients(projectId, isGranted ? 'review' : 'order')
      return [{ to, ...told, link: `/dashboard/${isGranted ? 'downloads' : 'status'}?project=${projectId}` }]
    },
    mails(scene) {
      const { event } = scene
      const mail = event.isGranted ? roundGrantedMail : proposalMail
      const capability = event.isGranted ? 'review' : 'order'
      return mailClients(scene, named => mail({ ...named, ...event }), { capability })
    },
    live: projectAndReview,
  },
  'proposal.answered': {
    kind: 'orders',
    audit: scene => byUser(entry(`proposal.${scene.event.state}`, 'kind', 'totalCents'))(scene),
    async news(scene) {
      const { projectId, totalCents, state } = scene.event
      const { title, client } = await scene.people.project(projectId)
      const type = state === 'accepted' ? 'success' : 'warning'
      const told = toNotification(type, proposalNews[state], client, title, euro(totalCents))
      return [await toManagers(scene, told)]
    },
    async mails({ people, event }) {
      const project = await people.project(event.projectId)
      return [{ to: await people.managers(), content: proposalAnsweredMail({ ...event, ...project }) }]
    },
    live: projectAndReview,
  },
  'proposal.withdrawn': {
    kind: 'orders',
    audit: entry('proposal.withdrawn'),
    async news(scene) {
      const told = await aboutProject(scene, 'info', proposalNews.withdrawn)
      return [await toBuyers(scene, told, 'status')]
    },
    live: projectAndReview,
  },
}

/** Invalidates the project and its review room, which shows the rounds. */
async function projectAndReview(scene: Parameters<typeof refreshProject>[0]) {
  const shown = await refreshProject(scene)
  return shown.flatMap(change => [change, { ...change, topic: 'comment' as const }])
}
