import { expect, test } from 'vitest'
import { administrationSearchFrom } from '../features/accounting/administration-search.ts'
import { strictSearch } from './strict-search.ts'

test('drops search parameters that a page does not declare', () => {
  const address = { view: 'no such view', utm_source: 'mail', project: 'p' }
  expect({ ...address, ...strictSearch(administrationSearchFrom)(address) }).toEqual({ project: 'p' })
  const known = { view: 'transfers', show: 'all' }
  expect({ ...known, ...strictSearch(administrationSearchFrom)(known) }).toMatchObject({ view: 'transfers' })
})
