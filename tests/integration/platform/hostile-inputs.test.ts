import { setTimeout as pause } from 'node:timers/promises'
import { createLlm } from 'server/platform/llm/llm'
import { createLog } from 'server/platform/log/log'
import { openMediaTool } from 'server/platform/media/media-tool'
import { drawingLimits, guestLimits } from 'shared/deliverables/drawing'
import { z } from 'shared/errors/zod'
import { afterAll, expect, test } from 'vitest'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makeSignedInGuest } from '../../support/builders/guests.ts'
import { makeClientWithProject } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { mp4 } from '../../support/builders/sample-files.ts'
import { upload } from '../../support/builders/uploads.ts'
import { startEndlessModel } from '../../support/fakes/endless-model.ts'
import { startAtStripe } from '../../support/fakes/stripe-app.ts'
import { hasFfmpeg, makeFilm } from '../../support/films.ts'
import { freePort } from '../../support/processes/free-port.ts'

const log = createLog('silent')
const model = await startEndlessModel(await freePort())
afterAll(model.stop)
const media = await openMediaTool({ memoryMb: 1024 }, log)
afterAll(() => media?.close())
const llm = createLlm({ baseUrl: model.baseUrl, apiKey: 'a-key', model: 'small' }, log)
const { app, provider } = await startAtStripe({ parts: { llm, media, log } })
const editor = await makeMember(app, 'Video Editor')

// The test runner transforms the modules of the model at their first import, which blocks longer than the bound.
await createLlm({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: 'k', model: 'm' }, log).write({
  name: 'test',
  instructions: '',
  material: {},
  answer: z.object({}),
  validate: () => null,
  urgent: { withinMs: 2000 },
})

const { pointsInShape, points } = drawingLimits

/** Annotation with the maximum number of points. */
const scribble = Array.from({ length: Math.ceil(points / pointsInShape) }, (_, nth) => ({
  tool: 'pen' as const,
  color: 'red' as const,
  points: Array.from(
    { length: 2 * Math.min(pointsInShape, points - nth * pointsInShape) },
    (__, at) => ((at * 7919) % 10_007) / 10_007,
  ),
}))

/** Videos: two frames ten minutes apart, no frames, and a truncated file. */
const films = [
  mp4,
  ...(hasFfmpeg
    ? [
        ['-i', 'color=s=32x32:r=1/300:d=600', '-c:v', 'mpeg4'],
        ['-i', 'color=s=32x32:r=25:d=1', '-c:v', 'mpeg4', '-frames:v', '0'],
      ].map(args => makeFilm('film.mp4', '-f', 'lavfi', ...args))
    : []),
]

test('no answer is 5xx and /healthz answers within 300 ms during hostile comments, videos, models and webhooks', async () => {
  const statuses: number[] = []
  const note = ({ status }: { status: number }) => void statuses.push(status)

  async function comments() {
    const { projectId, seenByTeam } = await makeReviewRoom(app, editor)
    const deliverableId = await makeVersion(app, projectId)
    const { guest, guestId } = await makeSignedInGuest(app, projectId)
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 100; count++) {
      // The rate limit of guests has a window of 15 minutes.
      app.clock.advance(60_000)
      const said = { guestId, deliverableId, atMs: count * 40, text: 'Qui.', drawing: scribble }
      const answer = await guest.ask('guestReview.comment', said)
      note(answer)
      codes.push(answer.code)
    }
    const drawn = Math.floor(guestLimits.drawnPoints / points)
    expect(codes.filter(code => code === undefined)).toHaveLength(drawn)
    expect(new Set(codes.slice(drawn))).toEqual(new Set(['REVIEW_FULL']))
    const [version] = (await seenByTeam()).items
    note(await editor.client.fetch(`/documents/commenti.pdf?version=${version?.id}`))
  }

  async function filmsOf() {
    const { client } = await makeMember(app, 'Project Manager')
    const { projectId } = await makeClientWithProject(app)
    for (const film of films) {
      const announced = { kind: 'deliverable', projectId, filename: 'forno.mp4', filetype: 'video/mp4' }
      note(await upload(client, announced, film))
      note(await client.ask('team.deliverables.list', { projectId }))
    }
  }

  async function talk() {
    const { client, projectId } = await makeClientWithProject(app)
    note(await client.ask('dashboard.briefing.say', { projectId, text: 'Un video per la mia azienda.' }))
    note(await client.ask('dashboard.briefing.conversation', { projectId }))
  }

  async function webhooks() {
    for (const payload of ['null', '[]', '{"id":1}', '{"id":"evt_\\u0000","type":"charge.refunded"}'])
      note({ status: await provider.send(provider.signed(payload)) })
  }

  let isBusy = true
  async function slowestHealth() {
    let longestMs = 0
    while (isBusy) {
      const began = process.threadCpuUsage()
      note(await editor.client.fetch('/healthz'))
      const { user, system } = process.threadCpuUsage(began)
      longestMs = Math.max(longestMs, (user + system) / 1000)
      await pause(10)
    }
    return longestMs
  }
  const health = slowestHealth()
  await Promise.all([comments(), filmsOf(), talk(), webhooks()]).finally(() => {
    isBusy = false
  })
  expect(statuses.filter(status => status >= 500)).toEqual([])
  expect(await health).toBeLessThan(300)
})
