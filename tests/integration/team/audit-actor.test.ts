import { recordPaymentOutcome } from 'server/domain/orders/payment/settlement.service'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeClientWithProject, makeConfirmedOrder } from '../../support/builders/orders.ts'
import { type Member, makeMember } from '../../support/builders/people.ts'
import { makePayment } from '../../support/builders/projects.ts'
import { getRow } from '../../support/rows.ts'

const app = await startApp()
const manager = await makeMember(app, 'Project Manager', { fullName: 'Rita Sala' })
const editor = await makeMember(app, 'Video Editor')

/** What is written down of a project, oldest first. */
const actsOn = (projectId: string) =>
  app.context.db
    .selectFrom('auditLog')
    .select(['action', 'actorId', 'actorName', 'sessionHandle', 'detail'])
    .where('projectId', '=', projectId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

async function sessionOf({ id }: Pick<Member, 'id'>): Promise<string> {
  const { handle } = await getRow(app, 'sessions', { userId: id })
  return handle
}

test('a refund is the manager’s who gave it, with the session it was given in', async () => {
  const { userId, projectId } = await makeConfirmedOrder(app)
  await makePayment(app, projectId)
  await manager.client.call('team.payments.refund', { projectId })
  const acts = await actsOn(projectId)
  const by = { actorId: manager.id, actorName: 'Rita Sala', sessionHandle: await sessionOf(manager) }
  expect(acts.find(act => act.action === 'payment.refunded')).toMatchObject(by)
  expect(acts.find(act => act.action === 'quote.confirmed')).toMatchObject({ actorId: userId })
})

test('what a manager changes in a project is written down with old and new values', async () => {
  const { projectId } = await makeClientWithProject(app, { title: 'La pasta' })
  const { client, id: actorId } = manager
  await client.call('team.projects.rename', { id: projectId, title: 'La pasta fresca' })
  await client.call('team.projects.assign', { id: projectId, memberIds: [editor.memberId] })
  await client.call('team.projects.setStatus', { id: projectId, status: 'in-review' })
  const acts = await actsOn(projectId)
  expect(acts.every(act => act.actorId === actorId && act.sessionHandle !== null)).toBe(true)
  expect(acts.map(({ action, detail }) => [action, detail])).toEqual([
    ['project.renamed', { from: 'La pasta', to: 'La pasta fresca' }],
    ['project.assigned', { from: [], to: [editor.memberId] }],
    ['project.status', { from: 'briefing', to: 'in-review' }],
  ])
})

test('a payment that the provider reports is the payer’s, without a session', async () => {
  const { userId, projectId } = await makeConfirmedOrder(app)
  const paymentId = await makePayment(app, projectId, { status: 'processing', paidAt: null })
  await recordPaymentOutcome(app.context, paymentId, 'paid')
  const acts = await actsOn(projectId)
  expect(acts.find(act => act.action === 'payment.paid')).toMatchObject({
    actorId: userId,
    sessionHandle: null,
  })
})
