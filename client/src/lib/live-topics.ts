import type { LiveTopic } from 'shared/live/topic'
import type { trpc } from './trpc.ts'

type Utils = ReturnType<typeof trpc.useUtils>
type Refresh = (utils: Utils) => Promise<unknown>[]

const project: Refresh = ({ dashboard, team }) => [
  dashboard.projects.invalidate(),
  dashboard.status.invalidate(),
  dashboard.payment.invalidate(),
  dashboard.payLinks.invalidate(),
  dashboard.documents.invalidate(),
  dashboard.quote.invalidate(),
  dashboard.proposals.invalidate(),
  dashboard.materials.invalidate(),
  dashboard.references.invalidate(),
  team.projects.invalidate(),
  team.today.invalidate(),
  team.administration.invalidate(),
  team.invoices.invalidate(),
  team.proposals.invalidate(),
  team.timeline.invalidate(),
  team.phases.invalidate(),
  team.shoots.invalidate(),
  team.workload.invalidate(),
  team.materials.invalidate(),
  team.references.invalidate(),
]

const review: Refresh = ({ dashboard, team }) => [
  dashboard.deliverables.invalidate(),
  team.deliverables.invalidate(),
]

/** Queries to invalidate per live topic. Events carry ids only; active queries refetch. */
export const invalidationsByTopic: Record<LiveTopic, Refresh> = {
  // Hats decide what every page shows.
  company: ({ dashboard }) => [dashboard.invalidate()],
  account: ({ account, auth, dashboard }) => [
    account.invalidate(),
    auth.emailChange.invalidate(),
    dashboard.profile.invalidate(),
  ],
  notification: ({ dashboard, team }) => [
    dashboard.notifications.invalidate(),
    team.notifications.invalidate(),
  ],
  say: ({ dashboard }) => [
    dashboard.briefing.conversation.invalidate(),
    dashboard.briefing.answers.invalidate(),
  ],
  recap: utils => [
    utils.dashboard.briefing.invalidate(),
    utils.team.projects.briefing.invalidate(),
    utils.team.briefing.invalidate(),
    ...project(utils),
  ],
  project,
  deliverable: utils => [...review(utils), ...project(utils)],
  comment: review,
  media: review,
  guest: ({ dashboard, team }) => [dashboard.reviewGuests.invalidate(), team.reviewGuests.invalidate()],
  chat: ({ team }) => [team.chat.invalidate()],
  message: ({ dashboard, team }) => [dashboard.messages.invalidate(), team.messages.invalidate()],
  invoice: ({ dashboard, team }) => [dashboard.documents.invalidate(), team.invoices.invalidate()],
  administration: ({ team }) => [team.administration.invalidate()],
  lead: ({ team }) => [team.leads.invalidate(), team.overview.invalidate(), team.today.invalidate()],
}
