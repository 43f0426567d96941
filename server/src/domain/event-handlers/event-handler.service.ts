import type { AuditAction } from 'shared/audit/act'
import type { CompanyCapability } from 'shared/companies/hat'
import type { LiveTopic } from 'shared/live/topic'
import type { NotificationKind } from 'shared/notifications/kinds'
import type { Config } from '../../config/env.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { EventOf, EventType } from '../events/emit.service.ts'
import type { Recipient } from '../identity/team/recipients.service.ts'
import type { NotificationContent } from '../notifications/notifications.service.ts'
import type { Recipients } from './people.service.ts'

/** Context of an event handler: the event, its actor, and the people concerned. */
export interface EventContext<Type extends EventType> {
  event: EventOf<Type>
  /** Missing when the program itself acted: a job, a payment provider's message. */
  actor: Actor | undefined
  people: Recipients
  db: Tx['db']
  config: Config
  now: Date
}

type Audience = readonly { userId: string }[]

export interface NotificationInput extends NotificationContent {
  to: Audience
}

export interface MailMessage {
  /** An address that is always written to; or users, each greeted by name. */
  to: string | readonly Recipient[]
  /** True if the users are clients; else they are members of the team. */
  isForClients?: boolean
  content: MailContent
  /** Names what it is about, so that it can be taken back while it waits to go out. */
  about?: string
  /** Capability that a client needs at the time of sending, if the mail is bundled. */
  capability?: CompanyCapability
}

/** A letter of their own to each of some clients. */
export const mailEach = <Person extends Recipient>(
  people: readonly Person[],
  write: (person: Person) => MailContent,
  more: Pick<MailMessage, 'about' | 'capability'> = {},
): MailMessage[] =>
  people.map(person => ({ to: [person], isForClients: true, content: write(person), ...more }))

export interface RealtimeUpdate {
  to: Audience
  topic: LiveTopic
  ids: Record<string, string>
  /** The project whose review's guests hear of it too. */
  roomOf?: string
}

export interface AuditEntryInput {
  action: AuditAction
  subject: string
  subjectId: string
  projectId?: string
  /** Changed values, old and new. */
  detail?: Record<string, unknown>
  /** Actor where no session names one: while signing in, or paying at the provider's page. */
  by?: { userId: string | null; sessionHandle?: string }
}

type Made<Type extends EventType, Result> = (scene: EventContext<Type>) => Result | Promise<Result>

/**
 * Consequences of one event, in the transaction that emits it. `acts` calls other subjects, of which the subject of the
 * event knows nothing.
 */
export type EventHandler<Type extends EventType> = {
  audit?: Made<Type, AuditEntryInput>
  live?: Made<Type, RealtimeUpdate[]>
  sideEffects?: (tx: Tx, scene: EventContext<Type>) => Promise<void>
} & (ToldEvent<Type> | { kind?: undefined; news?: undefined; mails?: undefined })

export interface ToldEvent<Type extends EventType> {
  /** Decides who may have switched news and mails off (docs/decisions/notification-settings.md). */
  kind: NotificationKind | ((event: EventOf<Type>) => NotificationKind)
  news?: Made<Type, NotificationInput[]>
  mails?: Made<Type, MailMessage[]>
}

/** The decisions for some types of events: one that is missing does not compile. */
export type EventHandlers<Types extends EventType> = { readonly [Type in Types]: EventHandler<Type> }
