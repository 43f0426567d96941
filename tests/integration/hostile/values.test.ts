import { expect, test } from 'vitest'
import { numberTexts, otherTexts, wholeTexts } from '../../corpus/values.ts'
import { inputOf } from '../../support/builders/input-schemas.ts'
import { basesOf, callable, casesFor, placesOf, shareOf, tryAll } from './cases.ts'
import { makeFixtures, spoiledTables } from './fixtures.ts'
import { sendAll } from './send.ts'

/** As with the texts: each procedure gets every fourth value in all its places, the next one those beside. */
const SHARE = 4

const values = [...numberTexts, ...otherTexts]
const paths = callable.filter(path => placesOf(path).length > 0)

const fixtures = await makeFixtures()
const bases = await basesOf(fixtures, paths)
const before = await fixtures.strangers()

test.each(paths.map((path, index) => ({ path, index })))(
  `$path answers each of ${values.length} values, or refuses it`,
  async ({ path, index }) => {
    const base = bases.get(path)
    const tried = shareOf(tryAll(path, base, placesOf(path), values), values, index, SHARE)
    const calls = [...casesFor(base, tried, 'taken'), ...casesFor(base, tried, 'refused')]
    expect(await sendAll(fixtures, path, calls)).toEqual([])
  },
)

test.each(callable)(`%s answers each of ${wholeTexts.length} things in place of its input`, async path => {
  const input = inputOf(path)
  const calls = wholeTexts.map(text => ({
    what: text.slice(0, 100),
    input: text,
    refused: input !== undefined && !input.safeParse(JSON.parse(text)).success,
  }))
  expect(await sendAll(fixtures, path, calls)).toEqual([])
})

test('nothing of the stranger has changed, and nothing stands in the tables that no field takes', async () => {
  expect(await fixtures.strangers()).toEqual(before)
  expect(await spoiledTables(fixtures)).toEqual([])
})
