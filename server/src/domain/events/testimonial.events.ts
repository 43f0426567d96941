interface OfTestimonial {
  testimonialId: string
  /** Null where it is about the service as a whole. */
  projectId: string | null
}

interface Moderated extends OfTestimonial {
  /** Since when the site shows it, before and now. */
  from: Date | null
  to: Date | null
}

/** What happens to the reviews that clients give. */
export interface TestimonialEvents {
  'testimonial.given': OfTestimonial & { authorName: string; rating: number }
  'testimonial.published': Moderated
  'testimonial.withdrawn': Moderated
}
