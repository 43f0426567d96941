import type { Work } from '../../platform/db/unit-of-work.ts'
import { enqueueMail, enqueueMailToEach } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAct } from '../audit/audit.service.ts'
import type { DomainEvent, EventType } from '../events/emit.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { accountConsequences } from './account.consequences.ts'
import { assetConsequences } from './asset.consequences.ts'
import { chatConsequences } from './chat.consequences.ts'
import type { AuditEntry, Consequences, ConsequencesOf, Letter } from './consequence.service.ts'
import { conversationConsequences } from './conversation.consequences.ts'
import { guestConsequences } from './guest.consequences.ts'
import { inspirationConsequences } from './inspiration.consequences.ts'
import { leadConsequences } from './lead.consequences.ts'
import { memberConsequences } from './member.consequences.ts'
import { orderConsequences } from './order.consequences.ts'
import { peopleAround } from './people.service.ts'
import { projectConsequences } from './project.consequences.ts'
import { proposalConsequences } from './proposal.consequences.ts'
import { reviewConsequences } from './review.consequences.ts'
import { stageConsequences } from './stage.consequences.ts'
import { testimonialConsequences } from './testimonial.consequences.ts'

/** Who hears of what: every type of event has its decisions here. */
const consequences: ConsequencesOf<EventType> = {
  ...orderConsequences,
  ...accountConsequences,
  ...assetConsequences,
  ...chatConsequences,
  ...conversationConsequences,
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

/** Writes what follows from an event, in the transaction that emits it. */
export function createConsequences({ clock, config }: Pick<Platform, 'clock' | 'config'>) {
  return async (work: Work, happened: object): Promise<void> => {
    // `emit` takes nothing else.
    const event = happened as DomainEvent
    const scene = {
      event,
      actor: work.actor,
      people: peopleAround(config, work),
      db: work.db,
      config,
      now: clock.now(),
    }
    // The decisions of a type take the scene of the same type, which the compiler cannot follow through the table.
    const { acts, audit, news, mails, live } = consequences[event.type] as Consequences<typeof event.type>
    if (audit) await record(work, await audit(scene as never))
    for (const { to, ...item } of (await news?.(scene as never)) ?? [])
      await notify(work, clock, userIdsOf(to), item)
    for (const letter of (await mails?.(scene as never)) ?? []) await send(work, letter)
    for (const { to, topic, ids, guestsOf } of (await live?.(scene as never)) ?? []) {
      work.publish({ userIds: userIdsOf(to), topic, ids })
      if (guestsOf) work.signal(guestsOf)
    }
    await acts?.(work, scene as never)
  }
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
