import { teamMails, visitorMails } from 'shared/messages/it/mails'
import type { Config } from '../../config/env.ts'
import { button, figures, heading, letter, quotation } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { LeadFields } from '../events/lead.events.ts'

type Links = Pick<Config, 'publicUrl'>

type LeadFigures = (readonly [string, string])[]

const fields = teamMails.newLead.fields

/** What was filled in, label by label. */
export function leadFiguresOf(lead: LeadFields): LeadFigures {
  const codes = ['name', 'email', 'phone', 'company', 'website', 'videoUrl', 'location', 'text'] as const
  return codes.flatMap(code => (lead[code] ? [[fields[code], lead[code]] as const] : []))
}

export function interviewReceivedMail({ publicUrl }: Links, interview: { contactName: string }): MailContent {
  const { button: label, ...words } = visitorMails.interviewReceived
  return letter({ ...words, name: interview.contactName, blocks: [button(label, `${publicUrl}/interviste`)] })
}

export function contactReceivedMail(contact: { name: string; message: string }): MailContent {
  const { copyTitle, ...words } = visitorMails.contactReceived
  return letter({ ...words, name: contact.name, blocks: [heading(copyTitle), quotation(contact.message)] })
}

export function newLeadMail(
  { publicUrl }: Links,
  lead: { path: string; kind: string; company: string; figures: LeadFigures },
): MailContent {
  const { subject, button: label, ...words } = teamMails.newLead
  const long = lead.figures.filter(([label]) => label === fields.text)
  const short = lead.figures.filter(([label]) => label !== fields.text)
  return letter({
    ...words,
    subject: subject(lead.kind, lead.company),
    blocks: [
      figures(short),
      ...long.map(([, words]) => quotation(words)),
      button(label, `${publicUrl}${lead.path}`),
    ],
  })
}
