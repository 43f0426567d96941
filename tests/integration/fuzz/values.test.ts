import { expect, test } from 'vitest'
import { texts } from '../../fuzz-payloads/texts.ts'
import { numberTexts, otherTexts, wholeTexts } from '../../fuzz-payloads/values.ts'
import { basesOf, callable, casesFor, isRefused, placesOf, shareOf, tryAll } from './cases.ts'
import { findCorruptedTables, makeFixtures } from './fixtures.ts'
import { sendAll } from './send.ts'

/**
 * Values by field type. Every schema tries every value on every field. Over HTTP each procedure gets one share of the
 * values in all its fields; the next procedure gets the following share.
 */
const corpora = [
  { name: 'texts', type: 'string', share: 16, values: texts.map(text => JSON.stringify(text)) },
  { name: 'values', type: undefined, share: 4, values: [...numberTexts, ...otherTexts] },
]

const rows = corpora.flatMap(corpus =>
  callable
    .filter(path => placesOf(path, corpus.type).length > 0)
    .map((path, index) => ({ ...corpus, path, index, count: corpus.values.length })),
)

const fixtures = await makeFixtures()
const bases = await basesOf(fixtures, [...new Set(rows.map(({ path }) => path))])
const before = await fixtures.strangers()

test.each(rows)('$path answers or refuses $count $name', async ({ path, index, type, share, values }) => {
  const base = bases.get(path)
  const tried = shareOf(tryAll(path, base, placesOf(path, type), values), values, index, share)
  const calls = [...casesFor(path, base, tried, 'taken'), ...casesFor(path, base, tried, 'refused')]
  expect(await sendAll(fixtures, path, calls)).toEqual([])
})

test.each(callable)(`%s answers each of ${wholeTexts.length} values in place of its input`, async path => {
  const calls = wholeTexts.map(text => ({
    what: text.slice(0, 100),
    input: text,
    refused: isRefused(path, text),
  }))
  expect(await sendAll(fixtures, path, calls)).toEqual([])
})

test('no data of another user has changed, and no table has a text that no field accepts', async () => {
  expect(await fixtures.strangers()).toEqual(before)
  expect(await findCorruptedTables(fixtures)).toEqual([])
})
