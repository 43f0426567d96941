import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeReviewRoom } from '../../support/builders/review-room.ts'

const app = await startApp()
const editor = await makeMember(app, 'Video Editor')

const room = () => makeReviewRoom(app, editor)

const box = { tool: 'box', color: 'yellow', points: [0.1, 0.2, 0.5, 0.6] } as const
const arrow = { tool: 'arrow', color: 'red', points: [0.9, 0.9, 0.55, 0.62] } as const
const stroke = { tool: 'pen', color: 'blue', points: [0, 0, 0.5, 0.5, 1, 1] } as const

test('a drawing goes with its comment: both sides see it, the mail says that there is one', async () => {
  const { client, publish, comment, seen, seenByTeam } = await room()
  const deliverableId = await publish('v1')
  const drawing = [box, arrow, stroke]
  await comment(deliverableId, 'Qui.', { atMs: 1000, drawing })
  await comment(deliverableId, 'E qui.', { atMs: 3000 })
  for (const shown of [await seen(), await seenByTeam()])
    expect(shown.items[0]?.comments.map(thread => thread.drawing)).toEqual([drawing, null])
  await client.call('dashboard.deliverables.requestChanges', { deliverableId })
  const mail = await app.mailbox.find(editor.email, /Modifiche richieste/)
  expect(mail.text).toContain('Qui. (con un disegno)')
  expect(mail.text).not.toContain('E qui. (con un disegno)')
})

test('the drawing of an internal note stays inside', async () => {
  const { publish, commentAsTeam, seen, seenByTeam } = await room()
  await commentAsTeam(await publish('v1'), 'Fra noi.', { internal: true, drawing: [stroke] })
  expect((await seenByTeam()).items[0]?.comments[0]?.drawing).toEqual([stroke])
  expect(JSON.stringify(await seen())).not.toContain('pen')
})

test('what its author drew is in the export of their data', async () => {
  const { client, publish, comment } = await room()
  await comment(await publish('v1'), 'Mio.', { drawing: [box] })
  const { comments } = await client.call('dashboard.profile.export')
  expect(comments).toMatchObject([{ text: 'Mio.', drawing: [box] }])
})

test.each([
  ['without words', { text: '   ', drawing: [box] }, { text: 'REQUIRED' }],
  ['that is empty', { text: 'Qui.', drawing: [] }, { drawing: 'REQUIRED' }],
  ['on an answer', { text: 'Qui.', drawing: [box], isAnswer: true }, { drawing: 'OUT_OF_RANGE' }],
])(
  'a drawing %s is refused',
  async (_case, { isAnswer, ...said }: object & { isAnswer?: boolean }, fields) => {
    const { client, publish, comment } = await room()
    const deliverableId = await publish('v1')
    const { id } = await comment(deliverableId, 'Prima.')
    const asked = { deliverableId, atMs: 0, ...said, ...(isAnswer && { parentId: id }) }
    const answer = await client.ask('dashboard.deliverables.comment', asked)
    expect([answer.status, answer.fields]).toEqual([400, fields])
  },
)
