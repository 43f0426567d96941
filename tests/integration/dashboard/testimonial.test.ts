import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { listRows } from '../../support/rows.ts'

const app = await startApp()

const manager = await makeMember(app, 'Project Manager')

const moderate = (id: string, published = true) =>
  manager.client.call('team.testimonials.moderate', { id, published })

const published = async () =>
  (await app.visitor().call('publicForms.testimonials')).map(({ comment }) => comment)

test('a testimonial is stored, shown to its author and reported to the managers; public only with consent', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const said = { projectId, rating: 4, comment: 'Puntuali.', publicConsent: false }
  const { id } = await client.call('dashboard.testimonial.submit', said)
  expect(await client.call('dashboard.testimonial.mine')).toMatchObject([{ id, ...said }])
  expect((await manager.client.ask('team.testimonials.moderate', { id, published: true })).status).toBe(404)
  expect(await published()).not.toContain('Puntuali.')
  const { items } = await manager.client.call('team.notifications.list', {})
  expect(items[0]).toMatchObject({ title: 'Nuova recensione', message: 'Chiara Colombo: 4 stelle.' })
})

test('browsers cache the published testimonials and revalidate them', async () => {
  const ask = (tag = '') =>
    app.visitor().fetch('/trpc/publicForms.testimonials', { headers: { 'if-none-match': tag } })
  const first = await ask()
  const tag = first.headers.get('etag') ?? ''
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  const again = await ask(tag)
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag])
  const { client, projectId } = await makeClientWithProject(app)
  const review = { projectId, rating: 5, comment: 'Tornerei domani.', publicConsent: true }
  const { id } = await client.call('dashboard.testimonial.submit', review)
  await moderate(id)
  const changed = await ask(tag)
  expect([changed.status, await changed.text()]).toEqual([200, expect.stringContaining('Tornerei domani.')])
  expect(changed.headers.get('etag')).not.toBe(tag)
})

test('a second testimonial of the same project replaces the first, also concurrently', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const said = { projectId, publicConsent: true }
  const submit = (rating: number) =>
    client.call('dashboard.testimonial.submit', { ...said, rating, comment: `${rating}` })
  const first = await submit(2)
  const again = await Promise.all([submit(5), submit(5)])
  expect(new Set([first, ...again].map(({ id }) => id)).size).toBe(1)
  expect(await client.call('dashboard.testimonial.mine')).toMatchObject([{ rating: 5, comment: '5' }])
  expect(await published()).not.toContain('5')
  await moderate(first.id)
  expect(await published()).toContain('5')
})

test('a testimonial of a project that is sent again stays approved and is reported once', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const said = { projectId, rating: 5, comment: `Lo rifarei, ${randomUUID()}.`, publicConsent: true }
  const submit = () => client.call('dashboard.testimonial.submit', said)
  const countNews = async () =>
    (await listRows(app, 'notifications', { userId: manager.id, title: 'Nuova recensione' })).length
  const { id } = await submit()
  await moderate(id)
  const told = await countNews()
  expect(await submit()).toEqual({ id })
  expect(await published()).toContain(said.comment)
  expect(await countNews()).toBe(told)
})

test('a testimonial is public only after a manager published it, until it is withdrawn or edited', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const said = { projectId, rating: 5, comment: 'Mai comprato nulla, ma bravi.', publicConsent: true }
  const { id } = await client.call('dashboard.testimonial.submit', said)
  expect(await published()).not.toContain(said.comment)
  const { items } = await manager.client.call('team.testimonials.list', {})
  expect(items[0]).toMatchObject({ id, comment: said.comment, publishedAt: null })
  await moderate(id)
  expect(await published()).toContain(said.comment)
  await moderate(id, false)
  expect(await published()).not.toContain(said.comment)
  await moderate(id)
  await client.call('dashboard.testimonial.submit', { ...said, comment: 'Visitate il mio sito.' })
  expect(await published()).not.toContain('Visitate il mio sito.')
})

test('a testimonial that its author has replaced since it was read is not published', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const submit = (comment: string) =>
    client.call('dashboard.testimonial.submit', { projectId, rating: 5, comment, publicConsent: true })
  const { id } = await submit('Bravi.')
  const { createdAt: seenAt } = (await manager.client.call('team.testimonials.list', {})).items[0] ?? {}
  app.clock.advance(1000)
  await submit('Visitate il mio sito.')
  const ask = (published: boolean) =>
    manager.client.ask('team.testimonials.moderate', { id, published, seenAt })
  expect((await ask(true)).code).toBe('TESTIMONIAL_CHANGED')
  expect(await published()).not.toContain('Visitate il mio sito.')
  expect((await ask(false)).status).toBe(200)
})

test('only the newest published testimonial of an author is public', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  const say = async (comment: string, publicConsent: boolean, of: { projectId?: string } = {}) => {
    const said = { rating: 5, comment, publicConsent, ...of }
    const { id } = await client.call('dashboard.testimonial.submit', said)
    if (publicConsent) await moderate(id)
  }
  await say('La prima.', true, { projectId })
  app.clock.advance(1000)
  await say('La seconda.', true)
  app.clock.advance(1000)
  await say('La terza, per voi soli.', false)
  const shown = await published()
  expect(shown).toContain('La seconda.')
  expect(shown).not.toContain('La prima.')
  expect(shown).not.toContain('La terza, per voi soli.')
})

test('a testimonial without a project is stored once when sent again, also concurrently', async () => {
  const { client } = await makeClientWithProject(app)
  const said = { rating: 5, comment: `Una squadra attenta, ${randomUUID()}.`, publicConsent: true }
  const submit = (more: object = {}) => client.call('dashboard.testimonial.submit', { ...said, ...more })
  const ids = (await Promise.all([submit(), submit(), submit()])).map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
  await manager.client.call('team.testimonials.moderate', { id: ids[0] ?? '', published: true })
  await submit()
  expect(await published(), 'still approved').toContain(said.comment)
  await submit({ rating: 4 })
  expect(await client.call('dashboard.testimonial.mine')).toMatchObject([{ rating: 4 }, { rating: 5 }])
})

test('a testimonial needs neither comment nor project, but stars', async () => {
  const { client } = await makeClientWithProject(app)
  const refused = await client.ask('dashboard.testimonial.submit', { rating: 6 })
  expect(refused.fields).toEqual({ rating: 'OUT_OF_RANGE', publicConsent: 'REQUIRED' })
  await client.call('dashboard.testimonial.submit', { rating: 1, publicConsent: false })
  expect(await client.call('dashboard.testimonial.mine')).toMatchObject([{ projectId: null, comment: null }])
})
