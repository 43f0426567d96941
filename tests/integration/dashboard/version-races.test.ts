import { describe, expect, inject, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeStageRoom } from '../../support/builders/stage-room.ts'
import { getRow, listRows, updateRows } from '../../support/rows.ts'
import type { Answer } from '../../support/rpc-client.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager')
const editor = await makeMember(app, 'Video Editor')

/** The embedded store has one connection, on which transactions come one after the other: there is less to meet. */
const ROUNDS = inject('template').kind === 'embedded' ? 10 : 50

const rowOf = (id: string) => getRow(app, 'deliverables', { id })

const actsOf = async (id: string) =>
  (await listRows(app, 'auditLog', { subjectId: id })).map(({ action }) => action).sort()

/** Two acts at the same moment, in either order. */
async function atOnce(round: number, one: () => Promise<Answer>, other: () => Promise<Answer>) {
  if (round % 2 === 0) return Promise.all([one(), other()])
  const [second, first] = await Promise.all([other(), one()])
  return [first, second] as const
}

const codes = (answers: readonly Answer[]) => answers.map(({ code }) => code ?? 'done')

describe(`${ROUNDS} times at the same moment`, () => {
  test('recalling and approving: one is done, the other hears why not', async () => {
    const { client, publish, recall } = await makeStageRoom(app, editor, manager)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const found = codes(
        await atOnce(
          round,
          () => recall(id),
          () => client.ask('dashboard.deliverables.approve', { deliverableId: id }),
        ),
      )
      const { isSent, approvedAt } = await rowOf(id)
      const isRecalled = found[0] === 'done'
      expect(found).toEqual(isRecalled ? ['done', 'VERSION_RECALLED'] : ['VERSION_DECIDED', 'done'])
      expect([isSent, approvedAt !== null]).toEqual(isRecalled ? [false, false] : [true, true])
      expect(await actsOf(id)).toEqual(
        ['review.published', isRecalled ? 'review.recalled' : 'review.approved'].sort(),
      )
    }
  })

  test('replacing and approving: nobody approves a file that they have not seen', async () => {
    const { client, publish, replace } = await makeStageRoom(app, editor, manager)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const { filePath } = await rowOf(id)
      const found = codes(
        await atOnce(
          round,
          () => replace(id),
          () => client.ask('dashboard.deliverables.approve', { deliverableId: id, fileNumber: 1 }),
        ),
      )
      const row = await rowOf(id)
      const isReplaced = found[0] === 'done'
      expect(found).toEqual(isReplaced ? ['done', 'FILE_REPLACED'] : ['VERSION_DECIDED', 'done'])
      expect([row.fileNumber, row.filePath === filePath, row.approvedAt !== null]).toEqual(
        isReplaced ? [2, false, false] : [1, true, true],
      )
    }
  })

  test('sending twice: the client is told once', async () => {
    const { save, send, news } = await makeStageRoom(app, editor, manager)
    const told = (await news()).length
    for (let round = 0; round < ROUNDS; round++) {
      const id = await save(`v${round}`)
      const found = codes(
        await atOnce(
          round,
          () => send(id, { versionName: `v${round}` }),
          () => send(id, { versionName: `v${round}` }),
        ),
      )
      expect([...found].sort()).toEqual(['VERSION_SENT', 'done'])
      expect(await actsOf(id)).toEqual(['review.published', 'review.saved'])
    }
    const rows = await listRows(app, 'notifications', { title: 'Il tuo video è pronto da rivedere' })
    expect(rows.length).toBeGreaterThanOrEqual(ROUNDS + told)
  })

  test('recalling and replacing: both are done in either order, and the version is with the team', async () => {
    const { publish, recall, replace } = await makeStageRoom(app, editor, manager)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const found = codes(
        await atOnce(
          round,
          () => recall(id),
          () => replace(id),
        ),
      )
      expect(found).toEqual(['done', 'done'])
      const { isSent, fileNumber } = await rowOf(id)
      expect([isSent, fileNumber]).toEqual([false, 2])
    }
  })

  test('recalling and asking for changes: a round is spent only where that came first', async () => {
    const { client, publish, recall, seen, projectId } = await makeStageRoom(app, editor, manager)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await publish(`v${round}`)
      const asked = { deliverableId: id, text: 'Più luce.' }
      const found = codes(
        await atOnce(
          round,
          () => recall(id),
          () => client.ask('dashboard.deliverables.requestChanges', asked),
        ),
      )
      const isRecalled = found[0] === 'done'
      expect(found).toEqual(isRecalled ? ['done', 'VERSION_RECALLED'] : ['VERSION_DECIDED', 'done'])
      expect((await seen()).rounds.used).toBe(isRecalled ? 0 : 1)
      await updateRows(app, 'deliverables', { projectId }, { changesRequestedAt: null })
    }
  })
})
