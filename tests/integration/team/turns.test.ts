import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { findTurnFacts } from 'server/domain/projects/turn.repository'
import { recheckTurns } from 'server/domain/projects/turn.service'
import { turnOf } from 'shared/projects/turn'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeWaitingUpload } from '../../support/builders/deliverables.ts'
import { askToPay, makeOrder } from '../../support/builders/orders.ts'
import { makeMember } from '../../support/builders/people.ts'
import { makeProject } from '../../support/builders/projects.ts'
import { bankAccount, bookTransfer } from '../../support/builders/transfers.ts'
import { deleteRows, getRow, listRows } from '../../support/rows.ts'

// Without workers: the scheduled job would run between a change and its check.
const app = await startApp({ env: bankAccount, work: false })
const { clock } = app
const DAY = 86_400_000

const storedTurn = async (projectId: string) => {
  const { side, because, since, recheckAt } = await getRow(app, 'projectTurns', { projectId })
  return { side, because, since, recheckAt }
}

async function ruledTurn(projectId: string) {
  const facts = await findTurnFacts(app.context.db, projectId)
  if (!facts) throw new Error('The project is gone.')
  return turnOf(facts, clock.now())
}

/** Creates an order and a manager. Its calls may be refused. */
async function makeScene() {
  const order = await makeOrder(app)
  const manager = await makeMember(app, 'Project Manager')
  const { client, projectId, userId } = order
  const newest = async () =>
    (await listRows(app, 'deliverables', { projectId })).toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
    )[0]?.id ?? randomUUID()
  const setStatus = (status: string) =>
    manager.client.ask('team.projects.setStatus', { id: projectId, status })
  const today = () => new Date(clock.now()).toISOString().slice(0, 10)
  const acts: Record<string, () => Promise<unknown>> = {
    confirm: async () => {
      const { data } = await client.ask('dashboard.quote.get', { projectId })
      const totalCents = data?.available ? data.totalCents : 0
      await client.ask('dashboard.quote.confirm', { projectId, totalCents })
    },
    transfer: () => askToPay(order, { method: 'transfer' }),
    book: async () => {
      for (const { id, totalCents } of await listRows(app, 'payments', { projectId, status: 'processing' }))
        await bookTransfer(manager.client, id, { amountCents: totalCents, arrivedOn: today() })
    },
    produce: () => setStatus('in-production'),
    complete: () => setStatus('completed'),
    publish: async () => {
      const uploadId = await makeWaitingUpload(app, { userId: manager.id, projectId })
      const version = { projectId, uploadId, versionName: randomUUID() }
      await manager.client.ask('team.deliverables.publish', version)
    },
    recall: async () => manager.client.ask('team.deliverables.recall', { deliverableId: await newest() }),
    comment: async () => {
      const said = { deliverableId: await newest(), atMs: 0, text: 'Più luce.' }
      await client.ask('dashboard.deliverables.comment', said)
    },
    changes: async () => {
      const request = { deliverableId: await newest(), text: 'Più ritmo.' }
      await client.ask('dashboard.deliverables.requestChanges', request)
    },
    approve: async () => client.ask('dashboard.deliverables.approve', { deliverableId: await newest() }),
    propose: () =>
      manager.client.ask('team.proposals.make', {
        projectId,
        kind: 'addendum',
        lines: [{ label: 'Sottotitoli', amountCents: 20_000 }],
        reason: 'Come richiesto.',
        validUntil: new Date(clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10),
      }),
    accept: async () => {
      for (const { id } of await listRows(app, 'proposals', { projectId }))
        await client.ask('dashboard.proposals.accept', { id })
    },
    write: () => client.ask('dashboard.messages.send', { projectId, text: 'Quando si gira?' }),
    answer: () => manager.client.ask('team.messages.send', { projectId, text: 'Martedì.' }),
    ask: () => manager.client.ask('team.messages.send', { projectId, text: 'Va bene martedì?' }),
    withdraw: async () => {
      for (const { id } of await listRows(app, 'projectMessages', { projectId, userId }))
        await client.ask('dashboard.messages.remove', { id, projectId })
    },
    wait: async () => {
      clock.advance(8 * DAY)
      await recheckTurns(app.context)
    },
  }
  return { projectId, acts }
}

const way = ['confirm', 'transfer', 'book', 'produce', 'publish', 'comment', 'changes', 'publish', 'approve']

test('the stored turn equals the computed one after any actions', {
  timeout: 120_000,
}, async () => {
  const names = Object.keys((await makeScene()).acts)
  const walk = fc.array(fc.oneof({ weight: 2, arbitrary: fc.constant('next') }, fc.constantFrom(...names)), {
    minLength: 14,
    maxLength: 14,
  })
  const met = new Set<string>()
  for (const steps of [way, ...fc.sample(walk, { numRuns: 8, seed: 49 })]) {
    const { projectId, acts } = await makeScene()
    await recheckTurns(app.context)
    const ahead = [...way]
    for (const step of steps) {
      const name = step === 'next' ? (ahead.shift() ?? 'wait') : step
      await acts[name]?.()
      const stored = await storedTurn(projectId)
      expect(stored, `${steps.join(' ')}: ${name}`).toEqual(await ruledTurn(projectId))
      met.add(stored.because)
    }
  }
  expect(met.size).toBeGreaterThan(8)
})

test('a new project has a turn, and one that the migration has not reached gets one', async () => {
  const { userId } = await makeOrder(app)
  const projectId = await makeProject(app, userId)
  expect(await storedTurn(projectId)).toMatchObject({ side: 'client', because: 'brief-to-write' })
  await deleteRows(app, 'projectTurns', { projectId })
  await app.context.transact(tx => tx.emit({ type: 'project.changed', projectId }))
  expect(await storedTurn(projectId)).toEqual(await ruledTurn(projectId))
})
