import { sampleTestimonials } from 'shared/catalogue/sample-testimonials'
import type { Outputs } from '../../lib/trpc.ts'

export type Testimonial = Pick<
  Outputs['publicForms']['testimonials'][number],
  'id' | 'rating' | 'comment' | 'authorName' | 'company'
>

/** Returns the newest published testimonials. Uses `fetch`: public pages load no tRPC client. */
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

export const SHOWN = 6

const LONG = 220

/** Returns testimonials of real clients, or the samples if there are none (docs/decisions/testimonials.md). */
export const chooseTestimonials = (
  real: readonly Testimonial[],
): { isSample: boolean; list: readonly Testimonial[] } =>
  real.length > 0 ? { isSample: false, list: real } : { isSample: true, list: sampleTestimonials }

export const isLong = (comment: string): boolean => comment.length > LONG || comment.split('\n').length > 5
