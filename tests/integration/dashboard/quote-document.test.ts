import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject, makeOrder } from '../../support/builders/orders.ts'
import { expectPdf } from '../../support/printed.ts'

const app = await startApp({ work: false })

async function briefed() {
  const { client, projectId } = await makeOrder(app, { summary: 'Un video aziendale con sottotitoli.' })
  return { client, projectId, path: `/documents/preventivo.pdf?project=${projectId}` }
}

test('the quote comes as a document to keep', async () => {
  const { client, path } = await briefed()
  const answer = await client.fetch(path)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="preventivo.pdf"')
  expect((await answer.clone().arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  await expectPdf(answer)
})

test('a project without a brief has none', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  expect((await client.fetch(`/documents/preventivo.pdf?project=${projectId}`)).status).toBe(412)
})

test('nobody else gets it, and an odd address is no project', async () => {
  const { path } = await briefed()
  const stranger = await briefed()
  expect((await stranger.client.fetch(path)).status).toBe(404)
  expect((await stranger.client.fetch('/documents/preventivo.pdf?project=../etc')).status).toBe(404)
  expect((await app.visitor().fetch(path)).status).toBe(401)
})
