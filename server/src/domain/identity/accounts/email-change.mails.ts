import { accountMails } from 'shared/messages/it/mails'
import type { Config } from '../../../config/env.ts'
import { button, letter, text, texts } from '../../../platform/mail/letter.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>
type LinkOf = { fullName: string; newEmail: string; token: string; validHours: number }

/** To the new address. The token stands behind `#`, as in every link of an account. */
export const confirmNewAddressMail = (links: Links, link: LinkOf): MailContent =>
  linkMail(links, link, accountMails.confirmNewAddress)

/** To the address that the account still has. */
export const approveNewAddressMail = (links: Links, link: LinkOf): MailContent =>
  linkMail(links, link, accountMails.approveNewAddress)

function linkMail(
  { publicUrl }: Links,
  { fullName, newEmail, token, validHours }: LinkOf,
  words: typeof accountMails.confirmNewAddress | typeof accountMails.approveNewAddress,
): MailContent {
  return letter({
    subject: words.subject,
    preheader: words.preheader,
    name: fullName,
    paragraphs: [words.what(newEmail), words.both],
    blocks: [
      button(words.button, `${publicUrl}/change-email#${token}`),
      text(accountMails.confirmEmail.expiry(validHours)),
      text(words.notYou),
    ],
  })
}

/** To the address that the account has left: nothing about it is sent there any more. */
export function leftAddressMail({ fullName, newEmail }: { fullName: string; newEmail: string }): MailContent {
  const { subject, preheader, what, paragraphs } = accountMails.leftAddress
  return letter({ subject, preheader, name: fullName, blocks: [text(what(newEmail)), ...texts(paragraphs)] })
}

/** To the address that the account has now. */
export function emailChangedMail({ publicUrl }: Links, { fullName }: { fullName: string }): MailContent {
  const { button: label, ...words } = accountMails.emailChanged
  return letter({ ...words, name: fullName, blocks: [button(label, `${publicUrl}/login`)] })
}
