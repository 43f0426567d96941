import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { childTask } from 'server/platform/child-work/child-task'
import { createChildWork } from 'server/platform/child-work/child-work'
import { afterAll, expect, test } from 'vitest'

type Tasks = typeof import('../../support/processes/child-tasks.ts')

const work = createChildWork({ atOnce: 1, mostWaiting: 2, idleMs: 60_000, residentMb: 300 })
afterAll(() => work.close())

const task = <Name extends keyof Tasks>(name: Name, timeLimitMs = 10_000) =>
  childTask<Tasks[Name]>(
    new URL('../../support/processes/child-tasks.ts', import.meta.url),
    name,
    timeLimitMs,
  )
const none = () => undefined

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('work is done in another process, which is kept for the next piece and knows nothing of the environment', async () => {
  expect(await work.run(task('double'), () => 21)).toBe(42)
  const first = await work.run(task('processId'), none)
  expect(first).not.toBe(process.pid)
  expect(await work.run(task('processId'), none)).toBe(first)
  const names = await work.run(task('environment'), none)
  expect(names).not.toContain('PATH')
})

test('what the work throws arrives with its name and its code', async () => {
  await expect(work.run(task('refuse'), none)).rejects.toMatchObject({
    name: 'RoomError',
    code: 'ENOSPC',
    message: 'no room',
  })
})

test('work without an end is killed at its time limit, and the next piece is done', async () => {
  const before = await work.run(task('processId'), none)
  await expect(work.run(task('spin', 300), none)).rejects.toMatchObject({ name: 'ChildEndedError' })
  expect(isAlive(before)).toBe(false)
  expect(await work.run(task('double'), () => 1)).toBe(2)
})

test('work that takes more memory than it may is killed', async () => {
  await expect(work.run(task('fill'), none)).rejects.toMatchObject({ name: 'ChildEndedError' })
  expect(await work.run(task('double'), () => 1)).toBe(2)
})

test('who comes while too many wait is told to come again, before anything is read for them', async () => {
  let prepared = 0
  const pieces = Array.from({ length: 6 }, () =>
    work.run(task('double'), () => {
      prepared++
      return 1
    }),
  )
  const ends = await Promise.allSettled(pieces)
  const refused = ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))
  expect(refused).toHaveLength(3)
  for (const reason of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 2 })
  expect(prepared).toBe(3)
})

test('a child that nobody needs ends', async () => {
  const brief = createChildWork({ idleMs: 50 })
  const pid = await brief.run(task('processId'), none)
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('what is being done at the stop fails, and no child is left', async () => {
  const stopping = createChildWork()
  const pid = await stopping.run(task('processId'), none)
  const ended = expect(stopping.run(task('spin'), none)).rejects.toMatchObject({ name: 'ChildEndedError' })
  stopping.close()
  await ended
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test.skipIf(process.platform === 'win32')(
  'a child that computes without an end does not outlive its killed parent',
  async () => {
    const script = fileURLToPath(new URL('../../support/processes/child-work-parent.ts', import.meta.url))
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(line)
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await expect.poll(() => isAlive(pid)).toBe(false)
  },
)
