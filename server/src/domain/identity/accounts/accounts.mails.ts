import { brand } from 'shared/catalogue/brand'
import { clientMails } from 'shared/messages/it/clients'
import { accountMails, teamMails } from 'shared/messages/it/mails'
import { securityMails } from 'shared/messages/it/security'
import { button, composeMail, type MailContent, text } from '../../../platform/mail/mail.ts'
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
  const { what, paragraphs, ...words } = accountMails.leftAddress
  return composeMail({ ...words, name: fullName, paragraphs: [what(newEmail), ...paragraphs] })
}

/** Composes the mail to the first user of a company created by a manager; its link allows choosing a password. */
export function clientInvitationMail(created: AccountEvents['client.created']): MailContent {
  const { subject, preheader, paragraphs, button: label, expiry } = clientMails.invitation
  return composeMail({
    subject: subject(brand.name),
    preheader,
    name: created.fullName,
    paragraphs: paragraphs(created.company, brand.name),
    blocks: [button(label, `/reset-password#${created.token}`), text(expiry(created.validDays))],
  })
}

type Person = { fullName: string }

/** Composes a mail with a button to sign in. */
const notice = (
  { fullName }: Person,
  words: { subject: string; preheader: string; paragraphs: readonly string[] },
  { path = '/auth', more = [] }: { path?: string; more?: readonly string[] } = {},
): MailContent =>
  composeMail({
    subject: words.subject,
    preheader: words.preheader,
    name: fullName,
    paragraphs: [...words.paragraphs, ...more],
    blocks: [button(accountMails.toSignIn, path)],
  })

/** Composes the mail to the new address of the account. */
export const emailChangedMail = (person: Person): MailContent =>
  notice(person, accountMails.emailChanged, { path: '/login' })

export const passwordChangedMail = (person: Person): MailContent =>
  notice(person, accountMails.passwordChanged)

export const secondFactorOnMail = (person: Person): MailContent => notice(person, securityMails.on)

export const secondFactorOffMail = (person: Person): MailContent => notice(person, securityMails.off)

export const recoveryCodeUsedMail = (person: Person & { left: number }): MailContent =>
  notice(person, securityMails.recoveryUsed, { more: [securityMails.recoveryUsed.left(person.left)] })

/** Composes the last mail to the address of an erased account. */
export const accountErasedMail = (person: Person): MailContent =>
  composeMail({ ...accountMails.accountErased, name: person.fullName })

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
