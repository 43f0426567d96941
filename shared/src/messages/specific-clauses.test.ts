import { expect, test } from 'vitest'
import { orderTexts, specificClauses } from './it/dashboard-order.ts'
import { termsPageTexts } from './it/screens-legal.ts'

test('the consent at the payment names every clause that needs specific approval', () => {
  expect(orderTexts.payment.acceptClauses).toContain(specificClauses)
  expect(termsPageTexts.sections.at(-1)?.paragraphs.join()).toContain(specificClauses)
})

test('each named clause is a section of the Terms', () => {
  const titles = termsPageTexts.sections.map(({ title }) => title)
  const points = specificClauses.match(/\d+/g) ?? []
  expect(points).toHaveLength(5)
  for (const point of points) expect(titles).toContainEqual(expect.stringMatching(`^${point}\\. `))
})
