import type { ActCode } from 'shared/audit/act'
import type { AccountEvents } from '../events/account.events.ts'
import {
  accountErasedMail,
  alreadyRegisteredMail,
  approveNewAddressMail,
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
import type { AuditEntry, ConsequencesOf, Letter, LiveChange, Scene } from './consequence.service.ts'

type AccountEvent = keyof AccountEvents
type AccountAct = AccountEvent & ActCode

export const accountConsequences: ConsequencesOf<AccountEvent> = {
  'account.signed-up-again': {
    audit: null,
    news: null,
    mails: toThePerson(alreadyRegisteredMail),
    live: null,
  },
  'account.confirmation-link-made': {
    audit: null,
    news: null,
    mails: ({ config, event }) => [{ to: event.email, content: confirmEmailMail(config, event) }],
    live: null,
  },
  'account.confirmed': { audit: ownAct, news: null, mails: null, live: null },
  'account.exported': { audit: ownAct, news: null, mails: null, live: null },
  'account.erased': {
    audit: ownAct,
    news: null,
    mails: toThePerson((_, person) => accountErasedMail(person)),
    live: null,
  },
  'account.lapsed': {
    audit: ({ event }) => ({ action: event.type, subject: 'user', subjectId: event.userId }),
    news: null,
    mails: null,
    live: null,
  },
  'google.joined': { audit: ownAct, news: null, mails: null, live: null },
  'email.change-asked': { audit: ownAct, news: null, mails: null, live: ownScreens },
  'email.change-links-made': {
    audit: null,
    news: null,
    mails: ({ config, event }) => emailChangeLetters(config, event),
    live: null,
  },
  'email.change-link-opened': { audit: null, news: null, mails: null, live: ownScreens },
  'email.change-cancelled': { audit: ownAct, news: null, mails: null, live: ownScreens },
  'email.changed': {
    audit: ownAct,
    news: null,
    mails: ({ config, event }) => [
      { to: event.oldEmail, content: leftAddressMail(event) },
      { to: event.newEmail, content: emailChangedMail(config, event) },
    ],
    live: ownScreens,
  },
  'password.reset-link-made': {
    audit: null,
    news: null,
    mails: ({ config, event }) => [{ to: event.email, content: passwordResetMail(config, event) }],
    live: null,
  },
  'password.reset': { audit: ownAct, news: null, mails: toThePerson(passwordChangedMail), live: null },
  'password.changed': { audit: ownAct, news: null, mails: toThePerson(passwordChangedMail), live: null },
  'second-factor.on': { audit: ownAct, news: null, mails: toThePerson(secondFactorOnMail), live: null },
  'second-factor.off': { audit: ownAct, news: null, mails: toThePerson(secondFactorOffMail), live: null },
  'second-factor.codes-renewed': { audit: ownAct, news: null, mails: null, live: null },
  'second-factor.recovery-used': {
    audit: scene => ({ ...ownAct(scene), detail: { codesLeft: scene.event.codesLeft } }),
    news: null,
    async mails({ config, people, event }) {
      const { email, fullName } = await people.person(event.userId)
      return [{ to: email, content: recoveryCodeUsedMail(config, { fullName, left: event.codesLeft }) }]
    },
    live: null,
  },
  'session.began': { audit: sessionAct, news: null, mails: null, live: null },
  'session.ended': { audit: sessionAct, news: null, mails: null, live: null },
  'session.revoked': {
    audit: scene => ({ ...ownAct(scene), detail: { session: scene.event.sessionHandle } }),
    news: null,
    mails: null,
    live: null,
  },
  'sessions.others-ended': { audit: ownAct, news: null, mails: null, live: null },
}

/** What a person does with their own account, signed in or not yet. */
function ownAct({ event: { type, userId } }: { event: { type: AccountAct; userId: string } }): AuditEntry {
  return { action: type, subject: 'user', subjectId: userId, by: { userId } }
}

function sessionAct(scene: Scene<'session.began'> | Scene<'session.ended'>): AuditEntry {
  const { userId, sessionHandle } = scene.event
  return { ...ownAct(scene), by: { userId, sessionHandle } }
}

/** The account page of the person, wherever it is open. */
function ownScreens({ event: { userId } }: { event: { userId: string } }): LiveChange[] {
  return [{ to: [{ userId }], topic: 'account', ids: {} }]
}

function emailChangeLetters(
  config: Scene<'email.change-links-made'>['config'],
  { newToken, oldToken, ...change }: Scene<'email.change-links-made'>['event'],
): Letter[] {
  const letters: Letter[] = []
  if (newToken)
    letters.push({
      to: change.newEmail,
      content: confirmNewAddressMail(config, { ...change, token: newToken }),
    })
  if (oldToken)
    letters.push({
      to: change.oldEmail,
      content: approveNewAddressMail(config, { ...change, token: oldToken }),
    })
  return letters
}

/** A letter to whom the account belongs. */
function toThePerson(
  write: (config: Scene<AccountEvent>['config'], person: { fullName: string }) => Letter['content'],
) {
  return async ({
    config,
    people,
    event,
  }: Pick<Scene<AccountEvent>, 'config' | 'people'> & { event: { userId: string } }): Promise<Letter[]> => {
    const person = await people.person(event.userId)
    return [{ to: person.email, content: write(config, person) }]
  }
}
