import { memoryUsage } from 'node:process'
import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

const MEGA = 1_000_000

function leaveGarbage(): void {
  const garbage: { text: string }[] = []
  for (let at = 0; at < 400_000; at++) garbage.push({ text: `garbage ${at}` })
  expect(garbage.at(-1)?.text).toBe('garbage 399999')
}

test('what nobody holds any more is given back', async () => {
  leaveGarbage()
  const before = memoryUsage().heapTotal
  await collectGarbage()
  expect(before - memoryUsage().heapTotal).toBeGreaterThan(10 * MEGA)
})
