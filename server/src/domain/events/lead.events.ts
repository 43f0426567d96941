import type { AuditReport, VideoAuditInput } from 'shared/audit-reading/audit-report'
import type { LeadKind, LeadState } from 'shared/inbox/lead'
import type { ScriptInput, ScriptReport } from 'shared/script-improvement/script-report'

interface OfLead {
  kind: LeadKind
  id: string
}

/** Assignee of a request, who sees it besides the managers. */
interface Assigned extends OfLead {
  assigneeId: string | null
}

/** An act that may move the request on. */
interface Handled extends Assigned {
  from: LeadState
  to: LeadState
}

/** A form of the site was filled in; `teamOnly` says that the address has had its mails of the day. */
interface Received {
  email: string
  teamOnly: boolean
}

interface OfPerson {
  id: string
  firstName: string
  lastName: string
  email: string
}

export interface AuditRequest extends OfPerson, VideoAuditInput {}

export interface ScriptRequest extends OfPerson, ScriptInput {}

/** Fields of a request's form. */
export interface LeadFields {
  name: string | null
  email: string | null
  phone: string | null
  company: string | null
  website: string | null
  videoUrl: string | null
  location: string | null
  text: string
}

/** Events of requests, from the site's forms and for refunds. */
export interface LeadEvents {
  'interview.received': Received & { contactName: string }
  'contact.received': Received & { name: string; message: string }
  'audit.written': { request: AuditRequest; report: AuditReport; teamOnly: boolean }
  'script.written': { request: ScriptRequest; report: ScriptReport; teamOnly: boolean }
  'lead.arrived': OfLead & { fields: LeadFields }
  'lead.overdue': Assigned & { fields: Pick<LeadFields, 'company' | 'name'> }
  'lead.state-set': Handled
  /** The members' ids; null where nobody has it. */
  'lead.assigned': Handled & {
    before: string | null
    member: { fullName: string } | null
    fields: Pick<LeadFields, 'company' | 'name'>
  }
  'lead.replied': Handled & {
    email: string
    name: string | null
    subject: string
    text: string
    original: string
    /** The project that the request came from or led to. */
    projectId: string | null
  }
  'lead.report-saved': Assigned
  'lead.report-sent': Handled & { request: AuditRequest; report: AuditReport }
  'lead.invited': Handled & {
    guest: { userId: string; email: string; name: string }
    project: { id: string; title: string }
    /** With which somebody without an account chooses a password, and for how many days. */
    token: string | null
    validDays: number
  }
}
