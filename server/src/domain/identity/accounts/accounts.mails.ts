import { brand } from 'shared/catalogue/brand'
import { clientMails } from 'shared/messages/it/clients'
import { accountMails, teamMails } from 'shared/messages/it/mails'
import { securityMails } from 'shared/messages/it/security'
import { button, composeMail, type MailContent, text, texts } from '../../../platform/mail/mail.ts'
import type { AccountEvents } from '../../events/account.events.ts'

type LinkOf = { fullName: string; newEmail: string; token: string; validHours: number }

/** Composes the mail to the new address. As in all account mails, the token is in the URL fragment. */
export const confirmNewAddressMail = (link: LinkOf): MailContent =>
  linkMail(link, accountMails.confirmNewAddress)

export const approveNewAddressMail = (link: LinkOf): MailContent =>
  linkMail(link, accountMails.approveNewAddress)

function linkMail(
  { fullName, newEmail, token, validHours }: LinkOf,
  words: typeof accountMails.confirmNewAddress | typeof accountMails.approveNewAddress,
): MailContent {
  return composeMail({
    subject: words.subject,
    preheader: words.preheader,
    name: fullName,
    paragraphs: [words.what(newEmail), words.both],
    blocks: [
      button(words.button, `/change-email#${token}`),
      text(accountMails.confirmEmail.expiry(validHours)),
      text(words.notYou),
    ],
  })
}

/** Composes the last mail to the former address. */
export function leftAddressMail({ fullName, newEmail }: { fullName: string; newEmail: string }): MailContent {
  const { subject, preheader, what, paragraphs } = accountMails.leftAddress
  return composeMail({
    subject,
    preheader,
    name: fullName,
    blocks: [text(what(newEmail)), ...texts(paragraphs)],
  })
}

/** Composes the mail to the new address of the account. */
export function emailChangedMail({ fullName }: { fullName: string }): MailContent {
  const { button: label, ...words } = accountMails.emailChanged
  return composeMail({ ...words, name: fullName, blocks: [button(label, `/login`)] })
}

/** Composes the mail to the first user of a company created by a manager; its link allows choosing a password. */
export function clientInvitationMail({
  fullName,
  company,
  token,
  validDays,
}: AccountEvents['client.created']): MailContent {
  const { invitation } = clientMails
  return composeMail({
    subject: invitation.subject(brand.name),
    preheader: invitation.preheader,
    name: fullName,
    blocks: [
      ...texts(invitation.paragraphs(company, brand.name)),
      button(invitation.button, `/reset-password#${token}`),
      text(invitation.expiry(validDays)),
    ],
  })
}

type Person = { fullName: string }

const notice = (
  { fullName }: Person,
  words: { subject: string; preheader: string; paragraphs: readonly string[]; button: string },
  more: readonly string[] = [],
): MailContent =>
  composeMail({
    subject: words.subject,
    preheader: words.preheader,
    name: fullName,
    blocks: [...texts(words.paragraphs), ...more.map(text), button(words.button, `/auth`)],
  })

export const secondFactorOnMail = (person: Person): MailContent => notice(person, securityMails.on)

export const secondFactorOffMail = (person: Person): MailContent => notice(person, securityMails.off)

export const recoveryCodeUsedMail = (person: Person & { left: number }): MailContent =>
  notice(person, securityMails.recoveryUsed, [securityMails.recoveryUsed.left(person.left)])

/** Composes the last mail to the address of an erased account. */
export function accountErasedMail(person: { fullName: string }): MailContent {
  const words = accountMails.accountErased
  return composeMail({ ...words, name: person.fullName })
}

/**
 * Composes the confirmation mail. The token is in the URL fragment, so it is in no server log, and opening the link
 * does not consume it.
 */
export function confirmEmailMail(person: AccountEvents['account.confirmation-link-made']): MailContent {
  const { expiry, button: label, ...words } = accountMails.confirmEmail
  return composeMail({
    ...words,
    name: person.fullName,
    blocks: [button(label, `/confirm-email#${person.token}`), text(expiry(person.validHours))],
  })
}

export function alreadyRegisteredMail({ fullName }: { fullName: string }): MailContent {
  const { button: label, resetButton, ...words } = accountMails.alreadyRegistered
  return composeMail({
    ...words,
    name: fullName,
    blocks: [button(label, `/login`), button(resetButton, `/auth`)],
  })
}

export function passwordResetMail(person: AccountEvents['password.reset-link-made']): MailContent {
  const { expiry, button: label, ...words } = accountMails.resetPassword
  return composeMail({
    ...words,
    name: person.fullName,
    blocks: [button(label, `/reset-password#${person.token}`), text(expiry(person.validMinutes))],
  })
}

export function passwordChangedMail({ fullName }: { fullName: string }): MailContent {
  const { button: label, ...words } = accountMails.passwordChanged
  return composeMail({ ...words, name: fullName, blocks: [button(label, `/auth`)] })
}

export function memberInvitationMail(member: { fullName: string; role: string }): MailContent {
  const { role, button: label, ...words } = accountMails.memberInvitation
  return composeMail({
    ...words,
    name: member.fullName,
    blocks: [text(role(member.role)), button(label, `/team-login`)],
  })
}

/** Composes the mail to every manager about an act on permissions or refunds. */
export function privilegedActMail(act: { title: string; message: string; link: string }): MailContent {
  const { preheader, advice, button: label } = teamMails.privilegedAct
  return composeMail({
    subject: act.title,
    preheader,
    blocks: [text(act.message), text(advice), button(label, act.link)],
  })
}
