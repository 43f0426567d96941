import type { AuditReport } from 'shared/audit-reading/audit-report'
import { shorten } from 'shared/formats/shorten'
import { type LeadKind, leadPath } from 'shared/inbox/lead'
import { auditReadingTexts } from 'shared/messages/it/audit-reading'
import { inboxMails, inboxTexts } from 'shared/messages/it/inbox'
import { visitorMails } from 'shared/messages/it/mails'
import {
  button,
  composeMail,
  entries,
  figures,
  type MailContent,
  quotation,
  subheading,
  text,
  texts,
} from '../../platform/mail/mail.ts'
import type { AuditRequest, LeadEvents } from '../events/lead.events.ts'

const PREVIEW_LENGTH = 120
const blankLine = /\n\s*\n/

/** Composes the mail of a member's reply, with a copy of the lead's text. */
export function replyMail(reply: LeadEvents['lead.replied']): MailContent {
  return composeMail({
    subject: reply.subject,
    preheader: shorten(reply.text, PREVIEW_LENGTH),
    name: reply.name ?? undefined,
    blocks: [
      ...texts(reply.text.split(blankLine)),
      subheading(inboxMails.reply.copyTitle),
      quotation(reply.original),
    ],
  })
}

/** Composes the mail of a completed audit, for which someone watched the video. */
export function completeAuditMail(audit: AuditRequest, report: AuditReport): MailContent {
  const { reportTitle, button: label, ...mail } = visitorMails.auditComplete
  const words = inboxMails.complete
  return composeMail({
    ...mail,
    name: audit.firstName,
    blocks: [
      ...(audit.videoUrl ? [figures([[words.video, audit.videoUrl]])] : []),
      subheading(reportTitle),
      entries(
        report.sections.map(({ code, finding, advice }) => ({
          title: auditReadingTexts.sections[code].title,
          lines: [
            [inboxTexts.audit.finding, finding],
            [words.advice, advice],
          ],
        })),
      ),
      button(label, `/auth?mode=sign-up`),
    ],
  })
}

export function leadAssignedMail(lead: {
  kind: LeadKind
  id: string
  kindLabel: string
  who: string
}): MailContent {
  const { subject, button: label, ...words } = inboxMails.assigned
  return composeMail({
    ...words,
    subject: subject(lead.kindLabel, lead.who),
    blocks: [button(label, leadPath(lead.kind, lead.id))],
  })
}

/** Composes the invitation of a person without an account; the link allows choosing a password. */
export function invitationMail(guest: {
  name: string
  projectTitle: string
  token: string
  days: number
}): MailContent {
  const { subject, project, button: label, expiry, ...words } = inboxMails.invitation
  return composeMail({
    ...words,
    subject: subject(guest.projectTitle),
    name: guest.name,
    blocks: [
      text(project(guest.projectTitle)),
      button(label, `/reset-password#${guest.token}`),
      text(expiry(guest.days)),
    ],
  })
}

/** Composes the invitation of a person with an account. */
export function projectReadyMail(guest: {
  name: string
  projectTitle: string
  projectId: string
}): MailContent {
  const { subject, button: label, ...words } = inboxMails.projectReady
  return composeMail({
    ...words,
    subject: subject(guest.projectTitle),
    name: guest.name,
    blocks: [button(label, `/dashboard/briefing?project=${guest.projectId}`)],
  })
}
