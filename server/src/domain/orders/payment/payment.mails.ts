import { termsOf } from 'shared/catalogue/terms/published-terms'
import { dateTimeIt } from 'shared/formats/date-it'
import { documentNumber } from 'shared/formats/shorten'
import { euro } from 'shared/formats/units'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import { paymentTexts } from 'shared/messages/it/payment'
import { proposalMails } from 'shared/messages/it/proposals'
import type { OrderPrice } from 'shared/pricing/charge'
import type { Delivery } from 'shared/projects/delivery'
import type { Config } from '../../../config/env.ts'
import {
  button,
  composeMail,
  figures,
  heading,
  type MailBlock,
  type MailContent,
  quotation,
  subheading,
  text,
  texts,
} from '../../../platform/mail/mail.ts'
import type { OrderEvents } from '../../events/order.events.ts'
import { clientMail, teamProjectButton } from '../../projects/client-mail.service.ts'
import type { NamedProject } from '../../projects/clients.queries.ts'
import { invoicingOf } from '../invoices/invoice-lists.service.ts'
import { deliveryLine, priceFigures } from '../orders.mails.ts'

type Paid = Pick<OrderEvents['payment.paid'], 'instalment' | 'totalCents' | 'vatCents' | 'netCents'> &
  Pick<OrderEvents['payment.paid'], 'balanceCents' | 'paidAt' | 'termsVersion'> &
  NamedProject & { id: string; price: OrderPrice | null; delivery: Delivery }

const receiptWords = {
  deposit: projectMails.paymentReceipt,
  balance: projectMails.balanceReceipt,
  extra: proposalMails.extraReceipt,
}

const paidWords = {
  deposit: teamMails.paid,
  balance: teamMails.balancePaid,
  extra: proposalMails.extraPaid,
}

/** Composes the receipt with price, VAT and Terms; a courtesy copy with the figures of the payment. */
export function receiptMail(config: Pick<Config, 'seller' | 'vatRule'>, paid: Paid): MailContent {
  const words = projectMails.paymentReceipt
  const own = receiptWords[paid.instalment]
  const screen = paid.instalment === 'balance' ? 'downloads' : 'status'
  const total = euro(paid.totalCents, { decimals: 'always' })
  return composeMail({
    subject: own.subject(paid.title),
    preheader: own.preheader(total),
    blocks: [
      ...texts([...own.paragraphs, words.courtesy[invoicingOf({ config }) === 'on' ? 'invoiced' : 'alone']]),
      figures([
        [words.number, documentNumber(paid.id)],
        [words.paidAt, dateTimeIt(paid.paidAt)],
        [paymentTexts.rows.net, euro(paid.netCents, { decimals: 'always' })],
        [paymentTexts.rows.vat, euro(paid.vatCents, { decimals: 'always' })],
        [words.total, total],
      ]),
      ...orderBlocks(paid),
      subheading(words.termsTitle),
      { kind: 'list', items: [planOf(paid), deliveryLine(paid.delivery), ...words.terms] },
      ...(paid.instalment === 'deposit' ? [] : [text(words.termsVersion(paid.termsVersion))]),
      button(own.button, `/dashboard/${screen}?project=${paid.projectId}`),
      text(words.documents),
      button(words.documentsButton, `/dashboard/documents?project=${paid.projectId}`),
      ...(paid.instalment === 'deposit' ? wholeTerms(paid.termsVersion) : []),
    ],
  })
}

/**
 * Returns the order of a payment; empty for an extra, and with the rule `payment-screen`, whose amount is not part of a
 * quote.
 */
function orderBlocks({ instalment, price }: Paid): MailBlock[] {
  if (instalment === 'extra' || !price || price.rule === 'payment-screen') return []
  return [subheading(projectMails.paymentReceipt.order), priceFigures(price)]
}

/** Returns the full text of the accepted Terms. */
function wholeTerms(version: string): MailBlock[] {
  const sections = termsOf(version)?.sections ?? []
  return [
    heading(projectMails.paymentReceipt.termsVersion(version)),
    ...sections.flatMap(({ title, paragraphs }) => [subheading(title), ...texts(paragraphs)]),
  ]
}

/** Describes the paid part of the price and the remainder. */
function planOf({ instalment, balanceCents }: Pick<Paid, 'instalment' | 'balanceCents'>): string {
  const { plan } = projectMails.paymentReceipt
  if (instalment === 'extra') return proposalMails.extraReceipt.plan
  if (instalment === 'balance') return plan.balance
  return balanceCents > 0 ? plan.rest(euro(balanceCents, { decimals: 'always' })) : plan.whole
}

/** Composes the client's mail about a balance that is due, with the reason. */
export function balanceDueMail(due: NamedProject & OrderEvents['balance.due']): MailContent {
  const total = euro(due.totalCents)
  const words = { ...projectMails.balanceDue, preheader: projectMails.balanceDue.preheader(total) }
  return clientMail(due, words, 'payment', [text(words.text[due.because](due.title, total))])
}

export function paidTeamMail(
  paid: Pick<Paid, 'instalment' | 'title' | 'projectId' | 'totalCents'> & { client: string },
): MailContent {
  const { subject, preheader, ...words } = paidWords[paid.instalment]
  return composeMail({
    ...words,
    subject: subject(paid.client, paid.title),
    preheader: preheader(euro(paid.totalCents)),
    blocks: [teamProjectButton(paid.projectId)],
  })
}

export function refundedMail(paid: NamedProject & { totalCents: number }): MailContent {
  const total = euro(paid.totalCents)
  const words = { ...projectMails.refunded, preheader: projectMails.refunded.preheader(total) }
  return clientMail(paid, words, 'documents', [text(words.text(paid.title, total))])
}

/** Composes the client's confirmation of a refund request, with the time limit of the answer. */
export function refundAskedMail(project: NamedProject): MailContent {
  const words = projectMails.refundAsked
  return clientMail(project, words, 'payment', [text(words.text(project.title))])
}

/** Composes the managers' mail about a refund request, with its reason. */
export function refundAskedTeamMail({
  title,
  projectId,
  totalCents,
  reason,
}: OrderEvents['refund.requested'] & { title: string }): MailContent {
  const words = teamMails.refundAsked
  return composeMail({
    subject: words.subject(title),
    preheader: words.preheader(euro(totalCents)),
    blocks: [...texts(words.paragraphs), quotation(reason), teamProjectButton(projectId)],
  })
}
