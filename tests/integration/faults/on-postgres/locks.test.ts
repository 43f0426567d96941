import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startApp } from '../../../support/app.ts'
import { makeConfirmed } from '../../../support/builders/orders.ts'
import { makeClient, makeMember } from '../../../support/builders/people.ts'
import { makePayment, makeProject } from '../../../support/builders/projects.ts'
import { listRows } from '../../../support/rows.ts'
import { waitFor } from '../../../support/wait-for.ts'

const app = await startApp()
const { db } = app.context

/** Holds the locks of a statement until the returned function is called. */
async function hold(statement: ReturnType<typeof sql>): Promise<() => Promise<void>> {
  const trx = await db.startTransaction().execute()
  await statement.execute(trx)
  return async () => void (await trx.rollback().execute())
}

describe('a lock of another transaction', () => {
  test('is reported as unavailable, not as our failure, when it is not released', async () => {
    const { id: userId, client } = await makeClient(app)
    const id = await makeProject(app, userId)
    const release = await hold(sql`select from projects where id = ${id} for update`)
    const refused = await client.ask('dashboard.projects.remove', { id }).finally(release)
    expect(refused).toMatchObject({ status: 503, error: { message: 'UNAVAILABLE' } })
    expect(await client.ask('dashboard.projects.remove', { id })).toMatchObject({ status: 200 })
  })

  const audit = { firstName: 'Ada', lastName: 'Neri', company: 'Neri S.r.l.', description: 'Un video.' }
  const person = { email: 'ada@example.com' }
  test.each([
    ['publicForms.contact' as const, { ...person, name: 'Ada', message: 'Ciao' }],
    ['publicForms.submitAudit' as const, { ...person, ...audit }],
    [
      'publicForms.submitScript' as const,
      {
        ...person,
        firstName: 'Ada',
        lastName: 'Neri',
        company: 'Neri S.r.l.',
        originalScript: 'Ciao a tutti, siamo Neri.',
      },
    ],
    [
      'publicForms.applyForInterview' as const,
      { ...person, companyName: 'Neri', contactName: 'Ada', location: 'Roma', motivation: 'Ci piace.' },
    ],
  ])('%s does not wait for the notified managers', async (path, input) => {
    const manager = await makeMember(app, 'Project Manager')
    const release = await hold(sql`select pg_advisory_xact_lock(hashtextextended(${manager.id}, 1))`)
    const began = performance.now()
    const answer = await app.visitor().ask(path, { ...input, requestId: randomUUID() })
    const tookMs = performance.now() - began
    await release()
    expect(answer).toMatchObject({ status: 200 })
    expect(tookMs).toBeLessThan(2000)
    await waitFor(async () => {
      const { count } = (await manager.client.call('team.notifications.unreadCount')) as { count: number }
      expect(count).toBe(1)
    })
  })

  test('is waited for by a reminder, which is not sent about a sum paid meanwhile', async () => {
    const { projectId } = await makeConfirmed(app)
    const paymentId = await makePayment(app, projectId, {
      rule: 'deposit',
      totalCents: 47_000,
      netCents: 38_525,
      vatCents: 8475,
      balanceCents: 55_000,
      balanceDueAt: app.clock.now(),
      balanceDueBecause: 'approved',
    })
    const manager = await makeMember(app, 'Project Manager')
    const trx = await db.startTransaction().execute()
    await trx.updateTable('payments').set({ balanceCents: 0 }).where('id', '=', paymentId).execute()
    const reminding = manager.client.ask('team.administration.remind', { paymentId })
    await waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db)
      expect(rows).not.toEqual([])
    })
    await trx.commit().execute()
    await reminding
    expect(await listRows(app, 'auditLog', { projectId, action: 'payment.reminded' })).toEqual([])
  })
})
