import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClient } from '../../support/builders/people.ts'
import type { ProcedurePath } from '../../support/procedures.ts'
import type { Answer } from '../../support/rpc-client.ts'

/**
 * Returns how well a time predicts which of two kinds a call was of: the area under the ROC curve. 0.5 is chance, 1 is
 * certain, in either direction.
 */
function areaUnderCurve(ones: number[], others: number[]): number {
  const wins = ones.reduce(
    (total, one) =>
      total + others.reduce((sum, other) => sum + (one > other ? 1 : one === other ? 0.5 : 0), 0),
    0,
  )
  const area = wins / (ones.length * others.length)
  return Math.max(area, 1 - area)
}

type Kinds = [() => Promise<unknown>, () => Promise<unknown>]

/**
 * Calls two kinds `count` times each, in random order, from concurrent callers that wait for each answer. Returns the
 * milliseconds of each call.
 */
async function interleaved(count: number, kinds: Kinds, callers = 1): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []]
  let left = count
  const caller = async () => {
    while (left-- > 0)
      for (const kind of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
        const began = performance.now()
        await kinds[kind]()
        times[kind].push(performance.now() - began)
      }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return times
}

const medianOf = (times: number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

const PASSWORD = 'Una-Password-9'
const TRIES = 200
const MOST = 0.6

const app = await startApp()
const known = await makeClient(app, { password: PASSWORD, email: `person-${randomUUID()}@example.com` })
const visitor = app.visitor()
/** Account that requests a change of its address. */
const asker = await makeClient(app, { password: PASSWORD })
const callerOf = (path: ProcedurePath) => (path === 'auth.emailChange.ask' ? asker.client : visitor)
/** Returns an unknown address as long as the known one, so that look-ups take the same time. */
const unknown = () => `person-${randomUUID()}@example.com`

/** Procedures with a minimum duration are called concurrently, to save time. */
const ways: [what: ProcedurePath, input: (email: string) => object, callers: number][] = [
  ['auth.signIn', email => ({ email, password: 'Un-altra-Password-9' }), 1],
  ['auth.teamSignIn', email => ({ email, password: 'Un-altra-Password-9' }), 1],
  ['auth.signUp', email => ({ fullName: 'Ada Rossi', email, password: 'Un-altra-Password-9' }), 2],
  ['auth.resendConfirmation', email => ({ email }), 3],
  ['auth.requestPasswordReset', email => ({ email }), 3],
  ['auth.emailChange.ask', email => ({ email, password: PASSWORD }), 1],
]

/** Returns an answer without what differs between any two. */
const shapeOf = ({ status, headers, text }: Answer) => [
  status,
  text.replace(/"requestId":"[^"]+"/, ''),
  [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)),
]

describe.each(ways)('%s', (path, input) => {
  test('answers a known and an unknown address alike, byte for byte', async () => {
    const unconfirmed = await makeClient(app, { confirmed: false })
    const disabled = await makeClient(app, { disabled: true, password: PASSWORD })
    const answers = await Promise.all(
      [known.email, unknown(), known.email.toUpperCase(), unconfirmed.email, disabled.email].map(
        async email => shapeOf(await callerOf(path).ask(path, input(email))),
      ),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

/** On a busy machine one run in seventy exceeds the bound by chance, so two repeats are allowed. */
test.each(ways.filter(([path]) => path !== 'auth.teamSignIn'))(
  '%s does not reveal by its duration whether an address is known',
  async (path, input, callers) => {
    const ask = (email: string) => callerOf(path).ask(path, input(email))
    const kinds: Parameters<typeof interleaved>[1] = [() => ask(known.email), () => ask(unknown())]
    await interleaved(5, kinds)
    const measure = async () => {
      const [ones, others] = await interleaved(TRIES / 2, kinds, callers)
      const area = areaUnderCurve(ones, others)
      const medians = [ones, others].map(times => medianOf(times).toFixed(1)).join(' and ')
      console.info(`${path}: AUC ${area.toFixed(3)} over ${TRIES} tries; median ${medians} ms`)
      return area
    }
    let area = await measure()
    for (let repeat = 0; repeat < 2 && area > MOST; repeat++) area = await measure()
    expect(area).toBeLessThanOrEqual(MOST)
  },
)
