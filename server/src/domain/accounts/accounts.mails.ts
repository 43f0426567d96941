import { accountMails } from 'shared/messages/it/mails'
import type { Config } from '../../config/env.ts'
import { button, letter, text, texts } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>

/** The token stands behind `#`: it never reaches a server's log, and opening the link does not spend it. */
export function confirmEmailMail(
  { publicUrl }: Links,
  person: { fullName: string; token: string; validHours: number },
): MailContent {
  const { subject, preheader, paragraphs, expiry, button: label } = accountMails.confirmEmail
  return letter({
    subject,
    preheader,
    name: person.fullName,
    blocks: [
      ...texts(paragraphs),
      button(label, `${publicUrl}/confirm-email#${person.token}`),
      text(expiry(person.validHours)),
    ],
  })
}

export function alreadyRegisteredMail({ publicUrl }: Links, { fullName }: { fullName: string }): MailContent {
  const { subject, preheader, paragraphs, button: label, resetButton } = accountMails.alreadyRegistered
  return letter({
    subject,
    preheader,
    name: fullName,
    blocks: [
      ...texts(paragraphs),
      button(label, `${publicUrl}/login`),
      button(resetButton, `${publicUrl}/auth`),
    ],
  })
}

export function passwordResetMail(
  { publicUrl }: Links,
  person: { fullName: string; token: string; validMinutes: number },
): MailContent {
  const { subject, preheader, paragraphs, expiry, button: label } = accountMails.resetPassword
  return letter({
    subject,
    preheader,
    name: person.fullName,
    blocks: [
      ...texts(paragraphs),
      button(label, `${publicUrl}/reset-password#${person.token}`),
      text(expiry(person.validMinutes)),
    ],
  })
}

export function passwordChangedMail({ publicUrl }: Links, { fullName }: { fullName: string }): MailContent {
  const { subject, preheader, paragraphs, button: label } = accountMails.passwordChanged
  return letter({
    subject,
    preheader,
    name: fullName,
    blocks: [...texts(paragraphs), button(label, `${publicUrl}/auth`)],
  })
}

/** The last word, to an address that is no longer known. */
export function accountErasedMail(person: { fullName: string }): MailContent {
  const { subject, preheader, paragraphs } = accountMails.accountErased
  return letter({ subject, preheader, name: person.fullName, blocks: texts(paragraphs) })
}
