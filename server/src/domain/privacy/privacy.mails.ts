import { accountMails } from 'shared/messages/it/mails'
import { letter } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

/** The last word, to an address that is no longer known. */
export function accountErasedMail(person: { fullName: string }): MailContent {
  const words = accountMails.accountErased
  return letter({ ...words, name: person.fullName })
}
