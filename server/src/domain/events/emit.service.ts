import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AccountEvents, ChatEvents, MemberEvents } from './account.events.ts'
import type { ConversationEvents } from './conversation.events.ts'
import type { LeadEvents } from './lead.events.ts'
import type { OrderEvents } from './order.events.ts'
import type { InspirationEvents, ProjectEvents, ProposalEvents, TestimonialEvents } from './project.events.ts'
import type { AssetEvents, GuestEvents, ReviewEvents, StageEvents } from './review.events.ts'

/** Everything that can happen: its type, and what those who hear of it need to know. */
export interface Events
  extends AccountEvents,
    AssetEvents,
    ChatEvents,
    ConversationEvents,
    GuestEvents,
    InspirationEvents,
    LeadEvents,
    MemberEvents,
    OrderEvents,
    ProjectEvents,
    ProposalEvents,
    ReviewEvents,
    StageEvents,
    TestimonialEvents {}

export type EventType = keyof Events
export type EventOf<Type extends EventType> = { type: Type } & Events[Type]
export type DomainEvent = { [Type in EventType]: EventOf<Type> }[EventType]

/**
 * Says that something happened. News, mails, the audit log and open screens follow at once, in the same transaction
 * (`domain/event-handlers`): what is read for them is as it is now, so what removes a thing says so before it does.
 */
export const emit = (tx: Tx, event: DomainEvent): Promise<void> => tx.emit(event)
