import { expect, test } from 'vitest'
import { createBoundedQueue } from './concurrency.ts'

/** Creates a task that runs until `finish` is called, with a counter of running ones. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  let running = 0
  const tx = async () => {
    running++
    await promise
    running--
    return 'done'
  }
  return { work: tx, finish: resolve, running: () => running }
}

test('runs at most the allowed tasks concurrently, and all waiting ones later', async () => {
  const inQueue = createBoundedQueue({ concurrency: 2, maxWaiting: 3 })
  const { work, finish, running } = held()
  const all = Array.from({ length: 5 }, () => inQueue(work))
  expect(running()).toBe(2)
  finish()
  expect(await Promise.all(all)).toEqual(Array(5).fill('done'))
})

test('refuses tasks with a retry time when full, and accepts them again later', async () => {
  const inQueue = createBoundedQueue({ concurrency: 1, maxWaiting: 1 })
  const { work, finish } = held()
  const served = [inQueue(work), inQueue(work)]
  await expect(inQueue(work)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 })
  finish()
  await Promise.all(served)
  expect(await inQueue(async () => 'again')).toBe('again')
})

test('releases its place when a task fails', async () => {
  const inQueue = createBoundedQueue({ concurrency: 1, maxWaiting: 0 })
  await expect(inQueue(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inQueue(async () => 'next')).toBe('next')
})
