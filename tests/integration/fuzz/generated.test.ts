import fc from 'fast-check'
import { expect, test } from 'vitest'
import { broken, shaped } from '../../support/builders/arbitrary-inputs.ts'
import { inputOf, schemaOf } from '../../support/builders/input-schemas.ts'
import type { ProcedurePath } from '../../support/procedures.ts'
import { fixtureOf } from '../authorisation/all-fixtures.ts'
import { callable } from './cases.ts'
import { findCorruptedTables, makeFixtures, roleFor } from './fixtures.ts'
import { type Call, sendAll } from './send.ts'

/** Seed of the generator, fixed so that failures are reproducible. */
const SEED = 20_261_122
/** Number of valid and of broken inputs per procedure. `npm test` sets 10, and 200 with `--thorough`. */
const RUNS = Number(process.env.INPUTS ?? 50)

const paths = callable.filter(path => inputOf(path))

/** Number of existing things per procedure; a single call could use up one. */
const REAL = 8

const fixtures = await makeFixtures()
const real = new Map<ProcedurePath, unknown[]>()
for (const path of paths)
  real.set(path, await Promise.all(Array.from({ length: REAL }, () => realInput(path))))
const before = await fixtures.strangers()

test.each(paths)(`%s answers ${RUNS} inputs of its shape (seed ${SEED})`, async path => {
  const schema = schemaOf(path) ?? {}
  // Half of the inputs name existing things, so that not all fail at the first look-up.
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

/** Asserts no faults, with the first one as message, which a successful retry would hide. */
async function expectNoFaults(path: ProcedurePath, inputs: unknown[]): Promise<void> {
  const faults = await sendAll(fixtures, path, callsOf(path, inputs))
  expect(faults, faults[0]).toEqual([])
}

function realInput(path: ProcedurePath): unknown {
  return fixtureOf(path).input(fixtures, 'own', roleFor(path))
}

/** Returns the input with the ids of a valid one. Only one in eight keeps `paced`, which takes seconds. */
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

test('no data of the stranger has changed, and no table has a text that no field accepts', async () => {
  expect(await fixtures.strangers()).toEqual(before)
  expect(await findCorruptedTables(fixtures)).toEqual([])
})
