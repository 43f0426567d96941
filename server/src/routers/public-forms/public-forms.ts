import { z } from 'shared/errors/zod'
import {
  applyForInterviewInput,
  contactInput,
  processAuditInput,
  processScriptInput,
  submitAuditInput,
  submitScriptInput,
} from 'shared/leads/leads.inputs'
import { applyForInterview, contact, submitAudit, submitScript } from '../../domain/leads/leads.service.ts'
import { waitForProcessing } from '../../domain/leads/processing.service.ts'
import { listPublicTestimonials } from '../../domain/testimonials/testimonials.service.ts'
import { publicProcedure, router, sameForAllProcedure } from '../../trpc/procedures.ts'
import { moment } from '../output.ts'

const saved = z.object({ id: z.string() })
const savedForProcessing = saved.extend({ processToken: z.string() })
const processing = z.object({ state: z.enum(['done', 'queued']) })

/** The free forms of the public site (public site, sections 5 and 7). All limited per address. */
export const publicFormsRouter = router({
  /** Saves a request for an audit, once per request id; the reading goes out by a job (decision 11). */
  submitAudit: publicProcedure
    .input(submitAuditInput)
    .output(savedForProcessing)
    .mutation(({ ctx, input }) => submitAudit(ctx.platform, ctx.address, input)),

  /** Waits for the audit's job, ten seconds at most; giving up loses nothing (decision 11). */
  processAudit: publicProcedure
    .input(processAuditInput)
    .output(processing)
    .mutation(({ ctx, input: { auditRequestId: id, processToken } }) =>
      waitForProcessing(ctx.platform, 'auditRequests', { id, processToken }, ctx.signal()),
    ),

  /** Saves a script to be improved, likewise. */
  submitScript: publicProcedure
    .input(submitScriptInput)
    .output(savedForProcessing)
    .mutation(({ ctx, input }) => submitScript(ctx.platform, ctx.address, input)),

  /** Waits for the script's job, likewise. */
  processScript: publicProcedure
    .input(processScriptInput)
    .output(processing)
    .mutation(({ ctx, input: { scriptRequestId: id, processToken } }) =>
      waitForProcessing(ctx.platform, 'scriptImprovementRequests', { id, processToken }, ctx.signal()),
    ),

  /** Saves an application for the interview format; applicant and managers are told (decision 12). */
  applyForInterview: publicProcedure
    .input(applyForInterviewInput)
    .output(saved)
    .mutation(({ ctx, input }) => applyForInterview(ctx.platform, ctx.address, input)),

  /** Saves a message of the contact page; sender and managers are told. */
  contact: publicProcedure
    .input(contactInput)
    .output(saved)
    .mutation(({ ctx, input }) => contact(ctx.platform, ctx.address, input)),

  /** The newest ten reviews whose authors agreed to publication (public site, section 7). */
  testimonials: sameForAllProcedure
    .output(
      z.array(
        z.object({
          id: z.string(),
          rating: z.int(),
          comment: z.string().nullable(),
          authorName: z.string(),
          company: z.string().nullable(),
          createdAt: moment(),
        }),
      ),
    )
    .query(({ ctx }) => listPublicTestimonials(ctx.platform)),
})
