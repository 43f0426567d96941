import { dateIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { transferMails } from 'shared/messages/it/transfer'
import { readableIban } from 'shared/payment/iban'
import type { Instalment } from 'shared/payment/instalment'
import type { Config } from '../../../config/env.ts'
import { button, letter, ownFigures, text } from '../../../platform/mail/letter.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

interface Announced {
  title: string
  fullName: string
  projectId: string
  instalment: Instalment
  totalCents: number
  reference: string
  bank: NonNullable<Config['bank']>
}

/** To the client: where the money goes, how much it is and under which reference. */
export function transferMail({ publicUrl }: Pick<Config, 'publicUrl'>, announced: Announced): MailContent {
  const words = transferMails.begun
  const { title, bank, reference } = announced
  const total = euro(announced.totalCents, { decimals: 'always' })
  return letter({
    subject: words.subject(title),
    preheader: words.preheader(total, reference),
    name: announced.fullName,
    blocks: [
      text(words.text[announced.instalment](title, total)),
      ownFigures([
        [words.holder, bank.holder],
        [words.iban, readableIban(bank.iban)],
        [words.amount, total],
        [words.reference, reference],
      ]),
      text(words.exactly),
      text(words.next[announced.instalment]),
      button(words.button, `${publicUrl}/dashboard/payment?project=${announced.projectId}`),
    ],
  })
}

interface Reminded {
  title: string
  fullName: string
  projectId: string
  instalment: Instalment
  totalCents: number
  dueAt: Date
}

/** To the client: what is still to be paid, and since when. */
export function reminderMail({ publicUrl }: Pick<Config, 'publicUrl'>, reminded: Reminded): MailContent {
  const words = transferMails.reminder
  const total = euro(reminded.totalCents)
  return letter({
    subject: words.subject(reminded.title),
    preheader: words.preheader(total),
    name: reminded.fullName,
    blocks: [
      text(words.text[reminded.instalment](reminded.title, total, dateIt(reminded.dueAt))),
      text(words.crossed),
      button(words.button, `${publicUrl}/dashboard/payment?project=${reminded.projectId}`),
    ],
  })
}
