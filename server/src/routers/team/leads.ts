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
import { managerProcedure, router, teamProcedure } from '../../trpc/procedures.ts'
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
 * The requests inbox. Who may read it is nowhere specified: requests are contacts of strangers, so managers see and
 * do everything, and another member sees and answers what a manager has assigned to them.
 */
export const teamLeadsRouter = router({
  /** Lists visible requests, newest first, filtered by kind, state and assignee. */
  list: teamProcedure
    .input(listLeadsInput.prefault({}))
    .output(page(listed))
    .query(({ ctx, input }) => listInbox(ctx.platform, ctx.actor, input)),

  /** Of what the member sees; a hundred stands for a hundred or more. */
  counts: teamProcedure
    .output(z.object({ new: z.int(), inProgress: z.int(), late: z.int() }))
    .query(({ ctx }) => countInbox(ctx.platform, ctx.actor)),

  /** Phone numbers of accounts and payments are for managers; to others they are empty. */
  get: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(getLeadInput)
    .output(detailed)
    .query(({ ctx, input }) => getLead(ctx.platform, ctx.actor, input.kind, input.id)),

  /** Any of the four, freely. */
  setState: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(setLeadStateInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => setLeadState(ctx.platform, ctx.actor, input)),

  /** Assigns a request and notifies the assignee; a new request becomes in progress. */
  assign: managerProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(assignLeadInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => assignLead(ctx.platform, ctx.actor, input)),

  /** By mail to whoever has written; the request counts as answered. */
  reply: teamProcedure
    .meta({ errors: ['NOT_FOUND'], limits: ['saving'] })
    .input(replyToLeadInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => replyToLead(ctx.platform, ctx.actor, input)),

  /** Completes an audit; `sent` says whether 'Audit completo' went out with it (docs/decisions/audit-reading.md). */
  updateReport: teamProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(updateReportInput)
    .output(z.object({ sent: z.boolean() }))
    .mutation(({ ctx, input }) => updateReport(ctx.platform, ctx.actor, input)),

  /** From request to client with a project, once; null stands for a project that its client has removed. */
  invite: managerProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(inviteLeadInput)
    .output(z.object({ projectId: z.string().nullable() }))
    .mutation(({ ctx, input }) => inviteLead(ctx.platform, ctx.actor, input)),
})
