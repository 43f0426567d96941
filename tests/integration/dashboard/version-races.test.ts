import { describe, expect, inject, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeStageRoom } from '../../support/builders/stage-room.ts'
import { getRow, listRows, updateRows } from '../../support/rows.ts'
import type { Answer } from '../../support/rpc-client.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')

/** The embedded store has one connection and serializes transactions, so fewer rounds suffice. */
const ROUNDS = inject('template').kind === 'embedded' ? 10 : 50

const rowOf = (id: string) => getRow(app, 'deliverables', { id })

const actsOf = async (id: string) =>
  (await listRows(app, 'auditLog', { subjectId: id })).map(({ action }) => action).sort()

type Act = (deliverableId: string) => Promise<Answer>

/** Runs two calls on a version concurrently, in alternating order. Returns their error codes or `done`. */
async function atOnce(round: number, id: string, one: Act, other: Act) {
  const acts = round % 2 === 0 ? [one, other] : [other, one]
  const codes = (await Promise.all(acts.map(act => act(id)))).map(({ code }) => code ?? 'done')
  return round % 2 === 0 ? codes : codes.toReversed()
}

describe(`${ROUNDS} times concurrently`, () => {
  test('recalling and approving: one succeeds, the other is refused with the reason', async () => {
    const { client, publish, recall } = await makeStageRoom(app, editor, manager)
    const approve: Act = deliverableId => client.ask('dashboard.deliverables.approve', { deliverableId })
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const found = await atOnce(round, id, recall, approve)
      const { isSent, approvedAt } = await rowOf(id)
      const isRecalled = found[0] === 'done'
      expect(found).toEqual(isRecalled ? ['done', 'VERSION_RECALLED'] : ['VERSION_DECIDED', 'done'])
      expect([isSent, approvedAt !== null]).toEqual(isRecalled ? [false, false] : [true, true])
      expect(await actsOf(id)).toEqual(
        ['review.saved', 'review.published', isRecalled ? 'review.recalled' : 'review.approved'].sort(),
      )
    }
  })

  test('replacing and approving: no unseen file is approved', async () => {
    const { client, publish, replace } = await makeStageRoom(app, editor, manager)
    const approve: Act = deliverableId =>
      client.ask('dashboard.deliverables.approve', { deliverableId, fileNumber: 1 })
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const { filePath } = await rowOf(id)
      const found = await atOnce(round, id, replace, approve)
      const row = await rowOf(id)
      const isReplaced = found[0] === 'done'
      expect(found).toEqual(isReplaced ? ['done', 'FILE_REPLACED'] : ['VERSION_DECIDED', 'done'])
      expect([row.fileNumber, row.filePath === filePath, row.approvedAt !== null]).toEqual(
        isReplaced ? [2, false, false] : [1, true, true],
      )
    }
  })

  test('sending twice: the client is notified once', async () => {
    const { save, send, news } = await makeStageRoom(app, editor, manager)
    const told = (await news()).length
    for (let round = 0; round < ROUNDS; round++) {
      const id = await save(`v${round}`)
      const sendIt: Act = deliverableId => send(deliverableId, { versionName: `v${round}` })
      const found = await atOnce(round, id, sendIt, sendIt)
      expect([...found].sort()).toEqual(['VERSION_SENT', 'done'])
      expect(await actsOf(id)).toEqual(['review.published', 'review.saved'])
    }
    const rows = await listRows(app, 'notifications', { title: 'Il tuo video è pronto da rivedere' })
    expect(rows.length).toBeGreaterThanOrEqual(ROUNDS + told)
  })

  test('recalling and replacing: both succeed in either order, and the version is with the team', async () => {
    const { publish, recall, replace } = await makeStageRoom(app, editor, manager)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const found = await atOnce(round, id, recall, replace)
      expect(found).toEqual(['done', 'done'])
      const { isSent, fileNumber } = await rowOf(id)
      expect([isSent, fileNumber]).toEqual([false, 2])
    }
  })

  test('recalling and requesting changes: a round is used only if the request came first', async () => {
    const { client, publish, recall, seen, projectId } = await makeStageRoom(app, editor, manager)
    const askForChanges: Act = deliverableId =>
      client.ask('dashboard.deliverables.requestChanges', { deliverableId, text: 'Più luce.' })
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const found = await atOnce(round, id, recall, askForChanges)
      const isRecalled = found[0] === 'done'
      expect(found).toEqual(isRecalled ? ['done', 'VERSION_RECALLED'] : ['VERSION_DECIDED', 'done'])
      expect((await seen()).rounds.used).toBe(isRecalled ? 0 : 1)
      await updateRows(app, 'deliverables', { projectId }, { changesRequestedAt: null })
    }
  })
})
