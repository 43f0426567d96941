import type { Work } from '../../platform/db/unit-of-work.ts'
import { enqueueMail, enqueueMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import type { DomainEvent, EventOf, EventType } from '../events/emit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { accountConsequences } from './account.handlers.ts'
import type { AuditEntry, Consequences, ConsequencesOf, Letter, Scene } from './event-handler.service.ts'
import { guestConsequences } from './guest.handlers.ts'
import { leadConsequences } from './lead.handlers.ts'
import { orderConsequences } from './order.handlers.ts'
import { peopleAround } from './people.service.ts'
import { inspirationConsequences, projectConsequences, testimonialConsequences } from './project.handlers.ts'
import { proposalConsequences } from './proposal.handlers.ts'
import { reviewConsequences } from './review.handlers.ts'
import { chatConsequences, memberConsequences } from './team.handlers.ts'
import { assetConsequences, stageConsequences } from './version.handlers.ts'

/** Who hears of what: every type of event has its decisions here. */
const consequences: ConsequencesOf<EventType> = {
  ...orderConsequences,
  ...accountConsequences,
  ...assetConsequences,
  ...chatConsequences,
  ...guestConsequences,
  ...inspirationConsequences,
  ...leadConsequences,
  ...memberConsequences,
  ...projectConsequences,
  ...proposalConsequences,
  ...reviewConsequences,
  ...stageConsequences,
  ...testimonialConsequences,
}

/** Returns the dispatcher: it writes what follows from an event, in the transaction that emits it. */
export function createConsequences({ clock, config }: Pick<Platform, 'clock' | 'config'>) {
  async function dispatch<Type extends EventType>(work: Work, event: EventOf<Type>): Promise<void> {
    const people = peopleAround(config, work)
    const scene: Scene<Type> = { event, actor: work.actor, people, db: work.db, config, now: clock.now() }
    const { acts, audit, news, mails, live }: Consequences<Type> = consequences[event.type]
    if (audit) await record(work, await audit(scene))
    for (const { to, ...item } of (await news?.(scene)) ?? []) await notify(work, clock, userIdsOf(to), item)
    for (const letter of (await mails?.(scene)) ?? []) await send(work, letter)
    for (const { to, topic, ids, guestsOf } of (await live?.(scene)) ?? []) {
      work.publish({ userIds: userIdsOf(to), topic, ids })
      if (guestsOf) work.signal(guestsOf)
    }
    await acts?.(work, scene)
  }
  // `emit` of the domain takes nothing else.
  return (work: Work, event: object): Promise<void> => dispatch(work, event as DomainEvent)
}

const userIdsOf = (people: readonly { userId: string }[]): string[] => people.map(({ userId }) => userId)

function record(work: Work, { by, ...act }: AuditEntry): Promise<void> {
  const { actor } = work
  return recordAct(work, {
    ...act,
    ...(actor
      ? { actorId: actor.userId, actorName: actor.name, sessionHandle: actor.sessionHandle }
      : by && { actorId: by.userId, ...(by.sessionHandle && { sessionHandle: by.sessionHandle }) }),
  })
}

const send = (work: Work, { to, content, about }: Letter): Promise<void> =>
  typeof to === 'string' ? enqueueMail(work, to, content, about) : enqueueMailToEach(work, to, content)
