import { dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/euro'
import { payLinkMails } from 'shared/messages/it/pay-links'
import type { Config } from '../../../config/env.ts'
import { button, letter, text } from '../../../platform/mail/letter.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

interface Asked {
  title: string
  /** Who asks, and for which company. */
  maker: string
  company: string
  totalCents: number
  expiresAt: Date
  token: string
}

/** To whoever pays for a company: the link, with what it is for. */
export function payLinkMail({ publicUrl }: Pick<Config, 'publicUrl'>, asked: Asked): MailContent {
  const { company, title, maker, token } = asked
  const total = euro(asked.totalCents, { decimals: 'always' })
  return letter({
    subject: payLinkMails.subject(company, title),
    preheader: payLinkMails.preheader(total),
    paragraphs: payLinkMails.paragraphs(maker, company, title, total),
    blocks: [
      button(payLinkMails.button, `${publicUrl}/paga#${token}`),
      text(payLinkMails.until(dateTimeIt(asked.expiresAt))),
      text(payLinkMails.unexpected),
    ],
  })
}
