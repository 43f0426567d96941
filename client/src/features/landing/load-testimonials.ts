import type { Outputs } from '../../lib/trpc.ts'

export type Testimonial = Pick<
  Outputs['publicForms']['testimonials'][number],
  'id' | 'rating' | 'comment' | 'authorName' | 'company'
>

/** The newest real ones, by a plain call: the page's first program does without the client for such calls. */
export async function loadTestimonials(): Promise<Testimonial[]> {
  const response = await fetch('/trpc/publicForms.testimonials').catch(() => undefined)
  if (!response?.ok) {
    if (response && response.status >= 500)
      console.error(`Testimonials: the server answered ${response.status}`)
    return []
  }
  const body: { result?: { data?: Testimonial[] } } = await response.json()
  return body.result?.data ?? []
}
