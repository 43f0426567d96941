import { news } from 'shared/messages/it/news'
import type { OrderEvents } from '../events/order.events.ts'
import type { ConsequencesOf, LiveChange } from './consequence.service.ts'
import type { People } from './people.service.ts'

type ReconciliationType = Extract<
  keyof OrderEvents,
  'reconciliation.done' | 'reconciliation.failed' | 'difference.closed'
>

export const reconciliationConsequences: ConsequencesOf<ReconciliationType> = {
  'reconciliation.done': {
    audit: ({ event: { runId, untilDay, fresh } }) => ({
      action: 'reconciliation.done',
      subject: 'reconciliation',
      subjectId: runId,
      detail: { untilDay, fresh },
    }),
    async news({ people, event: { fresh } }) {
      if (fresh === 0) return []
      const { title, message } = news.differences
      return [
        { to: await people.managers(), title, message: message(fresh), type: 'warning', link: DIFFERENCES },
      ]
    },
    mails: null,
    live: ({ people }) => onScreens(people),
  },
  'reconciliation.failed': {
    audit: ({ event: { runId, untilDay } }) => ({
      action: 'reconciliation.failed',
      subject: 'reconciliation',
      subjectId: runId,
      detail: { untilDay },
    }),
    news: null,
    mails: null,
    live: ({ people }) => onScreens(people),
  },
  'difference.closed': {
    audit: ({ event: { differenceId, projectId, kind, reason } }) => ({
      action: 'difference.closed',
      subject: 'difference',
      subjectId: differenceId,
      ...(projectId && { projectId }),
      detail: { kind, reason },
    }),
    news: null,
    mails: null,
    live: ({ people }) => onScreens(people),
  },
}

const DIFFERENCES = '/team/administration?view=differences'

const onScreens = async (people: People): Promise<LiveChange[]> => [
  { to: await people.managers(), topic: 'administration', ids: {} },
]
