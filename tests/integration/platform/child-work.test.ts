import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { tasksIn } from 'server/platform/child-work/child-task'
import { createChildWork } from 'server/platform/child-work/child-work'
import { afterAll, expect, test } from 'vitest'

type Tasks = typeof import('../../support/processes/child-tasks.ts')

const work = createChildWork({ atOnce: 1, mostWaiting: 2, idleMs: 60_000, residentMb: 300 })
afterAll(() => work.close())

const tasks = tasksIn<Tasks>(new URL('../../support/processes/child-tasks.ts', import.meta.url))
const task = <Name extends keyof Tasks>(name: Name, timeLimitMs = 10_000) => tasks(name, timeLimitMs)
const none = () => undefined

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('runs work in another process, which is reused and does not inherit the environment', async () => {
  expect(await work.run(task('double'), () => 21)).toBe(42)
  const first = await work.run(task('processId'), none)
  expect(first).not.toBe(process.pid)
  expect(await work.run(task('processId'), none)).toBe(first)
  const names = await work.run(task('environment'), none)
  expect(names).not.toContain('PATH')
})

test('passes on name and code of a thrown error', async () => {
  const expected = { name: 'RoomError', code: 'ENOSPC', message: 'no room' }
  await expect(work.run(task('refuse'), none)).rejects.toMatchObject(expected)
})

test('kills work at its time limit and runs the next task', async () => {
  const before = await work.run(task('processId'), none)
  await expect(work.run(task('spin', 300), none)).rejects.toMatchObject({ name: 'ChildEndedError' })
  expect(isAlive(before)).toBe(false)
  expect(await work.run(task('double'), () => 1)).toBe(2)
})

test('kills work that exceeds its memory limit', async () => {
  await expect(work.run(task('fill'), none)).rejects.toMatchObject({ name: 'ChildEndedError' })
  expect(await work.run(task('double'), () => 1)).toBe(2)
})

test('refuses work when too many tasks wait, before it reads any input', async () => {
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

test('ends an idle child', async () => {
  const brief = createChildWork({ idleMs: 50 })
  const pid = await brief.run(task('processId'), none)
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('fails running work at a stop and leaves no child', async () => {
  const stopping = createChildWork()
  const pid = await stopping.run(task('processId'), none)
  const ended = expect(stopping.run(task('spin'), none)).rejects.toMatchObject({ name: 'ChildEndedError' })
  stopping.close()
  await ended
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test.skipIf(process.platform === 'win32')('ends a computing child when its parent is killed', async () => {
  const script = fileURLToPath(new URL('../../support/processes/child-work-parent.ts', import.meta.url))
  const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(line)
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})
