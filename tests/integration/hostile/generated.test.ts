import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broken, shaped } from '../../support/builders/arbitrary-inputs.ts'
import { inputOf, schemaOf } from '../../support/builders/input-schemas.ts'
import type { ProcedurePath } from '../../support/procedures.ts'
import { fixtureOf } from '../authorisation/all-fixtures.ts'
import { callable } from './cases.ts'
import { makeFixtures, roleFor, spoiledTables } from './fixtures.ts'
import { type Call, sendAll } from './send.ts'

/** The same inputs at every run; another number gives others. */
const SEED = 20_261_122
/** Of each procedure, right ones and broken ones: `npm test` sets 10, with `--thorough` 200, as many as promised. */
const RUNS = Number(process.env.INPUTS ?? 50)

const paths = callable.filter(path => inputOf(path))

/** Things that are there, to ask about: not one alone, which a single call could use up. */
const REAL = 8

const fixtures = await makeFixtures()
const real = new Map<ProcedurePath, unknown[]>()
for (const path of paths)
  real.set(path, await Promise.all(Array.from({ length: REAL }, () => realInput(path))))
const before = await fixtures.strangers()

test.each(paths)(`%s answers ${RUNS} inputs of its shape (seed ${SEED})`, async path => {
  const schema = schemaOf(path) ?? {}
  // Half of them are about things that are there, so that not all end at the first look for them.
  const about = fc
    .tuple(shaped(schema), fc.option(fc.nat(REAL - 1)))
    .map(([input, which]) => (which === null ? input : onReal(path, input, which)))
  const inputs = fc.sample(about, { seed: SEED, numRuns: RUNS })
  await expectNoFaults(path, inputs)
})

test.each(paths)(`%s refuses or answers ${RUNS} broken inputs (seed ${SEED})`, async path => {
  const wrong = fc.sample(broken(schemaOf(path) ?? {}), { seed: SEED, numRuns: RUNS })
  await expectNoFaults(path, wrong)
})

/** Says the first fault in words: where the second try succeeds, nothing else is told of the first. */
async function expectNoFaults(path: ProcedurePath, inputs: unknown[]): Promise<void> {
  const faults = await sendAll(fixtures, path, callsOf(path, inputs))
  expect(faults, faults[0]).toEqual([])
}

function realInput(path: ProcedurePath): unknown {
  return fixtureOf(path).input(fixtures, 'own', roleFor(path))
}

/** The ids of a valid input, and everything else as it was made. Words that are paced take seconds: one in eight is. */
function onReal(path: ProcedurePath, input: unknown, which: number): unknown {
  const valid = Object.entries((real.get(path)?.[which] ?? {}) as object)
  const ids = Object.fromEntries(valid.filter(([name]) => /(^i|I)ds?$/.test(name)))
  const { paced, ...rest } = input as Record<string, unknown>
  return { ...rest, ...(paced !== undefined && { paced: paced === true && which === 0 }), ...ids }
}

function callsOf(path: ProcedurePath, inputs: unknown[]): Call[] {
  return inputs.map((input, run) => {
    const json = JSON.stringify(input)
    const refused = !inputOf(path)?.safeParse(JSON.parse(json)).success
    return { what: `run ${run} of seed ${SEED}: ${json.slice(0, 300)}`, input: json, refused }
  })
}

test('nothing of the stranger has changed, and nothing stands in the tables that no field takes', async () => {
  expect(await fixtures.strangers()).toEqual(before)
  expect(await spoiledTables(fixtures)).toEqual([])
})
