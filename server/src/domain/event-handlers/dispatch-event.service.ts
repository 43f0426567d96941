import type { Tx } from '../../platform/db/unit-of-work.ts'
import { enqueueMail, enqueueMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { logAudit } from '../audit/audit.service.ts'
import type { DomainEvent, EventOf, EventType } from '../events/emit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { refreshTurn } from '../projects/turn.service.ts'
import { accountConsequences } from './account.handlers.ts'
import { companyConsequences } from './company.handlers.ts'
import { conversationConsequences } from './conversation.handlers.ts'
import type {
  AuditEntryInput,
  EventContext,
  EventHandler,
  EventHandlers,
  MailMessage,
} from './event-handler.service.ts'
import { guestConsequences } from './guest.handlers.ts'
import { leadConsequences } from './lead.handlers.ts'
import { orderConsequences } from './order.handlers.ts'
import { peopleAround } from './people.service.ts'
import { inspirationConsequences, projectConsequences, testimonialConsequences } from './project.handlers.ts'
import { proposalConsequences } from './proposal.handlers.ts'
import { reviewConsequences } from './review.handlers.ts'
import { shootConsequences } from './shoot.handlers.ts'
import { chatConsequences, memberConsequences } from './team.handlers.ts'
import { assetConsequences, stageConsequences } from './version.handlers.ts'

/** The handlers of all event types. */
const handlers: EventHandlers<EventType> = {
  ...orderConsequences,
  ...accountConsequences,
  ...assetConsequences,
  ...chatConsequences,
  ...companyConsequences,
  ...conversationConsequences,
  ...guestConsequences,
  ...inspirationConsequences,
  ...leadConsequences,
  ...memberConsequences,
  ...projectConsequences,
  ...proposalConsequences,
  ...reviewConsequences,
  ...shootConsequences,
  ...stageConsequences,
  ...testimonialConsequences,
}

/** Events of a project in which nobody has acted: they change no fact that decides whose turn it is. */
const leavesTurn = new Set<EventType>([
  'media.changed',
  'message.read',
  'project.client-reminded',
  'project.removed',
  'project.turn-changed',
  'version.seen',
])

/** Returns the dispatcher: it writes what follows from an event, in the transaction that emits it. */
export function createEventDispatcher({ clock, config }: Pick<AppDeps, 'clock' | 'config'>) {
  async function dispatch<Type extends EventType>(tx: Tx, event: EventOf<Type>): Promise<void> {
    const people = peopleAround(config, tx)
    const scene: EventContext<Type> = { event, actor: tx.actor, people, db: tx.db, config, now: clock.now() }
    const { sideEffects: acts, audit, news, mails, live }: EventHandler<Type> = handlers[event.type]
    if (audit) await record(tx, await audit(scene))
    for (const { to, ...item } of (await news?.(scene)) ?? []) await notify(tx, clock, userIdsOf(to), item)
    for (const letter of (await mails?.(scene)) ?? []) await send(tx, letter)
    for (const { to, topic, ids, guestsOf } of (await live?.(scene)) ?? []) {
      tx.publish({ userIds: userIdsOf(to), topic, ids })
      if (guestsOf) tx.signal(guestsOf)
    }
    await acts?.(tx, scene)
    const projectId = 'projectId' in event ? event.projectId : null
    if (projectId && !leavesTurn.has(event.type))
      tx.beforeCommit(`turn ${projectId}`, () => refreshTurn(tx, projectId, clock.now()))
  }
  // `emit` of the domain takes nothing else.
  return (tx: Tx, event: object): Promise<void> => dispatch(tx, event as DomainEvent)
}

const userIdsOf = (people: readonly { userId: string }[]): string[] => people.map(({ userId }) => userId)

function record(tx: Tx, { by, ...act }: AuditEntryInput): Promise<void> {
  const { actor } = tx
  return logAudit(tx, {
    ...act,
    ...(actor
      ? { actorId: actor.userId, actorName: actor.name, sessionHandle: actor.sessionHandle }
      : by && { actorId: by.userId, ...(by.sessionHandle && { sessionHandle: by.sessionHandle }) }),
  })
}

const send = (tx: Tx, { to, content, about }: MailMessage): Promise<void> =>
  typeof to === 'string' ? enqueueMail(tx, to, content, about) : enqueueMailToEach(tx, to, content)
