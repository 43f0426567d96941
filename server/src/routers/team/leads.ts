import { auditReport } from 'shared/audit-reading/audit-report'
import { z } from 'shared/errors/zod'
import { leadKinds, leadStates } from 'shared/inbox/lead'
import {
  assignLeadInput,
  getLeadInput,
  inviteLeadInput,
  listLeadsInput,
  replyToLeadInput,
  setLeadStateInput,
  updateReportInput,
} from 'shared/inbox/leads.inputs'
import { scriptReport } from 'shared/script-improvement/script-report'
import { countInbox, getLead, inviteLead, listInbox } from '../../domain/inbox/inbox.service.ts'
import {
  assignLead,
  replyToLead,
  setLeadState,
  updateReport,
} from '../../domain/inbox/lead-handling.service.ts'
import { managerRowProcedure, router, teamProcedure, teamRowProcedure } from '../../trpc/procedures.ts'
import { act, isoDate, page, voidOutput } from '../output.ts'

const handled = {
  kind: z.enum(leadKinds),
  id: z.string(),
  state: z.enum(leadStates),
  createdAt: isoDate(),
  answeredAt: isoDate().nullable(),
  name: z.string().nullable(),
  company: z.string().nullable(),
}

const listed = z.object({ ...handled, excerpt: z.string(), assigneeName: z.string().nullable() })

const detailed = z.object({
  ...handled,
  closedAt: isoDate().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  location: z.string().nullable(),
  website: z.string().nullable(),
  videoUrl: z.string().nullable(),
  text: z.string(),
  projectText: z.string().nullable(),
  hasMarketing: z.boolean(),
  assignee: z.object({ id: z.string(), fullName: z.string() }).nullable(),
  project: z.object({ id: z.string(), title: z.string() }).nullable(),
  invitedAt: isoDate().nullable(),
  audit: auditReport.nullable(),
  firstAudit: auditReport.nullable(),
  completeSentAt: isoDate().nullable(),
  reportSavedAt: isoDate().nullable(),
  script: scriptReport.nullable(),
  payment: z.object({ totalCents: z.int(), status: z.string(), paidAt: isoDate().nullable() }).nullable(),
  replies: z.array(
    z.object({
      id: z.string(),
      authorName: z.string(),
      subject: z.string(),
      text: z.string(),
      createdAt: isoDate(),
    }),
  ),
  history: z.array(act),
})

/**
 * Leads inbox. The specification does not say who may read it. Leads contain contacts of strangers, so managers see
 * all; other members see and answer those assigned to them.
 */
export const teamLeadsRouter = router({
  /** Lists visible leads, newest first, filtered by kind, state and assignee. */
  list: teamProcedure
    .input(listLeadsInput.prefault({}))
    .output(page(listed))
    .query(({ ctx, input }) => listInbox(ctx.platform, ctx.actor, input)),

  /** Counts the leads that the member may see; 100 means 100 or more. */
  counts: teamProcedure
    .output(z.object({ new: z.int(), inProgress: z.int(), late: z.int() }))
    .query(({ ctx }) => countInbox(ctx.platform, ctx.actor)),

  /** Returns a lead. Phone number, accounts and payments are for managers and empty for others. */
  get: teamRowProcedure
    .input(getLeadInput)
    .output(detailed)
    .query(({ ctx, input }) => getLead(ctx.platform, ctx.actor, input.kind, input.id)),

  /** Sets any of the four states. */
  setState: teamRowProcedure
    .input(setLeadStateInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => setLeadState(ctx.platform, ctx.actor, input)),

  /** Assigns a lead and notifies the assignee; a new lead becomes in progress. */
  assign: managerRowProcedure
    .input(assignLeadInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => assignLead(ctx.platform, ctx.actor, input)),

  /** Mails a reply to the sender; the lead counts as answered. */
  reply: teamRowProcedure
    .meta({ errors: ['REQUEST_ID_REUSED'], limits: ['saving'] })
    .input(replyToLeadInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => replyToLead(ctx.platform, ctx.actor, input)),

  /** Completes an audit; `sent` tells whether 'Audit completo' was mailed (docs/decisions/audit-reading.md). */
  updateReport: teamRowProcedure
    .meta({ errors: ['REPORT_CHANGED'] })
    .input(updateReportInput)
    .output(z.object({ sent: z.boolean(), savedAt: isoDate() }))
    .mutation(({ ctx, input }) => updateReport(ctx.platform, ctx.actor, input)),

  /** Makes a client with a project of a lead, once; null if the client has deleted the project. */
  invite: managerRowProcedure
    .input(inviteLeadInput)
    .output(z.object({ projectId: z.string().nullable() }))
    .mutation(({ ctx, input }) => inviteLead(ctx.platform, ctx.actor, input)),
})
