import { projectMails, teamMails } from 'shared/messages/it/mails'
import type { Config } from '../../config/env.ts'
import { button, heading, letter, quotation, texts } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>

export function briefReceivedMail(
  { publicUrl }: Links,
  brief: { fullName: string; title: string; projectId: string; summary: string },
): MailContent {
  const { subject, preheader, paragraphs, summaryTitle, button: label } = projectMails.briefReceived
  return letter({
    subject: subject(brief.title),
    preheader,
    name: brief.fullName,
    blocks: [
      ...texts(paragraphs),
      heading(summaryTitle),
      quotation(brief.summary),
      button(label, `${publicUrl}/dashboard/quote?project=${brief.projectId}`),
    ],
  })
}

export function newBriefMail(
  { publicUrl }: Links,
  brief: { client: string; title: string; projectId: string },
): MailContent {
  const { subject, preheader, paragraphs, button: label } = teamMails.newBrief
  return letter({
    subject: subject(brief.client, brief.title),
    preheader,
    blocks: [...texts(paragraphs), button(label, `${publicUrl}/team/project/${brief.projectId}`)],
  })
}
