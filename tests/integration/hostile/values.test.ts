import { expect, test } from 'vitest'
import { numberTexts, otherTexts, wholeTexts } from '../../corpus/values.ts'
import { inputOf } from '../../support/input-schemas.ts'
import { makeGround, spoiledTables } from './ground.ts'
import { basesOf, callable, pack, placesOf, shareOf, tryAll } from './pack.ts'
import { sendAll } from './send.ts'

/** As with the texts: each procedure gets every fourth value in all its places, the next one those beside. */
const SHARE = 4

const values = [...numberTexts, ...otherTexts]
const paths = callable.filter(path => placesOf(path).length > 0)

const ground = await makeGround()
const bases = await basesOf(ground, paths)
const before = await ground.strangers()

test.each(paths.map((path, index) => ({ path, index })))(
  `$path answers each of ${values.length} values, or refuses it`,
  async ({ path, index }) => {
    const base = bases.get(path)
    const tried = shareOf(tryAll(path, base, placesOf(path), values), values, index, SHARE)
    const calls = [...pack(base, tried, 'taken'), ...pack(base, tried, 'refused')]
    expect(await sendAll(ground, path, calls)).toEqual([])
  },
)

test.each(callable)(`%s answers each of ${wholeTexts.length} things in place of its input`, async path => {
  const input = inputOf(path)
  const calls = wholeTexts.map(text => ({
    what: text.slice(0, 100),
    input: text,
    refused: input !== undefined && !input.safeParse(JSON.parse(text)).success,
  }))
  expect(await sendAll(ground, path, calls)).toEqual([])
})

test('nothing of the stranger has changed, and nothing stands in the tables that no field takes', async () => {
  expect(await ground.strangers()).toEqual(before)
  expect(await spoiledTables(ground)).toEqual([])
})
