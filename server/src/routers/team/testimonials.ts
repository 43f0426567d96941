import { z } from 'shared/errors/zod'
import { pageInput } from 'shared/lists/page.inputs'
import { moderateTestimonialInput } from 'shared/testimonials/testimonials.inputs'
import { listForManagers, moderateTestimonial } from '../../domain/testimonials/testimonials.service.ts'
import { managerProcedure, managerRowProcedure, router } from '../../trpc/procedures.ts'
import { isoDate, page, voidOutput } from '../output.ts'

const review = z.object({
  id: z.string(),
  rating: z.int(),
  comment: z.string().nullable(),
  publicConsent: z.boolean(),
  publishedAt: isoDate().nullable(),
  createdAt: isoDate(),
  authorName: z.string(),
  company: z.string().nullable(),
  projectId: z.string().nullable(),
  projectTitle: z.string().nullable(),
})

/** Testimonials and their publication on the site. */
export const teamTestimonialsRouter = router({
  /** Lists testimonials, newest first. */
  list: managerProcedure
    .input(pageInput.prefault({}))
    .output(page(review))
    .query(({ ctx, input }) => listForManagers(ctx.platform, input)),

  /** Publishes a testimonial with its author's consent, or unpublishes it. */
  moderate: managerRowProcedure
    .meta({ errors: ['TESTIMONIAL_CHANGED'] })
    .input(moderateTestimonialInput)
    .output(voidOutput)
    .mutation(({ ctx, input }) => moderateTestimonial(ctx.platform, input)),
})
