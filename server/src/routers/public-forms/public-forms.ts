import { z } from 'shared/errors/zod'
import { processAuditInput, submitAuditInput } from 'shared/inbox/audit.inputs'
import { contactInput } from 'shared/inbox/contact.inputs'
import { applyForInterviewInput } from 'shared/inbox/interview.inputs'
import { processScriptInput, submitScriptInput } from 'shared/inbox/script.inputs'
import {
  applyForInterview,
  contact,
  submitAudit,
  submitScript,
  waitForProcessing,
} from '../../domain/inbox/submissions.service.ts'
import { listPublicTestimonials } from '../../domain/testimonials/testimonials.service.ts'
import { cacheablePublicProcedure, publicProcedure, router } from '../../trpc/procedures.ts'
import { isoDate } from '../output.ts'

const saved = z.object({ id: z.string() })
const savedForProcessing = saved.extend({ processToken: z.string() })
const processing = z.object({ state: z.enum(['done', 'queued']) })

const formProcedure = publicProcedure.meta({ errors: ['REQUEST_ID_REUSED'], limits: ['publicForm'] })

const testimonial = z.object({
  id: z.string(),
  rating: z.int(),
  comment: z.string().nullable(),
  authorName: z.string(),
  company: z.string().nullable(),
  createdAt: isoDate(),
})

/** Free forms of the public site (docs/decisions/saved-requests.md), rate-limited by address. */
export const publicFormsRouter = router({
  /** Saves an audit request, once per request id; a job sends the report (docs/decisions/saved-requests.md). */
  submitAudit: formProcedure
    .input(submitAuditInput)
    .output(savedForProcessing)
    .mutation(({ ctx, input }) => submitAudit(ctx.platform, ctx.address, input)),

  /**
   * Waits for the audit's job, at most ten seconds; a timeout does not cancel it (docs/decisions/saved-requests.md).
   */
  processAudit: publicProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(processAuditInput)
    .output(processing)
    .mutation(({ ctx, input: { auditRequestId: id, processToken } }) =>
      waitForProcessing(ctx.platform, 'auditRequests', { id, processToken }, ctx.signal()),
    ),

  /** Saves a script to improve, once per request id. */
  submitScript: formProcedure
    .input(submitScriptInput)
    .output(savedForProcessing)
    .mutation(({ ctx, input }) => submitScript(ctx.platform, ctx.address, input)),

  /** Waits for the script's job, at most ten seconds. */
  processScript: publicProcedure
    .meta({ errors: ['NOT_FOUND'] })
    .input(processScriptInput)
    .output(processing)
    .mutation(({ ctx, input: { scriptRequestId: id, processToken } }) =>
      waitForProcessing(ctx.platform, 'scriptImprovementRequests', { id, processToken }, ctx.signal()),
    ),

  /**
   * Saves an application for the interview format; notifies applicant and managers
   * (docs/decisions/interview-and-contact.md).
   */
  applyForInterview: formProcedure
    .input(applyForInterviewInput)
    .output(saved)
    .mutation(({ ctx, input }) => applyForInterview(ctx.platform, ctx.address, input)),

  /** Saves a message of the contact page; notifies sender and managers. */
  contact: formProcedure
    .input(contactInput)
    .output(saved)
    .mutation(({ ctx, input }) => contact(ctx.platform, ctx.address, input)),

  /** Lists the newest ten testimonials whose authors agreed to publication (docs/decisions/testimonials.md). */
  testimonials: cacheablePublicProcedure
    .output(z.array(testimonial))
    .query(({ ctx }) => listPublicTestimonials(ctx.platform)),
})
