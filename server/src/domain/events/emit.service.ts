import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { AccountEvents, ChatEvents, MemberEvents } from './account.events.ts'
import type { CompanyEvents } from './company.events.ts'
import type { LeadEvents } from './lead.events.ts'
import type { OrderEvents } from './order.events.ts'
import type {
  ConversationEvents,
  ProjectEvents,
  ProposalEvents,
  ShootEvents,
  TestimonialEvents,
} from './project.events.ts'
import type { AssetEvents, GuestEvents, ReviewEvents, StageEvents } from './review.events.ts'

/** All domain events: type and payload. */
export interface Events
  extends AccountEvents,
    AssetEvents,
    ChatEvents,
    CompanyEvents,
    ConversationEvents,
    GuestEvents,
    LeadEvents,
    MemberEvents,
    OrderEvents,
    ProjectEvents,
    ProposalEvents,
    ReviewEvents,
    ShootEvents,
    StageEvents,
    TestimonialEvents {}

export type EventType = keyof Events
export type EventOf<Type extends EventType> = { type: Type } & Events[Type]
export type DomainEvent = { [Type in EventType]: EventOf<Type> }[EventType]

/**
 * Runs the handlers of an event (`domain/event-handlers`) in the transaction that emits it: notifications, mails, audit
 * entries, live updates. Handlers read current rows, so a deletion is emitted before its rows are deleted.
 */
export const emit = (tx: Tx, event: DomainEvent): Promise<void> => tx.emit(event)
