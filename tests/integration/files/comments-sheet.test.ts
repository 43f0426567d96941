import { commentsSheet } from 'server/domain/deliverables/review/comments-sheet.pdf'
import { createLog } from 'server/platform/log/log'
import { openMediaTool } from 'server/platform/media/media-tool'
import { commentsSheetTexts as texts } from 'shared/messages/it/pdf'
import { afterAll, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeVersion } from '../../support/builders/deliverables.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'
import { upload } from '../../support/builders/uploads.ts'
import { captureDocument, expectPdf } from '../../support/capture-document.ts'
import { framesOf, hasFfmpeg, makeFilm, needsFfmpeg, pattern } from '../../support/films.ts'
import { waitFor } from '../../support/wait-for.ts'

const media = await openMediaTool({ memoryMb: 1024 }, createLog('silent'))
const app = await startApp({ parts: { media } })
afterAll(() => media?.close())
const editor = await makeMember(app, 'Video Editor', { fullName: 'Luca Moretti' })
const { db } = app.context

/** Returns the HTML of the sheet as passed to the printer, and its JPEGs. */
async function sheetOf(deliverableId: string, withInternal = false) {
  const member = { id: editor.memberId, isManager: false }
  const actor = { userId: editor.id, name: 'Luca Moretti', sessionHandle: 'test', member }
  const words = await captureDocument(app.context, ports =>
    commentsSheet(ports, actor, { deliverableId, withInternal }),
  )
  const images = [...words.matchAll(/data:image\/jpeg;base64,([^"]+)/g)]
  return {
    words: words.replaceAll(/data:image\/jpeg;base64,[^"]+/g, ''),
    stills: images.map(([, base64 = '']) => new Uint8Array(Buffer.from(base64, 'base64'))),
  }
}

async function uploaded(projectId: string, film: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = { kind: 'deliverable', projectId, filename: 'forno.mp4', filetype: 'video/mp4' }
  expect((await upload(editor.client, file, film)).status).toBe(204)
  const found = db.selectFrom('uploads').select('id').where('projectId', '=', projectId)
  return (await found.executeTakeFirstOrThrow()).id
}

describe.skipIf(!hasFfmpeg)(`the sheet of comments${needsFfmpeg}`, () => {
  test('shows comments beside their frames, with annotations', async () => {
    const { client, projectId, publish, comment, commentAsTeam, seenByTeam } = await makeReviewRoom(
      app,
      editor,
    )
    // The brightness of each frame encodes its number.
    const counter = ['-vf', "geq=lum='16+mod(N*13\\,220)':cb=128:cr=128"]
    const film = makeFilm('film.mp4', ...pattern('320x180', '24000/1001', 0.7), ...counter, '-c:a', 'aac')
    const id = await publish('v1', { uploadId: await uploaded(projectId, film) })
    const mediaState = async () => (await seenByTeam()).items[0]?.media?.state
    await waitFor(async () => expect(await mediaState()).toBe('done'))
    const box = { tool: 'box', color: 'yellow', points: [0.1, 0.1, 0.5, 0.5] } as const
    const frames = [3, 4, 11, 15]
    for (const frame of frames) {
      const atMs = Math.round(((frame + 0.5) * 1001) / 24)
      await comment(id, `Fotogramma ${frame}`, { atMs, ...(frame === 4 && { drawing: [box] }) })
    }
    await commentAsTeam(id, 'Il cliente ha fretta.', { internal: true })

    const sheet = await sheetOf(id)
    const shown = framesOf(film)
    expect(sheet.stills.map(still => framesOf(still)[0])).toHaveLength(frames.length)
    for (const [at, frame] of frames.entries()) {
      const [brightness = 0] = framesOf(sheet.stills[at] ?? new Uint8Array())
      expect(Math.abs(brightness - (shown[frame] ?? 0)), `frame ${frame}`).toBeLessThan(6)
    }
    expect(sheet.words.match(/"drawing":/g)).toHaveLength(1)
    expect(sheet.words).toContain('"color":"yellow"')
    expect(sheet.words).toContain('00:00:00:11')
    expect(sheet.words).not.toContain('fretta')

    const withInternal = await sheetOf(id, true)
    expect(withInternal.words).toContain('fretta')
    expect(withInternal.words).toContain(texts.forTeam)
    expect(withInternal.stills).toHaveLength(frames.length + 1)

    const answer = await editor.client.fetch(`/documents/commenti.pdf?version=${id}&internal=1`)
    await expectPdf(answer)
    expect((await client.fetch(`/documents/commenti.pdf?version=${id}`)).status).toBe(404)
  })
})

test('a version without renditions has its comments without images and a notice', async () => {
  const { projectId, commentAsTeam } = await makeReviewRoom(app, editor)
  const id = await makeVersion(app, projectId)
  await commentAsTeam(id, 'Più luce.', { internal: true })
  const { words, stills } = await sheetOf(id, true)
  expect(words).toContain('Più luce.')
  expect(words).toContain(texts.withoutPictures)
  expect(stills).toEqual([])
})

test('a member who is not assigned cannot read its comments', async () => {
  const { projectId } = await makeReviewRoom(app, editor)
  const id = await makeVersion(app, projectId)
  const other = await makeMember(app, 'Video Editor')
  expect((await other.client.fetch(`/documents/commenti.pdf?version=${id}`)).status).toBe(404)
})
