import { describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeReference } from '../../support/builders/projects.ts'
import { getRow } from '../../support/rows.ts'

const app = await startApp()

const video = {
  videoUrl: '/media/officina.mp4#officina-alle-sette',
  videoTitle: 'Officina alle sette',
  videoCategory: 'corporate',
}

describe('saving an inspiration', () => {
  test('stores the video in the project, with its position', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const saved = await client.call('dashboard.references.add', {
      projectId,
      ...video,
      note: 'Il ritmo, non i colori.',
      atSecond: 4,
    })
    const row = await getRow(app, 'projectVideoReferences', { id: saved.id })
    expect(row).toMatchObject({ projectId, ...video, note: 'Il ritmo, non i colori.', atSecond: 4 })
    expect(saved).toMatchObject({ id: row.id, projectId, ...video })
  })

  test('is stored once per video and project, also concurrently', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    const press = () => client.call('dashboard.references.add', { projectId, ...video })
    const rows = await Promise.all(Array.from({ length: 8 }, press))
    expect(new Set(rows.map(row => row.id)).size).toBe(1)
    expect(await client.call('dashboard.references.list', { projectId })).toHaveLength(1)
  })

  test('is limited to two hundred videos', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    for (let nth = 0; nth < 199; nth++) await makeReference(app, projectId, { videoUrl: `/media/${nth}.mp4` })
    const add = (videoUrl: string) =>
      client.ask('dashboard.references.add', { ...video, projectId, videoUrl })
    expect((await add('/media/199.mp4')).status).toBe(200)
    expect((await add(video.videoUrl)).code).toBe('REFERENCES_FULL')
    expect((await add('/media/7.mp4')).status).toBe(200)
    expect(await client.call('dashboard.references.list', { projectId })).toHaveLength(200)
  })

  test('distinguishes two items with the same clip', async () => {
    const { client, projectId } = await makeClientWithProject(app)
    await client.call('dashboard.references.add', { projectId, ...video })
    const other = { ...video, videoUrl: '/media/officina.mp4#tre-generazioni', videoTitle: 'Tre generazioni' }
    await client.call('dashboard.references.add', { projectId, ...other })
    expect(await client.call('dashboard.references.list', { projectId })).toHaveLength(2)
  })

  test.each([
    'javascript:alert(1)',
    '/dashboard',
    '/media/../x.mp4',
    '//evil.example/x',
    'ftp://a.example/x',
  ])('refuses %s, which is not the address of a video', async videoUrl => {
    const { client, projectId } = await makeClientWithProject(app)
    const { fields } = await client.ask('dashboard.references.add', { projectId, ...video, videoUrl })
    expect(fields).toEqual({ videoUrl: 'INVALID_URL' })
  })
})

test('the list begins with the last selected', async () => {
  const { client, projectId } = await makeClientWithProject(app)
  for (const day of [1, 3, 2]) {
    const selectedAt = new Date(Date.UTC(2026, 0, day))
    const videoUrl = `/media/officina.mp4#${day}`
    await makeReference(app, projectId, { videoUrl, videoTitle: `Giorno ${day}`, selectedAt })
  }
  const titles = (await client.call('dashboard.references.list', { projectId })).map(item => item.videoTitle)
  expect(titles).toEqual(['Giorno 3', 'Giorno 2', 'Giorno 1'])
})

describe('notes of an inspiration', () => {
  const saved = async () => {
    const own = await makeClientWithProject(app)
    const { id } = await own.client.call('dashboard.references.add', { projectId: own.projectId, ...video })
    return { ...own, id }
  }

  test('store text and position, as a time or in seconds, and keep missing fields', async () => {
    const { client, id } = await saved()
    const update = (said: object) => client.call('dashboard.references.update', { id, ...said })
    expect(await update({ note: 'La luce.', atSecond: '1:05' })).toMatchObject({
      note: 'La luce.',
      atSecond: 65,
    })
    expect(await update({ atSecond: 12 })).toMatchObject({ note: 'La luce.', atSecond: 12 })
    expect(await update({ note: '' })).toMatchObject({ note: null, atSecond: 12 })
    expect(await update({ atSecond: null })).toMatchObject({ note: null, atSecond: null })
    const refused = await client.ask('dashboard.references.update', { id, atSecond: '1:75' })
    expect(refused.fields).toEqual({ atSecond: 'VIDEO_TIME' })
  })
})
