import { z } from '../errors/zod.ts'
import { uuidField } from '../fields/id.ts'
import { integerField, yesNoField } from '../fields/scalars.ts'
import { optionalText } from '../fields/text.ts'

export const submitTestimonialInput = z.strictObject({
  rating: integerField(1, 5),
  comment: optionalText(2000),
  publicConsent: yesNoField(),
  projectId: uuidField().optional(),
})

/** Whether a review is shown on the site. */
export const moderateTestimonialInput = z.strictObject({ id: uuidField(), published: yesNoField() })
