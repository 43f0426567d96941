import { deliveryTexts } from 'shared/messages/it/delivery'
import { projectMails, teamMails } from 'shared/messages/it/mails'
import type { Delivery } from 'shared/projects/delivery'
import type { Config } from '../../../config/env.ts'
import { button, heading, letter, quotation, text } from '../../../platform/mail/letter.ts'
import type { MailContent } from '../../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>

export function briefReceivedMail(
  { publicUrl }: Links,
  brief: { fullName: string; title: string; projectId: string; summary: string },
): MailContent {
  const { subject, summaryTitle, button: label, ...words } = projectMails.briefReceived
  return letter({
    ...words,
    subject: subject(brief.title),
    name: brief.fullName,
    blocks: [
      heading(summaryTitle),
      quotation(brief.summary),
      button(label, `${publicUrl}/dashboard/quote?project=${brief.projectId}`),
    ],
  })
}

export function newBriefMail(
  { publicUrl }: Links,
  brief: { client: string; title: string; projectId: string; delivery: Delivery },
): MailContent {
  const { subject, button: label, ...words } = teamMails.newBrief
  return letter({
    ...words,
    subject: subject(brief.client, brief.title),
    blocks: [
      ...(brief.delivery.isWishSooner ? [text(deliveryTexts.team.wish(brief.delivery))] : []),
      button(label, `${publicUrl}/team/project/${brief.projectId}`),
    ],
  })
}

/** To the team: a question of the briefing that only people can answer, with the place where they do. */
export function clientAskedMail(
  { publicUrl }: Links,
  asked: { client: string; title: string; questionId: string; question: string },
): MailContent {
  const { subject, preheader, paragraphs, button: label, ...words } = teamMails.clientAsked
  return letter({
    ...words,
    subject: subject(asked.title),
    preheader: preheader(asked.client),
    paragraphs: paragraphs(asked.client),
    blocks: [
      quotation(asked.question),
      button(label, `${publicUrl}/team/leads/question/${asked.questionId}`),
    ],
  })
}
