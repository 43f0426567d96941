import type { AuditReport } from 'shared/audit-reading/audit-report'
import { auditReadingTexts } from 'shared/messages/it/audit-reading'
import { leadReceipts } from 'shared/messages/it/lead-receipts'
import type { Config } from '../../config/env.ts'
import { button, entries, figures, letter, quotation, subheading, text } from '../../platform/mail/letter.ts'
import type { MailContent } from '../../platform/mail/mail.ts'
import type { AuditRequest } from '../events/lead.events.ts'

const texts = leadReceipts.audit
const { goals, channels, sections } = auditReadingTexts

function understood({ company, videoUrl }: AuditRequest, report: AuditReport): [string, string][] {
  const shown = report.channels.map(channel => channels[channel]).join(', ')
  return [
    [texts.company, company],
    [texts.goal, goals[report.goal] || texts.unknownGoal],
    [texts.channels, shown || texts.unknownChannels],
    ...(videoUrl ? [[texts.videoUrl, videoUrl] as [string, string]] : []),
  ]
}

/** The first reading of a video, which says in every section that nobody has watched it. */
export function auditMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  audit: AuditRequest,
  report: AuditReport,
): MailContent {
  return letter({
    subject: texts.subject,
    preheader: texts.preheader,
    name: audit.firstName,
    blocks: [
      text(texts.writtenBy[report.writtenBy]),
      text(report.link),
      subheading(texts.understood),
      figures(understood(audit, report)),
      subheading(texts.reading),
      entries(
        report.sections.map(section => ({
          title: sections[section.code].title,
          lines: [
            [texts.finding, section.finding],
            [texts.advice, section.advice],
            [texts.unseen, section.unseen],
          ],
        })),
      ),
      text(texts.next),
      button(texts.button, `${publicUrl}/auth?mode=sign-up`),
      subheading(texts.copy),
      quotation(audit.description),
    ],
  })
}
