import { teamMails, visitorMails } from 'shared/messages/it/mails'
import type { Config } from '../../config/env.ts'
import { button, figures, heading, letter, quotation, texts } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { LeadDetail } from './inbox.repository.ts'

type Links = Pick<Config, 'publicUrl'>

type LeadFigures = (readonly [string, string])[]

const fields = teamMails.newLead.fields

/** What was filled in, label by label. */
export function leadFiguresOf(lead: LeadDetail): LeadFigures {
  const codes = ['name', 'email', 'phone', 'company', 'website', 'videoUrl', 'location', 'text'] as const
  return codes.flatMap(code => (lead[code] ? [[fields[code], lead[code]] as const] : []))
}

export function interviewReceivedMail({ publicUrl }: Links, interview: { contactName: string }): MailContent {
  const { subject, preheader, paragraphs, button: label } = visitorMails.interviewReceived
  return letter({
    subject,
    preheader,
    name: interview.contactName,
    blocks: [...texts(paragraphs), button(label, `${publicUrl}/interviste`)],
  })
}

export function contactReceivedMail(contact: { name: string; message: string }): MailContent {
  const { subject, preheader, paragraphs, copyTitle } = visitorMails.contactReceived
  return letter({
    subject,
    preheader,
    name: contact.name,
    blocks: [...texts(paragraphs), heading(copyTitle), quotation(contact.message)],
  })
}

export function newLeadMail(
  { publicUrl }: Links,
  lead: { path: string; kind: string; company: string; figures: LeadFigures },
): MailContent {
  const { subject, preheader, paragraphs, button: label } = teamMails.newLead
  const long = lead.figures.filter(([label]) => label === fields.text)
  const short = lead.figures.filter(([label]) => label !== fields.text)
  return letter({
    subject: subject(lead.kind, lead.company),
    preheader,
    blocks: [
      ...texts(paragraphs),
      figures(short),
      ...long.map(([, words]) => quotation(words)),
      button(label, `${publicUrl}${lead.path}`),
    ],
  })
}
