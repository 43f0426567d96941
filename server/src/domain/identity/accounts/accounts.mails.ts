import { accountMails } from 'shared/messages/it/mails'
import type { Config } from '../../../config/env.ts'
import { button, letter, text } from '../../../platform/mail/letter.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>

/** The token stands behind `#`: it never reaches a server's log, and opening the link does not spend it. */
export function confirmEmailMail(
  { publicUrl }: Links,
  person: { fullName: string; token: string; validHours: number },
): MailContent {
  const { expiry, button: label, ...words } = accountMails.confirmEmail
  return letter({
    ...words,
    name: person.fullName,
    blocks: [button(label, `${publicUrl}/confirm-email#${person.token}`), text(expiry(person.validHours))],
  })
}

export function alreadyRegisteredMail({ publicUrl }: Links, { fullName }: { fullName: string }): MailContent {
  const { button: label, resetButton, ...words } = accountMails.alreadyRegistered
  return letter({
    ...words,
    name: fullName,
    blocks: [button(label, `${publicUrl}/login`), button(resetButton, `${publicUrl}/auth`)],
  })
}

export function passwordResetMail(
  { publicUrl }: Links,
  person: { fullName: string; token: string; validMinutes: number },
): MailContent {
  const { expiry, button: label, ...words } = accountMails.resetPassword
  return letter({
    ...words,
    name: person.fullName,
    blocks: [button(label, `${publicUrl}/reset-password#${person.token}`), text(expiry(person.validMinutes))],
  })
}

export function passwordChangedMail({ publicUrl }: Links, { fullName }: { fullName: string }): MailContent {
  const { button: label, ...words } = accountMails.passwordChanged
  return letter({ ...words, name: fullName, blocks: [button(label, `${publicUrl}/auth`)] })
}
