import { sampleTestimonials } from 'shared/catalogue/sample-testimonials'
import type { Testimonial } from './load-testimonials.ts'

/** How many are shown at first. */
export const SHOWN = 6

const LONG = 220

/** The ones of real clients if there is one, else the samples: never both (docs/decisions/testimonials.md). */
export const chooseTestimonials = (
  real: readonly Testimonial[],
): { isSample: boolean; list: readonly Testimonial[] } =>
  real.length > 0 ? { isSample: false, list: real } : { isSample: true, list: sampleTestimonials }

/** Returns true if a comment is shown shortened at first. */
export const isLong = (comment: string): boolean => comment.length > LONG || comment.split('\n').length > 5
