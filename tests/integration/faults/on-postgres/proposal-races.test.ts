import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makePaidOrder } from '../../../support/builders/orders.ts'
import { makeMember } from '../../../support/builders/people.ts'
import { makeProposal } from '../../../support/builders/proposals.ts'
import { at, twoProcesses } from '../../../support/processes/two-processes.ts'
import { getRow, listRows } from '../../../support/rows.ts'

const times = Array.from({ length: 50 }, (_, index) => index)
const AT_ONCE = [0, 1, 2, 3]

const [one, other] = await twoProcesses()
const manager = await makeMember(one, 'Project Manager')
const order = await makePaidOrder(one)
const clients = [order.client, at(other, order.client)]

const change = { kind: 'addendum', totalCents: 20_000 }
const actsOf = (id: string, action: string) => listRows(one, 'auditLog', { subjectId: id, action })

test.each(times)('a proposal is accepted once: %i', async () => {
  const id = await makeProposal(one, order.projectId, change)
  const answers = await Promise.all(
    AT_ONCE.map(index => (clients[index % 2] ?? order.client).ask('dashboard.proposals.accept', { id })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await actsOf(id, 'proposal.accepted')).toHaveLength(1)
  const pay = (index: number) =>
    (clients[index % 2] ?? order.client).ask('dashboard.payment.payExtra', {
      proposalId: id,
      requestId: randomUUID(),
    })
  const paid = await Promise.all(AT_ONCE.map(pay))
  expect(paid.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(await listRows(one, 'payments', { proposalId: id })).toHaveLength(1)
})

test.each(times)(
  'what is withdrawn ends withdrawn, and is accepted before that or not at all: %i',
  async index => {
    const id = await makeProposal(one, order.projectId, change)
    const accept = () => (clients[index % 2] ?? order.client).ask('dashboard.proposals.accept', { id })
    const withdraw = () => at(other, manager.client).ask('team.proposals.withdraw', { id })
    const [accepted, withdrawn] = await Promise.all(
      index % 3 ? [accept(), withdraw()] : [withdraw(), accept()].reverse(),
    )
    const { state } = await getRow(one, 'proposals', { id })
    expect([withdrawn?.status, state]).toEqual([200, 'withdrawn'])
    expect([200, 409]).toContain(accepted?.status)
    const acts = [await actsOf(id, 'proposal.accepted'), await actsOf(id, 'proposal.withdrawn')]
    expect(acts.map(({ length }) => length)).toEqual([accepted?.status === 200 ? 1 : 0, 1])
  },
)
