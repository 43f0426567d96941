import { leadReceipts } from 'shared/messages/it/lead-receipts'
import { teamMails, visitorMails } from 'shared/messages/it/mails'
import type { Config } from '../../config/env.ts'
import { button, figures, heading, letter, quotation, text, texts } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'

type Links = Pick<Config, 'publicUrl'>

export interface AuditRequest {
  id: string
  firstName: string
  lastName: string
  email: string
  company: string
  description: string
  videoUrl: string | null
}

export interface ScriptRequest {
  id: string
  firstName: string
  lastName: string
  email: string
  company: string
  website: string | null
  originalScript: string
  projectDescription: string | null
}

export type LeadFigures = (readonly [string, string])[]

export const leadFields = teamMails.newLead.fields

export function auditReceivedMail({ publicUrl }: Links, audit: AuditRequest): MailContent {
  const { subject, preheader, paragraphs, noVideo, copy } = leadReceipts.audit
  return letter({
    subject,
    preheader,
    name: audit.firstName,
    blocks: [
      ...texts(paragraphs),
      ...(audit.videoUrl ? [figures([[leadFields.videoUrl, audit.videoUrl]])] : [text(noVideo)]),
      heading(copy),
      quotation(audit.description),
      button(visitorMails.auditReceived.button, `${publicUrl}/auth?mode=sign-up`),
    ],
  })
}

export function scriptReceivedMail({ publicUrl }: Links, script: ScriptRequest): MailContent {
  const { subject, preheader, paragraphs, copy } = leadReceipts.script
  return letter({
    subject,
    preheader,
    name: script.firstName,
    blocks: [
      ...texts(paragraphs),
      heading(copy),
      quotation(script.originalScript),
      button(visitorMails.scriptReady.button, `${publicUrl}/auth?mode=sign-up`),
    ],
  })
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
  lead: { kind: string; company: string; figures: LeadFigures },
): MailContent {
  const { subject, preheader, paragraphs, button: label } = teamMails.newLead
  const long = lead.figures.filter(([label]) => label === leadFields.text)
  const short = lead.figures.filter(([label]) => label !== leadFields.text)
  return letter({
    subject: subject(lead.kind, lead.company),
    preheader,
    blocks: [
      ...texts(paragraphs),
      figures(short),
      ...long.map(([, words]) => quotation(words)),
      button(label, `${publicUrl}/team/projects`),
    ],
  })
}
