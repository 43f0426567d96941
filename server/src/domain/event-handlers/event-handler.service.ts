import type { ActCode } from 'shared/audit/act'
import type { LiveTopic } from 'shared/live/topic'
import type { Config } from '../../config/env.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Work } from '../../platform/db/unit-of-work.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { EventOf, EventType } from '../events/emit.service.ts'
import type { Recipient } from '../identity/team/recipients.service.ts'
import type { News } from '../notifications/notifications.service.ts'
import type { People } from './people.service.ts'

/** What a consequence is made of: the event, who acted, and the people around it. */
export interface Scene<Type extends EventType> {
  event: EventOf<Type>
  /** Missing when the program itself acted: a job, a payment provider's message. */
  actor: Actor | undefined
  people: People
  db: Work['db']
  config: Config
  now: Date
}

type Audience = readonly { userId: string }[]

export interface NewsItem extends News {
  to: Audience
}

export interface Letter {
  /** An address, or people who are greeted by name each. */
  to: string | readonly Pick<Recipient, 'email' | 'fullName'>[]
  content: MailContent
  /** Names what it is about, so that it can be taken back while it waits to go out. */
  about?: string
}

/** A letter of their own to each of some people. */
export const toEach = <Person extends { email: string }>(
  people: readonly Person[],
  write: (person: Person) => MailContent,
  about?: string,
): Letter[] => people.map(person => ({ to: person.email, content: write(person), ...(about && { about }) }))

export interface LiveChange {
  to: Audience
  topic: LiveTopic
  ids: Record<string, string>
  /** The project whose review's guests hear of it too. */
  guestsOf?: string
}

export interface AuditEntry {
  action: ActCode
  subject: string
  subjectId: string
  projectId?: string
  /** What was changed: old and new values. */
  detail?: Record<string, unknown>
  /** Who acted, where no session says so: who is only just signing in, or pays at the provider's page. */
  by?: { userId: string | null; sessionHandle?: string }
}

type Made<Type extends EventType, Result> = (scene: Scene<Type>) => Result | Promise<Result>

/**
 * What follows from one event, in the transaction that emits it. `acts` calls other subjects, of which the subject of
 * the event knows nothing.
 */
export interface Consequences<Type extends EventType> {
  audit?: Made<Type, AuditEntry>
  news?: Made<Type, NewsItem[]>
  mails?: Made<Type, Letter[]>
  live?: Made<Type, LiveChange[]>
  acts?: (work: Work, scene: Scene<Type>) => Promise<void>
}

/** The decisions for some types of events: one that is missing does not compile. */
export type ConsequencesOf<Types extends EventType> = { readonly [Type in Types]: Consequences<Type> }
