import { sql } from 'kysely'
import { fillDemo } from 'server/demo/fill-demo'
import { auditAreas } from 'shared/audit/act'
import { beforeAll, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { signedIn } from '../../support/builders/people.ts'
import { getRow } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'

const app = await startApp({ work: false, env: { DEMO: 'on', PREVIEW_PASSWORD: '' } })

async function enter(email: string): Promise<RpcClient> {
  const { id } = await getRow(app, 'users', { email })
  return signedIn(app, id)
}

let manager: RpcClient
beforeAll(async () => {
  await fillDemo(app.context)
  await fillDemo(app.context)
  manager = await enter('pm@demo.example')
})

test('the audit log has entries in every area, and a project’s history ends at its status', async () => {
  const { items } = await manager.call('team.audit.list', { limit: 100 })
  expect(items.every(item => Date.parse(item.createdAt) < app.clock.now().getTime())).toBe(true)
  // The system issues invoices, so they have no actor.
  expect(items.filter(item => item.actorName === null).map(item => item.action)).toEqual(
    items.filter(item => /^(invoice|credit-note)\.issued$/.test(item.action)).map(item => item.action),
  )
  for (const area of auditAreas) {
    const acts = await manager.call('team.audit.list', { area })
    expect([area, acts.items.length > 0]).toEqual([area, true])
  }
  const { items: projects } = await manager.call('team.projects.list', { limit: 100 })
  for (const { id, status } of projects) {
    const { history } = await manager.call('team.projects.get', { id })
    const [last] = history.filter(act => act.action === 'project.status')
    expect([id, last?.detail.to ?? 'briefing']).toEqual([id, status])
  }
})

test('a credit note is dated on or after its refund, and a project in review has a version', async () => {
  const { db } = app.context
  const credited = await db
    .selectFrom('invoices')
    .innerJoin('refunds', 'refunds.paymentId', 'invoices.paymentId')
    .select(['invoices.createdAt as issuedAt', 'refunds.createdAt as refundedAt'])
    .where('invoices.kind', '=', 'credit-note')
    .execute()
  expect(credited.length).toBeGreaterThan(0)
  for (const { issuedAt, refundedAt } of credited)
    expect(issuedAt.getTime()).toBeGreaterThanOrEqual(refundedAt.getTime())
  const { items } = await manager.call('team.projects.list', { status: 'in-review', limit: 100 })
  for (const { id: projectId, title } of items)
    expect((await manager.call('team.deliverables.list', { projectId })).items, title).not.toEqual([])
})

test('projects and clients are as old as their history, and a film is shot before its first version', async () => {
  const anHourAgo = new Date(app.clock.now().getTime() - 3_600_000).toISOString()
  const { items } = await manager.call('team.projects.list', { limit: 100 })
  const recent = items.filter(({ activeAt }) => activeAt > anHourAgo)
  expect(recent.map(({ title }) => title)).toEqual([])
  const { items: clients } = await manager.call('team.clients.list', { limit: 100 })
  expect(clients.filter(({ createdAt }) => createdAt > anHourAgo).length).toBeLessThanOrEqual(1)
  const late = await app.context.db
    .selectFrom('projectShoots')
    .innerJoin('deliverables', 'deliverables.projectId', 'projectShoots.projectId')
    .select('projectShoots.projectId')
    .where(sql<boolean>`project_shoots.day > deliverables.created_at::date`)
    .execute()
  expect(late).toEqual([])
})
