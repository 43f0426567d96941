import { dateIt, dateTimeIt } from 'shared/formats/date-it'
import { euro } from 'shared/formats/units'
import { deliveryTexts } from 'shared/messages/it/delivery'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import { payLinkMails } from 'shared/messages/it/pay-links'
import { transferMails, transferTexts } from 'shared/messages/it/transfer'
import { readableIban } from 'shared/payment/bank-transfer'
import { type OrderPrice, priceRowsOf } from 'shared/pricing/charge'
import type { Delivery } from 'shared/projects/delivery'
import type { Config } from '../../config/env.ts'
import {
  button,
  composeMail,
  figures,
  type MailBlock,
  type MailContent,
  ownFigures,
  quotation,
  subheading,
  text,
  texts,
} from '../../platform/mail/mail.ts'
import type { OrderEvents } from '../events/order.events.ts'
import { clientMail, teamProjectButton } from '../projects/client-mail.service.ts'
import type { NamedProject } from '../projects/clients.queries.ts'

/** Composes the client's mail with bank account, amount and reference of a transfer. */
export function transferMail(
  announced: NamedProject & OrderEvents['transfer.begun'] & { bank: NonNullable<Config['bank']> },
): MailContent {
  const { instalment, title, bank, reference } = announced
  const total = euro(announced.totalCents, { decimals: 'always' })
  const words = { ...transferMails.begun, preheader: transferMails.begun.preheader(total, reference) }
  return clientMail(announced, words, 'payment', [
    text(words.text[instalment](title, total)),
    ownFigures([
      [transferTexts.holder, bank.holder],
      [transferTexts.iban, readableIban(bank.iban)],
      [transferTexts.amount, total],
      [transferTexts.reference, reference],
    ]),
    text(words.exactly),
    text(`${transferTexts.payBy} ${transferTexts.arrives[instalment]}`),
  ])
}

export function reminderMail(reminded: NamedProject & OrderEvents['payment.reminded']): MailContent {
  const total = euro(reminded.totalCents)
  const words = { ...transferMails.reminder, preheader: transferMails.reminder.preheader(total) }
  const paragraph = words.text[reminded.instalment](reminded.title, total, dateIt(reminded.dueAt))
  return clientMail(reminded, words, 'payment', [text(paragraph), text(words.crossed)])
}

/**
 * Composes the mail of a pay link to the payer of a company. `maker` is the name of the requester, with the company.
 */
export function payLinkMail(
  asked: Pick<OrderEvents['pay-link.made'], 'totalCents' | 'expiresAt' | 'token'> & {
    title: string
    maker: string
    company: string
  },
): MailContent {
  const { company, title, maker, token } = asked
  const total = euro(asked.totalCents, { decimals: 'always' })
  return composeMail({
    subject: payLinkMails.subject(company, title),
    preheader: payLinkMails.preheader(total),
    paragraphs: payLinkMails.paragraphs(maker, company, title, total),
    blocks: [
      button(payLinkMails.button, `/paga#${token}`),
      text(payLinkMails.until(dateTimeIt(asked.expiresAt))),
      text(payLinkMails.unexpected),
    ],
  })
}

/** Returns the lines of an order's quote and the totals as figures. */
export const priceFigures = (price: OrderPrice): MailBlock =>
  figures(
    [...price.quoteLines, ...priceRowsOf(price)].map(({ label, amountCents }) => [
      label,
      euro(amountCents, { decimals: 'always' }),
    ]),
  )

export const deliveryLine = (delivery: Delivery): string => `${deliveryTexts.line(delivery)}.`

export function quoteConfirmedMail(
  order: NamedProject & { price: OrderPrice; delivery: Delivery; validUntil: string },
) {
  const total = euro(order.price.quoteTotalCents)
  const words = { ...projectMails.quoteConfirmed, preheader: projectMails.quoteConfirmed.preheader(total) }
  const delivery = text(deliveryLine(order.delivery))
  return clientMail(order, words, 'payment', [
    text(words.text(dateIt(order.validUntil))),
    priceFigures(order.price),
    delivery,
  ])
}

/** Composes the client's mail about a sent brief, with its recap. */
export function briefReceivedMail(brief: NamedProject & { summary: string; isByStudio: boolean }) {
  const words = brief.isByStudio ? projectMails.briefWritten : projectMails.briefReceived
  const recap = [subheading(words.summaryTitle), quotation(brief.summary)]
  return clientMail(brief, words, 'quote', [...texts(words.paragraphs), ...recap])
}

/**
 * Composes the team's mail about a sent brief.
 * @param brief.studioAuthor member who wrote it on the client's behalf
 */
export function newBriefMail(brief: {
  client: string
  title: string
  projectId: string
  delivery: Delivery
  studioAuthor: string | undefined
}): MailContent {
  const { subject, paragraphs, ...words } = teamMails.newBrief
  const { client, title, studioAuthor } = brief
  return composeMail({
    ...words,
    subject: studioAuthor ? subject.studio(client, title) : subject.client(client, title),
    paragraphs: studioAuthor ? paragraphs.studio(studioAuthor) : paragraphs.client,
    blocks: [
      ...(brief.delivery.isWishSooner ? [text(deliveryTexts.team.wish(brief.delivery))] : []),
      teamProjectButton(brief.projectId),
    ],
  })
}

/** Composes the team's mail about a question that only the team can answer, with a link to it. */
export function clientAskedMail(asked: {
  client: string
  title: string
  questionId: string
  question: string
}): MailContent {
  const { subject, preheader, paragraphs, button: label, ...words } = teamMails.clientAsked
  return composeMail({
    ...words,
    subject: subject(asked.title),
    preheader: preheader(asked.client),
    paragraphs: paragraphs(asked.client),
    blocks: [quotation(asked.question), button(label, `/team/leads/question/${asked.questionId}`)],
  })
}
