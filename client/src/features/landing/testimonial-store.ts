import { createStore } from 'zustand/vanilla'
import { loadTestimonials, type Testimonial } from './load-testimonials.ts'

/** The real testimonials, once they have come: asked for when the page wakes up, shown by a part that may come later. */
export const testimonialStore = createStore<readonly Testimonial[]>(() => [])

export async function fillTestimonials(): Promise<void> {
  testimonialStore.setState(await loadTestimonials(), true)
}
