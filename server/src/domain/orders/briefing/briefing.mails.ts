import { projectMails, teamMails } from 'shared/messages/it/mails'
import type { Config } from '../../../config/env.ts'
import { button, heading, letter, quotation } from '../../../platform/mail/letter.ts'
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
  brief: { client: string; title: string; projectId: string },
): MailContent {
  const { subject, button: label, ...words } = teamMails.newBrief
  return letter({
    ...words,
    subject: subject(brief.client, brief.title),
    blocks: [button(label, `${publicUrl}/team/project/${brief.projectId}`)],
  })
}
