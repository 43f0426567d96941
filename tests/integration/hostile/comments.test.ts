import { guestLimits } from 'shared/deliverables/drawing'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { comeAsGuest, makeGuest } from '../../support/builders/guests.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor')

/** 13 strokes of 150 points with as many digits as a number takes. */
const scribble = () =>
  Array.from({ length: 13 }, () => ({
    tool: 'pen' as const,
    color: 'red' as const,
    points: Array.from({ length: 300 }, () => Math.random()),
  }))

test('a hundred scribbled comments of a guest are refused beyond the limits of a version, and the PDF is printed', async () => {
  const { publish, projectId, seenByTeam, comment } = await makeReviewRoom(app, editor)
  const deliverableId = await publish('v1')
  const { token } = await makeGuest(app, projectId)
  const { guest, guestId } = await comeAsGuest(app, token)
  const codes: (string | undefined)[] = []
  for (let count = 0; count < 100; count++) {
    // A guest says at most so much in a quarter of an hour.
    app.clock.advance(60_000)
    const said = { guestId, deliverableId, atMs: count * 40, text: 'Qui.', drawing: scribble() }
    codes.push((await guest.ask('guestReview.comment', said)).code)
  }
  const drawn = Math.floor(guestLimits.drawnPoints / (13 * 150))
  expect(codes.filter(code => code === undefined)).toHaveLength(drawn)
  expect(new Set(codes.slice(drawn))).toEqual(new Set(['REVIEW_FULL']))
  expect(JSON.stringify(await seenByTeam()).length).toBeLessThan(600_000)

  await comment(deliverableId, 'Il cliente scrive ancora.', { drawing: scribble() })

  let isPrinting = true
  const slowest = async () => {
    let longest = 0
    while (isPrinting) {
      const began = performance.now()
      expect((await editor.client.fetch('/healthz')).status).toBe(200)
      longest = Math.max(longest, performance.now() - began)
    }
    return longest
  }
  const health = slowest()
  const sheet = await editor.client.fetch(`/documents/commenti.pdf?version=${deliverableId}`)
  isPrinting = false
  expect(sheet.status).toBe(200)
  expect(sheet.headers.get('content-disposition')).toContain('v1.pdf')
  expect(await health).toBeLessThan(300)
})
