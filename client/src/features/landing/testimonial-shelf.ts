import { loadTestimonials, type Testimonial } from './load-testimonials.ts'

const none: readonly Testimonial[] = []
let real = none
const listeners = new Set<() => void>()

/** The real testimonials, once they have come: asked for when the page wakes up, shown by a part that may come later. */
export const testimonialShelf = {
  async fill(): Promise<void> {
    real = await loadTestimonials()
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => real,
  onServer: () => none,
}
