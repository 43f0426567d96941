import { sampleTestimonials } from 'shared/catalogue/sample-testimonials'
import { expect, test } from 'vitest'
import type { Testimonial } from './load-testimonials.ts'
import { chooseTestimonials, isLong } from './testimonial-choice.ts'

const real: Testimonial = { id: '1', rating: 4, comment: null, authorName: 'Anna', company: null }

test('one real testimonial takes the place of all the samples', () => {
  expect(chooseTestimonials([])).toEqual({ isSample: true, list: sampleTestimonials })
  expect(chooseTestimonials([real])).toEqual({ isSample: false, list: [real] })
})

test.each([
  ['Ottimo.', false],
  ['x'.repeat(220), false],
  ['x'.repeat(221), true],
  ['a\nb\nc\nd\ne\nf', true],
])('%j is long: %s', (comment, long) => {
  expect(isLong(comment)).toBe(long)
})
