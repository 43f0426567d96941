import type { AuditReport, VideoAuditInput } from 'shared/audit-reading/audit-report'
import type { LeadKind, LeadState } from 'shared/inbox/lead'
import type { ScriptInput, ScriptReport } from 'shared/script-improvement/script-report'

interface OfLead {
  kind: LeadKind
  id: string
}

/** Assignee of a lead, who sees it in addition to the managers. */
interface Assigned extends OfLead {
  assigneeId: string | null
}

/** Act that may change the state of the lead. */
interface Handled extends Assigned {
  from: LeadState
  to: LeadState
}

/** Form of the site; `teamOnly` if the address has used up its mails of the day. */
interface Received {
  email: string
  teamOnly: boolean
}

interface OfPerson {
  id: string
  firstName: string
  email: string
}

export interface AuditRequest extends OfPerson, VideoAuditInput {}

export interface ScriptRequest extends OfPerson, ScriptInput {}

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

/** Events of leads, from the site's forms and from refund requests. */
export interface LeadEvents {
  'interview.received': Received & { contactName: string }
  'contact.received': Received & { name: string; message: string }
  'audit.written': { request: AuditRequest; report: AuditReport; teamOnly: boolean }
  'script.written': { request: ScriptRequest; report: ScriptReport; teamOnly: boolean }
  'lead.arrived': OfLead & { fields: LeadFields }
  'lead.overdue': Assigned & { fields: Pick<LeadFields, 'company' | 'name'> }
  'lead.state-set': Handled
  /** Member ids; null if unassigned. */
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
    /** Project that the lead came from or led to. */
    projectId: string | null
  }
  'lead.report-saved': Assigned
  'lead.report-sent': Handled & { request: AuditRequest; report: AuditReport }
  'lead.invited': Handled & {
    guest: { userId: string; email: string; name: string }
    project: { id: string; title: string }
    /** Token by which a person without an account chooses a password; valid for `validDays`. */
    token: string | null
    validDays: number
  }
}
