import type { AuditReport } from 'shared/audit-reading/audit-report'
import type { InvitableKind } from 'shared/leads/lead'
import { news } from 'shared/messages/it/news'
import { teamTexts } from 'shared/messages/it/team'
import type { ScriptReport } from 'shared/script-improvement/script-report'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/notifications.service.ts'
import { managersToTell } from '../team/addressees.service.ts'
import { type AuditRequest, auditMail } from './audit.mails.ts'
import { leadPath } from './lead-audience.service.ts'
import {
  contactReceivedMail,
  interviewReceivedMail,
  type LeadFigures,
  leadFields,
  newLeadMail,
} from './leads.mails.ts'
import { type ScriptRequest, scriptMail } from './script.mails.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

/** Sends the first reading to the visitor and tells the team. */
export async function tellAudit(
  ports: Ports,
  work: Work,
  audit: AuditRequest,
  report: AuditReport,
): Promise<void> {
  await sendMail(work, audit.email, auditMail(ports.config, audit, report))
  await tellManagers(ports, work, { kind: 'audit', id: audit.id }, audit.company, [
    [leadFields.name, `${audit.firstName} ${audit.lastName}`],
    [leadFields.email, audit.email],
    [leadFields.company, audit.company],
    ...optional(leadFields.videoUrl, audit.videoUrl),
    [leadFields.text, audit.description],
  ])
}

/** Sends the improved script to the visitor and tells the team. */
export async function tellScript(
  ports: Ports,
  work: Work,
  script: ScriptRequest,
  report: ScriptReport,
): Promise<void> {
  await sendMail(work, script.email, scriptMail(ports.config, script, report))
  await tellManagers(ports, work, { kind: 'script', id: script.id }, script.company, [
    [leadFields.name, `${script.firstName} ${script.lastName}`],
    [leadFields.email, script.email],
    [leadFields.company, script.company],
    ...optional(leadFields.website, script.website),
    [leadFields.text, script.originalScript],
  ])
}

/** Tells applicant and team about an interview application. */
export async function tellInterview(
  ports: Ports,
  work: Work,
  interview: {
    id: string
    companyName: string
    contactName: string
    email: string
    location: string
    motivation: string
  },
): Promise<void> {
  await sendMail(work, interview.email, interviewReceivedMail(ports.config, interview))
  await tellManagers(ports, work, { kind: 'interview', id: interview.id }, interview.companyName, [
    [leadFields.name, interview.contactName],
    [leadFields.email, interview.email],
    [leadFields.company, interview.companyName],
    [leadFields.location, interview.location],
    [leadFields.text, interview.motivation],
  ])
}

/** Tells sender and team about a message of the contact page. */
export async function tellContact(
  ports: Ports,
  work: Work,
  contact: { id: string; name: string; email: string; company: string | null; message: string },
): Promise<void> {
  await sendMail(work, contact.email, contactReceivedMail(contact))
  await tellManagers(ports, work, { kind: 'contact', id: contact.id }, contact.company ?? contact.name, [
    [leadFields.name, contact.name],
    [leadFields.email, contact.email],
    ...optional(leadFields.company, contact.company),
    [leadFields.text, contact.message],
  ])
}

async function tellManagers(
  ports: Ports,
  work: Work,
  { kind, id }: { kind: InvitableKind; id: string },
  company: string,
  figures: LeadFigures,
): Promise<void> {
  const managers = await managersToTell(ports, work)
  const kindLabel = teamTexts.leads.kinds[kind]
  await notify(
    work,
    ports.clock,
    managers.map(manager => manager.userId),
    {
      title: news.newLead.title,
      message: news.newLead.message(kindLabel, company),
      type: 'info',
      link: leadPath(kind, id),
    },
  )
  const mail = newLeadMail(ports.config, { path: leadPath(kind, id), kind: kindLabel, company, figures })
  for (const email of leadAddresses(ports, managers)) await sendMail(work, email, mail)
}

/** The managers; while there is none yet, the founder's address. */
function leadAddresses({ config }: Ports, managers: { email: string }[]): string[] {
  if (managers.length > 0) return managers.map(manager => manager.email)
  return config.founderEmail ? [config.founderEmail] : []
}

const optional = (label: string, value: string | null): LeadFigures => (value ? [[label, value]] : [])
