import type { AuditAction } from 'shared/audit/act'
import type { CompanyCapability } from 'shared/companies/hat'
import type { LiveTopic } from 'shared/live/topic'
import type { NotificationKind } from 'shared/notifications/kinds'
import type { Config } from '../../config/env.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { EventOf, EventType } from '../events/emit.service.ts'
import type { Recipient } from '../identity/team/recipients.queries.ts'
import type { NotificationContent } from '../notifications/notifications.service.ts'
import type { Recipients } from './people.service.ts'

export interface EventContext<Type extends EventType> {
  event: EventOf<Type>
  /** Undefined if the program itself acted: a job or a webhook. */
  actor: Actor | undefined
  people: Recipients
  db: Tx['db']
  config: Config
  clock: Clock
}

type Audience = readonly { userId: string }[]

export interface NotificationInput extends NotificationContent {
  to: Audience
}

export interface MailMessage {
  /** Fixed address; or users, each greeted by name. */
  to: string | readonly Recipient[]
  /** True if the users are clients; otherwise they are members. */
  isForClients?: boolean
  content: MailContent
  /** True if the mail is not bundled, since it may be wrong some minutes later. */
  isUrgent?: boolean
  /** Key by which the mail can be withdrawn before it is sent. */
  about?: string
  /** Capability that a client needs at the time of sending, if the mail is bundled. */
  capability?: CompanyCapability
}

export interface RealtimeUpdate {
  to: Audience
  topic: LiveTopic
  ids: Record<string, string>
  /** Project whose review guests are notified as well. */
  roomOf?: string
}

export interface AuditEntryInput {
  action: AuditAction
  subject: string
  subjectId: string
  projectId?: string
  /** Changed values, old and new. */
  detail?: Record<string, unknown>
  /** Actor if there is no session: during sign-in, or on the provider's payment page. */
  by?: { userId: string | null; sessionHandle?: string }
}

type Made<Type extends EventType, Result> = (scene: EventContext<Type>) => Result | Promise<Result>

/**
 * Handlers of one event, run in the transaction that emits it. `sideEffects` calls other subjects, which the subject of
 * the event does not depend on.
 */
export type EventHandler<Type extends EventType> = {
  audit?: Made<Type, AuditEntryInput>
  live?: Made<Type, RealtimeUpdate[]>
  sideEffects?: (tx: Tx, scene: EventContext<Type>) => Promise<void>
  /** Set if the event is no activity of its project, and does not affect whose turn it is. */
  leavesTurn?: true
  /**
   * Set if the event counts as an act of the client even if no client is signed in. Such an act takes the project out of
   * the archive (docs/decisions/hub-list.md).
   */
  isActOfClient?: true
} & (ToldEvent<Type> | { kind?: undefined; news?: undefined; mails?: undefined })

export interface ToldEvent<Type extends EventType> {
  /** Kind by which users can switch notifications and mails off (docs/decisions/notification-settings.md). */
  kind: NotificationKind | ((event: EventOf<Type>) => NotificationKind)
  news?: Made<Type, NotificationInput[]>
  mails?: Made<Type, MailMessage[]>
}

/** Handlers of some event types; a missing one is a type error. */
export type EventHandlers<Types extends EventType> = { readonly [Type in Types]: EventHandler<Type> }
