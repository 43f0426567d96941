import { createChildWork } from 'server/platform/child-work/child-work'
import { afterAll, expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { hostileTexts } from '../../support/builders/hostile-texts.ts'
import { makeClientWithProject, makeOrder } from '../../support/builders/orders.ts'
import { makeClient } from '../../support/builders/people.ts'
import { makeProject, makeRecap } from '../../support/builders/projects.ts'
import { png } from '../../support/builders/sample-files.ts'
import { uploadMaterial } from '../../support/builders/uploads.ts'
import { listRows } from '../../support/rows.ts'

const childWork = createChildWork()
const run = vi.spyOn(childWork, 'run')
const app = await startApp({ parts: { childWork } })
afterAll(() => run.mockRestore())

/** Returns the CPU time in milliseconds of this thread, which also runs the server. */
const computedMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Returns the most CPU time in milliseconds before an answer of `/healthz`, while a function runs. */
async function slowestHealth(meanwhile: () => Promise<unknown>): Promise<number> {
  let slowest = 0
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const began = computedMs()
      const answer = await app.visitor().fetch('/healthz')
      expect(answer.status).toBe(200)
      slowest = Math.max(slowest, computedMs() - began)
    }
  })()
  try {
    await meanwhile()
  } finally {
    isOver = true
    await asking
  }
  return slowest
}

const processed = async () =>
  (await listRows(app, 'scriptImprovementRequests')).filter(({ processedAt }) => processedAt).length

test('the server answers within a second, whatever script is sent', async () => {
  const sent = { firstName: 'Ada', lastName: 'Rossi', email: 'ada@example.com', company: 'Forno Rossi' }
  const texts = Object.values(hostileTexts).map(text => text(19_900))
  let taken = 0
  const slowest = await slowestHealth(async () => {
    for (const originalScript of texts) {
      const { status } = await app.visitor().ask('publicForms.submitScript', { ...sent, originalScript })
      if (status === 200) taken++
    }
    await expect.poll(processed, { timeout: 100_000 }).toBe(taken)
  })
  expect(taken).toBeGreaterThan(texts.length / 2)
  expect(slowest).toBeLessThan(1000)
})

test('twenty quotes with recaps of 20 kB are printed without blocking the server', async () => {
  const { id: userId, client } = await makeClient(app)
  const paths = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const projectId = await makeProject(app, userId)
      await makeRecap(app, { userId, projectId, summary: `Video ${at}, ${'pane '.repeat(3990)}` })
      return `/documents/preventivo.pdf?project=${projectId}`
    }),
  )
  const slowest = await slowestHealth(async () => {
    const answers = await Promise.all(paths.map(path => client.fetch(path)))
    expect(answers.map(answer => answer.status)).toEqual(paths.map(() => 200))
  })
  expect(slowest).toBeLessThan(1000)
})

test('the same quote is rendered once, however often it is requested', async () => {
  const { client, projectId } = await makeOrder(app)
  run.mockClear()
  for (let time = 0; time < 3; time++) {
    const answer = await client.fetch(`/documents/preventivo.pdf?project=${projectId}`)
    expect(answer.status).toBe(200)
    await answer.arrayBuffer()
  }
  expect(run).toHaveBeenCalledTimes(1)
})

test('a broken image is read once, however often its thumbnail is requested', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const broken = new Uint8Array([...png.slice(0, 33), ...new Uint8Array(2 ** 20).fill(7)])
  const id = await uploadMaterial(client, projectId, { filename: 'a.png', filetype: 'image/png' }, broken)
  run.mockClear()
  const ask = async () => (await client.fetch(`/files/${id}?size=small`)).status
  expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(404))
  expect(await ask()).toBe(404)
  expect(run).toHaveBeenCalledTimes(1)
})
