import { setTimeout as pause } from 'node:timers/promises'
import { slots } from 'shared/briefing/brief/brief'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { beginBriefing } from '../../support/builders/briefings.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { cpuMsSince } from '../../support/cpu-time.ts'

/** Abbreviations without end, the worst case of the sentence splitter. */
const HOSTILE = 'e.'.repeat(990)
const BOUND_MS = 300

const app = await startApp()

/**
 * Repeats a call until it is stopped. Returns the most CPU time in milliseconds that this thread, which also runs the
 * server, spent during one. Other programs on the machine do not count.
 */
async function longestMs(call: () => Promise<unknown>, isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const began = process.threadCpuUsage()
    await call()
    longest = Math.max(longest, cpuMsSince(began))
    await pause(5)
  }
  return longest
}

test('other callers wait at most 300 ms while a client sends the slowest texts', async () => {
  const { say, answer } = await beginBriefing(app)
  const other = await makeClientWithProject(app)
  const health = () => fetch(`${app.origin}/healthz`).then(response => response.text())
  const list = () => other.client.call('dashboard.projects.list')
  await Promise.all([health(), list(), say('Salta')])
  let isOver = false
  const measured = Promise.all([health, list].map(call => longestMs(call, () => isOver)))
  for (const value of [HOSTILE.repeat(5), '5 min '.repeat(1600), 'due giorni '.repeat(900)])
    await answer({ field: 'description', value })
  for (const field of slots) {
    for (const as of ['question', 'answer', undefined, 'question', undefined]) await say(HOSTILE, { as })
    await answer({ field, unsure: true })
  }
  isOver = true
  for (const longest of await measured) expect(longest).toBeLessThanOrEqual(BOUND_MS)
})
