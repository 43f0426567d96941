import type { AuditReport } from 'shared/audit-reading/audit-report'
import { clockOf, durationIt } from 'shared/formats/units'
import { auditReadingTexts } from 'shared/messages/it/audit-reading'
import { leadFields } from 'shared/messages/it/inbox'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import { teamMails, visitorMails } from 'shared/messages/it/mails'
import type { ScriptReport } from 'shared/script-improvement/script-report'
import {
  button,
  comparison,
  composeMail,
  entries,
  type Figures,
  figures,
  list,
  type MailBlock,
  type MailContent,
  quotation,
  sheet,
  subheading,
  text,
} from '../../platform/mail/mail.ts'
import type { AuditRequest, LeadFields, ScriptRequest } from '../events/lead.events.ts'

const auditTexts = leadReceipts.audit
const { goals, channels, sections } = auditReadingTexts

function understood({ company, videoUrl }: AuditRequest, report: AuditReport): Figures {
  const shown = report.channels.map(channel => channels[channel]).join(', ')
  return [
    [auditTexts.company, company],
    [auditTexts.goal, goals[report.goal] || auditTexts.unknownGoal],
    [auditTexts.channels, shown || auditTexts.unknownChannels],
    ...(videoUrl ? [[auditTexts.videoUrl, videoUrl] as const] : []),
  ]
}

/** Composes the mail of the first audit report; each section states that nobody has watched the video. */
export function auditMail(audit: AuditRequest, report: AuditReport): MailContent {
  return composeMail({
    subject: auditTexts.subject,
    preheader: auditTexts.preheader,
    name: audit.firstName,
    blocks: [
      text(auditTexts.writtenBy[report.writtenBy]),
      text(report.link),
      subheading(auditTexts.understood),
      figures(understood(audit, report)),
      subheading(auditTexts.reading),
      entries(
        report.sections.map(section => ({
          title: sections[section.code].title,
          lines: [
            [auditTexts.finding, section.finding],
            [auditTexts.advice, section.advice],
            [auditTexts.unseen, section.unseen],
          ],
        })),
      ),
      text(auditTexts.next),
      button(auditTexts.button, `/auth?mode=sign-up`),
      subheading(auditTexts.copy),
      quotation(audit.description),
    ],
  })
}

const scriptTexts = leadReceipts.script

const MAX_CHANGES = 25

function introduction({ outcome, writtenBy }: ScriptReport): string {
  if (outcome === 'kept') return scriptTexts.kept
  return outcome === 'not-italian' ? scriptTexts.notItalian : scriptTexts.writtenBy[writtenBy]
}

function figuresBlock({ outcome, before, after }: ScriptReport): MailBlock {
  const isChanged = outcome === 'improved'
  const row = (label: string, show: (figures: ScriptReport['before']) => string): [string, ...string[]] =>
    isChanged ? [label, show(before), show(after)] : [label, show(after)]
  return comparison(isChanged ? [scriptTexts.before, scriptTexts.after] : [scriptTexts.now], [
    row(scriptTexts.readability, figures => String(figures.readability ?? 0)),
    row(scriptTexts.spoken, figures => durationIt(figures.seconds)),
    row(scriptTexts.words, figures => String(figures.words)),
    row(scriptTexts.sentences, figures => String(figures.sentences)),
  ])
}

const scenesBlock = ({ scenes }: ScriptReport): MailBlock =>
  entries(
    scenes.map(({ fromSeconds, toSeconds, said, seen }, at) => ({
      title: scriptTexts.scene(at + 1, clockOf(fromSeconds), clockOf(toSeconds)),
      lines: [
        [scriptTexts.said, said],
        [scriptTexts.seen, seen],
      ],
    })),
  )

function changesBlocks({ changes }: ScriptReport): MailBlock[] {
  if (changes.length === 0) return []
  const more = changes.length - MAX_CHANGES
  return [
    subheading(scriptTexts.changes),
    entries(
      changes.slice(0, MAX_CHANGES).map(({ before, after, why }, at) => ({
        title: scriptTexts.change(at + 1),
        lines: [
          [scriptTexts.before, before || scriptTexts.added],
          [scriptTexts.after, after || scriptTexts.removed],
          [scriptTexts.why, why],
        ],
      })),
    ),
    ...(more > 0 ? [text(scriptTexts.moreChanges(more))] : []),
  ]
}

/** Composes the mail of an improved script with scenes, figures and the reason of every change. */
export function scriptMail(script: ScriptRequest, report: ScriptReport): MailContent {
  return composeMail({
    subject: scriptTexts.subject,
    preheader: scriptTexts.preheader[report.outcome],
    name: script.firstName,
    blocks: [
      text(introduction(report)),
      subheading(scriptTexts.script),
      sheet(report.script),
      ...(report.notes.length > 0 ? [subheading(scriptTexts.notes), list(report.notes)] : []),
      subheading(scriptTexts.figures),
      figuresBlock(report),
      subheading(scriptTexts.scenes),
      text(scriptTexts.scenesHint),
      scenesBlock(report),
      ...changesBlocks(report),
      text(scriptTexts.next),
      button(scriptTexts.button, `/auth?mode=sign-up`),
      subheading(scriptTexts.copy),
      quotation(script.originalScript),
    ],
  })
}

const fields = { ...leadFields, text: teamMails.newLead.text }

/** Returns the filled fields with their labels. */
export function leadFiguresOf(lead: LeadFields): Figures {
  const codes = ['name', 'email', 'phone', 'company', 'website', 'videoUrl', 'location', 'text'] as const
  return codes.flatMap(code => (lead[code] ? [[fields[code], lead[code]] as const] : []))
}

export function interviewReceivedMail(interview: { contactName: string }): MailContent {
  const { button: label, ...words } = visitorMails.interviewReceived
  return composeMail({ ...words, name: interview.contactName, blocks: [button(label, `/interviste`)] })
}

export function contactReceivedMail(contact: { name: string; message: string }): MailContent {
  const { copyTitle, ...words } = visitorMails.contactReceived
  return composeMail({
    ...words,
    name: contact.name,
    blocks: [subheading(copyTitle), quotation(contact.message)],
  })
}

export function newLeadMail(lead: {
  path: string
  kind: string
  company: string
  figures: Figures
}): MailContent {
  const { subject, button: label, ...words } = teamMails.newLead
  const long = lead.figures.filter(([label]) => label === fields.text)
  const short = lead.figures.filter(([label]) => label !== fields.text)
  return composeMail({
    ...words,
    subject: subject(lead.kind, lead.company),
    blocks: [figures(short), ...long.map(([, words]) => quotation(words)), button(label, lead.path)],
  })
}
