import { expect, test } from 'vitest'
import { texts } from '../../corpus/texts.ts'
import { basesOf, callable, casesFor, placesOf, shareOf, tryAll } from './cases.ts'
import { makeFixtures, spoiledTables } from './fixtures.ts'
import { sendAll } from './send.ts'

/**
 * Every text is tried on every field by the schema that guards it. Over HTTP each procedure gets every sixteenth text
 * in all its fields, the next procedure the texts beside those: every text and every field is met.
 */
const SHARE = 16

const paths = callable.filter(path => placesOf(path, 'string').length > 0)
const values = texts.map(text => JSON.stringify(text))

const fixtures = await makeFixtures()
const bases = await basesOf(fixtures, paths)
const before = await fixtures.strangers()

test.each(paths.map((path, index) => ({ path, index })))(
  `$path answers each of ${texts.length} texts, or refuses it`,
  async ({ path, index }) => {
    const base = bases.get(path)
    const tried = shareOf(tryAll(path, base, placesOf(path, 'string'), values), values, index, SHARE)
    const calls = [...casesFor(base, tried, 'taken'), ...casesFor(base, tried, 'refused')]
    expect(await sendAll(fixtures, path, calls)).toEqual([])
  },
)

test('nothing of the stranger has changed, and nothing stands in the tables that no field takes', async () => {
  expect(await fixtures.strangers()).toEqual(before)
  expect(await spoiledTables(fixtures)).toEqual([])
})
