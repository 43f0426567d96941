import type { AuditAction } from 'shared/audit/act'
import type { AccountEvents } from '../events/account.events.ts'
import {
  accountErasedMail,
  alreadyRegisteredMail,
  approveNewAddressMail,
  clientInvitationMail,
  confirmEmailMail,
  confirmNewAddressMail,
  emailChangedMail,
  leftAddressMail,
  passwordChangedMail,
  passwordResetMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
} from '../identity/accounts/accounts.mails.ts'
import type {
  AuditEntryInput,
  EventContext,
  EventHandlers,
  MailMessage,
  RealtimeUpdate,
} from './event-handler.service.ts'
import { auditEntries, byUser } from './event-recipients.service.ts'

type AccountEvent = keyof AccountEvents
type AccountAct = AccountEvent & AuditAction

const userEntry = auditEntries('user', 'userId')

export const accountConsequences: EventHandlers<AccountEvent> = {
  'account.signed-up-again': {
    kind: 'security',
    mails: toThePerson(alreadyRegisteredMail),
  },
  'account.confirmation-link-made': {
    kind: 'security',
    mails: ({ event }) => [{ to: event.email, content: confirmEmailMail(event) }],
  },
  'account.confirmed': { audit: ownAct },
  'client.created': {
    kind: 'invitations',
    audit: auditEntries('company', 'companyId')('client.created', 'company'),
    mails: ({ event }) => [{ to: event.email, content: clientInvitationMail(event) }],
  },
  'account.exported': { audit: ownAct },
  'account.erased': {
    kind: 'security',
    audit: ownAct,
    mails: toThePerson(accountErasedMail),
  },
  'account.lapsed': { audit: userEntry('account.lapsed') },
  'google.joined': { audit: ownAct },
  'email.change-asked': { audit: ownAct, live: ownScreens },
  'email.change-links-made': {
    kind: 'security',
    mails: ({ event }) => emailChangeLetters(event),
  },
  'email.change-link-opened': { live: ownScreens },
  'email.change-cancelled': { audit: ownAct, live: ownScreens },
  'email.changed': {
    kind: 'security',
    audit: ownAct,
    mails: ({ event }) => [
      { to: event.oldEmail, content: leftAddressMail(event) },
      { to: event.newEmail, content: emailChangedMail(event) },
    ],
    live: ownScreens,
  },
  'password.reset-link-made': {
    kind: 'security',
    mails: ({ event }) => [{ to: event.email, content: passwordResetMail(event) }],
  },
  'password.reset': { kind: 'security', audit: ownAct, mails: toThePerson(passwordChangedMail) },
  'password.changed': { kind: 'security', audit: ownAct, mails: toThePerson(passwordChangedMail) },
  'second-factor.on': { kind: 'security', audit: ownAct, mails: toThePerson(secondFactorOnMail) },
  'second-factor.off': { kind: 'security', audit: ownAct, mails: toThePerson(secondFactorOffMail) },
  'second-factor.codes-renewed': { audit: ownAct },
  'second-factor.recovery-used': {
    kind: 'security',
    audit: scene => ({ ...ownAct(scene), detail: { codesLeft: scene.event.codesLeft } }),
    async mails({ people, event }) {
      const { email, fullName } = await people.person(event.userId)
      return [{ to: email, content: recoveryCodeUsedMail({ fullName, left: event.codesLeft }) }]
    },
  },
  'session.began': { audit: sessionAct },
  'session.ended': { audit: sessionAct },
  'session.revoked': {
    audit: scene => ({ ...ownAct(scene), detail: { session: scene.event.sessionHandle } }),
  },
  'sessions.others-ended': { audit: ownAct },
}

/** Builds the audit entry of a user's act on their own account, signed in or not. */
function ownAct(scene: { event: { type: AccountAct; userId: string } }): AuditEntryInput {
  return byUser(userEntry(scene.event.type))(scene)
}

function sessionAct(scene: EventContext<'session.began'> | EventContext<'session.ended'>): AuditEntryInput {
  const { userId, sessionHandle } = scene.event
  return { ...ownAct(scene), by: { userId, sessionHandle } }
}

function ownScreens({ event: { userId } }: { event: { userId: string } }): RealtimeUpdate[] {
  return [{ to: [{ userId }], topic: 'account', ids: {} }]
}

function emailChangeLetters({
  newToken,
  oldToken,
  ...change
}: EventContext<'email.change-links-made'>['event']): MailMessage[] {
  const { newEmail, oldEmail } = change
  return [
    ...(newToken ? [{ to: newEmail, content: confirmNewAddressMail({ ...change, token: newToken }) }] : []),
    ...(oldToken ? [{ to: oldEmail, content: approveNewAddressMail({ ...change, token: oldToken }) }] : []),
  ]
}

/** Returns a handler that mails the owner of the account. */
function toThePerson(write: (person: { fullName: string }) => MailMessage['content']) {
  return async ({ people, event }: OfPerson): Promise<MailMessage[]> => {
    const person = await people.person(event.userId)
    return [{ to: person.email, content: write(person) }]
  }
}

type OfPerson = Pick<EventContext<AccountEvent>, 'people'> & { event: { userId: string } }
