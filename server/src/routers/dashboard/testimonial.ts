import { z } from 'shared/errors/zod'
import { submitTestimonialInput } from 'shared/testimonials/testimonials.inputs'
import { listMine, submitTestimonial } from '../../domain/testimonials/testimonials.service.ts'
import { clientProcedure, router } from '../../trpc/procedures.ts'
import { isoDate } from '../output.ts'

const own = z.object({
  id: z.string(),
  projectId: z.string().nullable(),
  rating: z.int(),
  comment: z.string().nullable(),
  publicConsent: z.boolean(),
  createdAt: isoDate(),
})

export const testimonialRouter = router({
  /** Saves a testimonial; a second one for the same project replaces the first. */
  submit: clientProcedure('review')
    .meta({ limits: ['saving'] })
    .input(submitTestimonialInput)
    .output(z.object({ id: z.string() }))
    .mutation(({ ctx, input }) => submitTestimonial(ctx.platform, ctx.user, input)),

  /** Lists the caller's testimonials, newest first. */
  mine: clientProcedure('account')
    .output(z.array(own))
    .query(({ ctx }) => listMine(ctx.platform, ctx.user.id)),
})
