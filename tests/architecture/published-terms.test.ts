import { createHash } from 'node:crypto'
import { brand } from 'shared/catalogue/brand'
import { newestTerms, termsVersion } from 'shared/catalogue/terms/newest-terms'
import { publishedTerms, termsOf } from 'shared/catalogue/terms/published-terms'
import { specificClauses } from 'shared/messages/it/dashboard-order'
import { expect, test } from 'vitest'

const digestOf = (text: unknown): string => createHash('sha256').update(JSON.stringify(text)).digest('hex')

/** Digests of terms that clients may have accepted. A new version adds a line; lines never change. */
const published = { '2026-11.4': '1add1e9e5c8c8df29273ccd298acffc49be7505bd30fd8cdf7d47c24d0e290ed' }

test('a published version of the Terms never changes: a change is a new version', () => {
  const digests = publishedTerms.map(terms => [terms.version, digestOf(terms)])
  expect(Object.fromEntries(digests)).toEqual(published)
})

test('the newest version is shown on the page and accepted by payments', () => {
  expect(publishedTerms.at(-1)).toBe(newestTerms)
  expect([newestTerms.version, newestTerms.clauses]).toEqual([termsVersion, specificClauses])
  expect(termsOf(termsVersion)).toBe(newestTerms)
  expect(termsOf('2020-01')).toBeUndefined()
})

test('the newest version names the company’s current data', () => {
  const words = newestTerms.sections.flatMap(({ paragraphs }) => paragraphs).join('\n')
  const { companyName, registeredOffice, vatNumber } = brand.legal
  for (const name of [companyName, registeredOffice, vatNumber]) expect(words).toContain(name)
})
