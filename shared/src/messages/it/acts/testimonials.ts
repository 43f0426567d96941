/** Audit log texts of testimonials. */
export const testimonialsActs = {
  'testimonial.published': { area: 'projects', text: 'Recensione pubblicata' },
  'testimonial.withdrawn': { area: 'projects', text: 'Recensione tolta dal sito' },
} as const
