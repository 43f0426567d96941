import { euro } from 'shared/formats/euro'
import { projectMails } from 'shared/messages/it/mails'
import type { QuoteLine } from 'shared/pricing/quote'
import type { Config } from '../../../config/env.ts'
import { button, figures, letter } from '../../../platform/mail/letter.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

export function quoteConfirmedMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  order: {
    fullName: string
    title: string
    projectId: string
    quote: { lines: unknown; totalCents: number }
  },
): MailContent {
  const { subject, preheader, total, button: label, ...words } = projectMails.quoteConfirmed
  const lines = order.quote.lines as QuoteLine[]
  return letter({
    ...words,
    subject: subject(order.title),
    preheader: preheader(euro(order.quote.totalCents)),
    name: order.fullName,
    blocks: [
      figures([
        ...lines.map(line => [line.label, euro(line.amountCents)] as const),
        [total, euro(order.quote.totalCents)],
      ]),
      button(label, `${publicUrl}/dashboard/payment?project=${order.projectId}`),
    ],
  })
}
