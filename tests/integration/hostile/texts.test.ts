import { expect, test } from 'vitest'
import { texts } from '../../corpus/texts.ts'
import { makeGround, spoiledTables } from './ground.ts'
import { basesOf, callable, pack, placesOf, shareOf, tryAll } from './pack.ts'
import { sendAll } from './send.ts'

/**
 * Every text is tried on every field by the schema that guards it. Over HTTP each procedure gets every sixteenth text
 * in all its fields, the next procedure the texts beside those: every text and every field is met.
 */
const SHARE = 16

const paths = callable.filter(path => placesOf(path, 'string').length > 0)
const values = texts.map(text => JSON.stringify(text))

const ground = await makeGround()
const bases = await basesOf(ground, paths)
const before = await ground.strangers()

test.each(paths.map((path, index) => ({ path, index })))(
  `$path answers each of ${texts.length} texts, or refuses it`,
  async ({ path, index }) => {
    const base = bases.get(path)
    const tried = shareOf(tryAll(path, base, placesOf(path, 'string'), values), values, index, SHARE)
    const calls = [...pack(base, tried, 'taken'), ...pack(base, tried, 'refused')]
    expect(await sendAll(ground, path, calls)).toEqual([])
  },
)

test('nothing of the stranger has changed, and nothing stands in the tables that no field takes', async () => {
  expect(await ground.strangers()).toEqual(before)
  expect(await spoiledTables(ground)).toEqual([])
})
