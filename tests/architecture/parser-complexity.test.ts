import { z } from 'shared/errors/zod'
import { describe, expect, test } from 'vitest'
import { type HostileText, hostileTexts } from '../support/builders/hostile-texts.ts'
import { fieldsOf, inputOf, put, schemaOf } from '../support/builders/input-schemas.ts'
import { type ProcedurePath, procedures } from '../support/procedures.ts'
import { textReaders } from '../support/text-parsers.ts'

const LONGEST = 20_000
/** Milliseconds below which growth is neither measurable nor relevant. */
const QUICK_MS = 50
/** Maximum duration in milliseconds, whatever the growth. */
const BOUND_MS = 1000
/** Linear growth is 4 for a fourfold text and 2 for a double one; quadratic is 16 and 4. The rest is tolerance. */
const MAX_GROWTH = { fourfold: 9, twofold: 2.8 }
const TRIES = 7
/** Number of rounds after which acceptable growth ends the measurement. */
const MIN_TRIES = 2
/** Minimum milliseconds of a measurement: ten ticks of the CPU clock, so that its resolution is negligible. */
const MEASURED_MS = 40

/** Returns the CPU time of this thread in milliseconds, which excludes other threads and programs. */
const computedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Returns the minimum of several runs, since compilation and garbage collection slow some down. */
async function milliseconds(read: (text: string) => unknown, text: string): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let left = TRIES; left > 0 && best > QUICK_MS; left--) {
    const began = computedMs()
    await read(text)
    best = Math.min(best, computedMs() - began)
    if (best > 2 * BOUND_MS) break
  }
  return best
}

/** Returns the average milliseconds of a run, over enough runs for a clock with ticks of 4 ms. */
async function warmMs(read: (text: string) => unknown, text: string): Promise<number> {
  const began = computedMs()
  let readings = 0
  while (computedMs() - began < MEASURED_MS) {
    await read(text)
    readings++
  }
  return (computedMs() - began) / readings
}

/** Returns the measured times if a reader is too slow for a text, else undefined. */
async function slowness(read: (text: string) => unknown, text: HostileText, longest = LONGEST) {
  const whole = await milliseconds(read, text(longest))
  if (whole <= QUICK_MS) return undefined
  if (whole > BOUND_MS) return `${Math.round(whole)} ms`
  const texts = [text(longest / 4), text(longest / 2), text(longest)]
  const best = texts.map(() => Number.POSITIVE_INFINITY)
  for (let round = 1; round <= TRIES; round++) {
    for (const [at, part] of texts.entries()) best[at] = Math.min(best[at] ?? 0, await warmMs(read, part))
    if (round >= MIN_TRIES && !isSteep(best)) return undefined
  }
  return `${best.map(Math.round).join(', ')} ms`
}

const isSteep = ([quarter = 0, half = 0, whole = 0]: number[]): boolean =>
  whole > quarter * MAX_GROWTH.fourfold && whole > half * MAX_GROWTH.twofold

async function slowTexts(read: (text: string) => unknown, longest?: number): Promise<Record<string, string>> {
  const slow: Record<string, string> = {}
  for (const [name, text] of Object.entries(hostileTexts)) {
    const why = await slowness(read, text, longest)
    if (why !== undefined) slow[name] = why
  }
  return slow
}

describe('reading time grows linearly with the length of a text', () => {
  test.for(Object.entries(textReaders))('%s', { timeout: 120_000 }, async ([, { read, longest }]) => {
    expect(await slowTexts(read, longest)).toEqual({})
  })
})

test('detects a quadratic reader', { timeout: 120_000 }, async () => {
  const quadratic = (text: string) => {
    let same = 0
    for (let one = 0; one < text.length; one++)
      for (let other = 0; other < one; other++) if (text[one] === text[other]) same++
    return same
  }
  expect(await slowness(quadratic, length => ' '.repeat(length), 10_000)).toMatch(/ ms$/)
})

/** Lists the string fields of a procedure's input. */
function textFields(path: ProcedurePath) {
  const schema = schemaOf(path)
  return schema ? fieldsOf(schema).filter(field => field.schema.type === 'string') : []
}

const inputs = (Object.keys(procedures) as ProcedurePath[]).filter(path => textFields(path).length > 0)

test('tries every procedure with a string field', () => {
  expect(inputs).toContain('publicForms.submitScript')
  expect(inputs.length).toBeGreaterThan(50)
})

test.for(inputs)('%s validates no text in more than linear time', async path => {
  const input = inputOf(path) ?? z.never()
  for (const field of textFields(path)) {
    const slow = await slowTexts(text => input.safeParse(put(undefined, field, text)))
    expect(slow, field.path.join('.')).toEqual({})
  }
})
