import type { Work } from '../../platform/db/unit-of-work.ts'
import type { AccountEvents } from './account.events.ts'
import type { AssetEvents } from './asset.events.ts'
import type { ChatEvents } from './chat.events.ts'
import type { ConversationEvents } from './conversation.events.ts'
import type { GuestEvents } from './guest.events.ts'
import type { InspirationEvents } from './inspiration.events.ts'
import type { LeadEvents } from './lead.events.ts'
import type { MemberEvents } from './member.events.ts'
import type { OrderEvents } from './order.events.ts'
import type { ProjectEvents } from './project.events.ts'
import type { ProposalEvents } from './proposal.events.ts'
import type { ReviewEvents } from './review.events.ts'
import type { StageEvents } from './stage.events.ts'
import type { TestimonialEvents } from './testimonial.events.ts'

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
 * (`domain/consequences`): what is read for them is as it is now, so what removes a thing says so before it does.
 */
export const emit = (work: Work, event: DomainEvent): Promise<void> => work.emit(event)
