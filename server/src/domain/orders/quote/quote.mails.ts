import { euro } from 'shared/formats/euro'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { projectMails } from 'shared/messages/it/mails'
import { type OrderPrice, priceRowsOf } from 'shared/pricing/charge'
import type { Delivery } from 'shared/projects/delivery'
import type { Config } from '../../../config/env.ts'
import { button, figures, letter, text } from '../../../platform/mail/letter.ts'
import type { MailBlock, MailContent } from '../../../platform/mail/mail.ts'

/** The lines of an order's quote, then the rows below them. */
export const priceFigures = (price: OrderPrice): MailBlock =>
  figures(
    [...price.quoteLines, ...priceRowsOf(price)].map(({ label, amountCents }) => [
      label,
      euro(amountCents, { decimals: 'always' }),
    ]),
  )

export const deliveryLine = (delivery: Delivery): string =>
  `${deliveryTexts.title(delivery)}: ${deliveryTexts.day(delivery)}.`

export function quoteConfirmedMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  order: { fullName: string; title: string; projectId: string; price: OrderPrice; delivery: Delivery },
): MailContent {
  const { subject, preheader, button: label, ...words } = projectMails.quoteConfirmed
  return letter({
    ...words,
    subject: subject(order.title),
    preheader: preheader(euro(order.price.quoteTotalCents)),
    name: order.fullName,
    blocks: [
      priceFigures(order.price),
      text(deliveryLine(order.delivery)),
      button(label, `${publicUrl}/dashboard/payment?project=${order.projectId}`),
    ],
  })
}
