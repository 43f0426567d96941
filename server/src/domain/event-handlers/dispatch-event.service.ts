import type { NotificationKind } from 'shared/notifications/kinds'
import type { Tx } from '../../platform/db/unit-of-work.ts'
import { enqueueMail } from '../../platform/mail/mail.jobs.ts'
import { personalise, withAddresses } from '../../platform/mail/mail.ts'
import type { AppDeps } from '../../platform/platform.ts'
import { logAudit } from '../audit/audit.service.ts'
import type { DomainEvent, EventOf, EventType } from '../events/emit.service.ts'
import { listMuted } from '../identity/accounts/muted.queries.ts'
import { notify } from '../notifications/notifications.service.ts'
import { sendUserMail } from '../notifications/user-mails.service.ts'
import { refreshTurn, returnFromArchive } from '../projects/turn.service.ts'
import { accountConsequences } from './account.handlers.ts'
import { companyConsequences } from './company.handlers.ts'
import { conversationConsequences } from './conversation.handlers.ts'
import type {
  AuditEntryInput,
  EventContext,
  EventHandler,
  EventHandlers,
  MailMessage,
  ToldEvent,
} from './event-handler.service.ts'
import { guestConsequences } from './guest.handlers.ts'
import { leadConsequences } from './lead.handlers.ts'
import { orderConsequences } from './order.handlers.ts'
import { peopleAround } from './people.service.ts'
import { projectConsequences, testimonialConsequences } from './project.handlers.ts'
import { proposalConsequences } from './proposal.handlers.ts'
import { reviewConsequences } from './review.handlers.ts'
import { shootConsequences } from './shoot.handlers.ts'
import { chatConsequences, memberConsequences } from './team.handlers.ts'
import { assetConsequences, stageConsequences } from './version.handlers.ts'

const handlers: EventHandlers<EventType> = {
  ...orderConsequences,
  ...accountConsequences,
  ...assetConsequences,
  ...chatConsequences,
  ...companyConsequences,
  ...conversationConsequences,
  ...guestConsequences,
  ...leadConsequences,
  ...memberConsequences,
  ...projectConsequences,
  ...proposalConsequences,
  ...reviewConsequences,
  ...shootConsequences,
  ...stageConsequences,
  ...testimonialConsequences,
}

const isByClient = ({ actor }: Tx): boolean => actor !== undefined && !actor.member && !actor.isAccountant

/** Returns the dispatcher, which runs the handlers of an event in the transaction that emits it. */
export function createEventDispatcher({ clock, config }: Pick<AppDeps, 'clock' | 'config'>) {
  async function dispatch<Type extends EventType>(tx: Tx, event: EventOf<Type>): Promise<void> {
    const people = peopleAround(config, tx)
    const scene: EventContext<Type> = { event, actor: tx.actor, people, db: tx.db, config, clock }
    const handler: EventHandler<Type> = handlers[event.type]
    const { sideEffects: acts, audit, live } = handler
    if (audit) await record(tx, await audit(scene))
    if (handler.kind) await tell(tx, scene, handler)
    for (const { to, topic, ids, roomOf } of (await live?.(scene)) ?? []) {
      tx.publish({ userIds: userIdsOf(to), topic, ids })
      if (roomOf) tx.signal(roomOf)
    }
    await acts?.(tx, scene)
    const projectId = projectOf(event)
    if (!projectId || handler.leavesTurn) return
    if (handler.isActOfClient || isByClient(tx))
      tx.beforeCommit(`archive ${projectId}`, () => returnFromArchive(tx, projectId))
    tx.beforeCommit(`turn ${projectId}`, () => refreshTurn(tx, projectId, clock.now()))
  }

  /** Writes notifications and mails, except for users who have switched the kind off. */
  async function tell<Type extends EventType>(
    tx: Tx,
    scene: EventContext<Type>,
    { kind: stated, news, mails }: ToldEvent<Type>,
  ): Promise<void> {
    const kind = typeof stated === 'function' ? stated(scene.event) : stated
    const items = (await news?.(scene)) ?? []
    const told = items.flatMap(({ to }) => userIdsOf(to))
    const inApp = await listMuted(tx.db, { kind, channel: 'app' }, told)
    for (const { to, ...item } of items) {
      const userIds = userIdsOf(to).filter(userId => !inApp.has(userId))
      await notify(tx, clock, userIds, { ...item, about: subjectsOf(scene.event) })
    }
    const letters = (await mails?.(scene)) ?? []
    const byMail = await listMuted(tx.db, { kind, channel: 'mail' }, letters.flatMap(readersOf))
    for (const letter of letters) await send(tx, { kind, projectId: projectOf(scene.event) }, letter, byMail)
  }

  async function send(
    tx: Tx,
    { kind, projectId }: { kind: NotificationKind; projectId: string | null },
    { to, isForClients = false, isUrgent = false, content: written, about, capability }: MailMessage,
    muted: ReadonlySet<string>,
  ): Promise<void> {
    const content = withAddresses(written, config.publicUrl)
    if (typeof to === 'string') return enqueueMail(tx, to, content, about)
    const side = isForClients ? 'client' : 'team'
    for (const { userId, email, fullName } of to.filter(person => !muted.has(person.userId))) {
      const letter = { content: personalise(content, fullName), reader: { userId, email } }
      await sendUserMail(config, tx, { ...letter, kind, projectId, side, isUrgent, about, capability })
    }
  }

  // `emit` of the domain accepts domain events only.
  return (tx: Tx, event: object): Promise<void> => dispatch(tx, event as DomainEvent)
}

const projectOf = (event: object): string | null =>
  'projectId' in event && typeof event.projectId === 'string' ? event.projectId : null

const subjectsOf = (event: object): string[] =>
  Object.entries(event).flatMap(([name, id]) =>
    ['projectId', 'messageId', 'commentId'].includes(name) && typeof id === 'string' ? [id] : [],
  )

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

const readersOf = ({ to }: MailMessage): string[] => (typeof to === 'string' ? [] : userIdsOf(to))
