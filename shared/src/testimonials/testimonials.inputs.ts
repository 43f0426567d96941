import { z } from '../errors/zod.ts'
import { momentField } from '../fields/date.ts'
import { uuidField } from '../fields/id.ts'
import { integerField, yesNoField } from '../fields/scalars.ts'
import { optionalText } from '../fields/text.ts'
import { dashboardTexts } from '../messages/it/dashboard.ts'

export const submitTestimonialInput = z.strictObject({
  rating: integerField(1, 5),
  comment: optionalText(2000),
  publicConsent: yesNoField(),
  projectId: uuidField().optional(),
})

/** Publishes a review on the site, or withdraws it. `seenAt` is when the review that was read was written. */
export const moderateTestimonialInput = z.strictObject({
  id: uuidField(),
  published: yesNoField(),
  seenAt: momentField().optional(),
})

/** Returns the label of a rating, 1 'Non soddisfatto' to 5 'Eccellente!'; empty while none is chosen. */
export const ratingLabel = (rating: number): string => dashboardTexts.review.stars[rating - 1] ?? ''
