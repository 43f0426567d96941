import { sampleTestimonials } from 'shared/catalogue/sample-testimonials'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseTestimonials, isLong, loadTestimonials, type Testimonial } from './testimonial-choice.ts'

const real: Testimonial = { id: '1', rating: 4, comment: null, authorName: 'Anna', company: null }

afterEach(() => vi.restoreAllMocks())

const answer = (status: number, body: unknown = {}) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))

test('reads the server’s answer', async () => {
  answer(200, { result: { data: [real] } })
  expect(await loadTestimonials()).toEqual([real])
})

test.each([
  [403, 0],
  [429, 0],
  [500, 1],
])('reads none from an answer of %i, with %i line in the console', async (status, lines) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  answer(status)
  expect(await loadTestimonials()).toEqual([])
  expect(log).toHaveBeenCalledTimes(lines)
})

test('reads none without a network, and logs nothing', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'))
  expect(await loadTestimonials()).toEqual([])
  expect(log).not.toHaveBeenCalled()
})

test('one real testimonial replaces all samples', () => {
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
