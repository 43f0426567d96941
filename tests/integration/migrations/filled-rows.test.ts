import { sql } from 'kysely'
import { runMigrationSteps } from 'server/platform/db/migrator'
import { foldText } from 'shared/language/fold'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../support/app.ts'
import { makeConfirmed } from '../../support/builders/orders.ts'
import { billing, makeClient, nameCompany } from '../../support/builders/people.ts'
import { makePayment, makeProject } from '../../support/builders/projects.ts'
import { openTestStore } from '../../support/database.ts'
import { getRow, updateRows } from '../../support/rows.ts'

const store = await openTestStore()
const app = await startApp({ work: false, parts: { store } })
const { db } = store

const rerun = async (name: string) => {
  await sql`delete from migration_steps where step like ${`${name}%`}`.execute(db)
  expect(await runMigrationSteps(store)).toBe('done')
}

test('normalizes names and titles to NFC without invisible characters', async () => {
  const client = await makeClient(app)
  const id = await makeProject(app, client.id)
  await sql`
    update projects set title = ${'\u202aCitta\u0300\u200b '}, description = ${'Perche\u0301\u200b'} where id = ${id}`.execute(
    db,
  )
  await sql`update profiles set full_name = ${'\u200b'} where id = ${client.id}`.execute(db)
  await rerun('0068-')
  const project = await db.selectFrom('projects').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(project).toMatchObject({ title: 'Città', description: 'Perché\u200b' })
  const profile = await db.selectFrom('profiles').selectAll().where('id', '=', client.id).executeTakeFirst()
  expect(profile?.fullName).toBe('\u200b')
})

test('removes invisible characters from an address, unless two accounts would collide', async () => {
  const [one, other, third] = [await makeClient(app), await makeClient(app), await makeClient(app)]
  const hidden = (email: string) => email.replace('@', '\u200b@')
  await sql`update users set email = ${hidden(one.email)} where id = ${one.id}`.execute(db)
  await sql`update users set email = ${hidden(other.email)} where id = ${third.id}`.execute(db)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await rerun('0068-')
  const told = warn.mock.calls.flat().join('\n')
  warn.mockRestore()
  const emailOf = async ({ id }: { id: string }) =>
    (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
  expect(await emailOf(one)).toBe(one.email)
  expect(await emailOf(other)).toBe(other.email)
  expect(await emailOf(third)).toBe(hidden(other.email))
  expect(told).toContain(third.id)
  expect(told).not.toContain(one.id)
})

test('names a company without a name by its billing data', async () => {
  const [nameless, named] = [await makeClient(app), await makeClient(app)]
  await nameCompany(app, named.id, 'Il forno')
  await rerun('0119-')
  const nameOf = async ({ companyId }: { companyId: string }) =>
    (await getRow(app, 'companies', { id: companyId })).name
  expect([await nameOf(nameless), await nameOf(named)]).toEqual([billing.legalName, 'Il forno'])
})

test.each([
  'Müller & Søn: Straße nach Łódź, Æther und Œuvre, Þór, Đà',
  "dell'olio dell’olio Forlì-Cesena Forlì‑Cesena – ‘sì’",
  'Nicolo\u0300 \u202aRoma\u202c so\u00adft \ufeff½ № ﬁne ＡＢＣ',
  'ASCII only, with - and \' and "signs" % _ \\',
])('folds %j in the database as searches do', async text => {
  const { rows } = await sql<{ folded: string }>`select search_text(${text}) as folded`.execute(db)
  expect(rows[0]?.folded).toBe(foldText(text))
})

test('separates the wish from the deadline, which is the promised day of a paid order', async () => {
  const order = await makeConfirmed(app)
  const [paid, unpaid, byTeam] = [
    order.projectId,
    await makeProject(app, order.id),
    await makeProject(app, order.id),
  ]
  await makePayment(app, paid)
  await updateRows(app, 'quotes', { projectId: paid }, { deliveryBy: '2026-12-08' })
  for (const id of [paid, unpaid, byTeam])
    await updateRows(
      app,
      'projects',
      { id },
      { deadline: '2026-12-20', wishedDay: null, deadlineByTeam: id === byTeam },
    )
  for (const _ of ['first', 'again']) {
    await rerun('0120-')
    const daysOf = async (id: string) => {
      const { deadline, wishedDay } = await getRow(app, 'projects', { id })
      return [deadline, wishedDay]
    }
    expect(await daysOf(paid)).toEqual(['2026-12-08', '2026-12-20'])
    expect(await daysOf(unpaid)).toEqual(['2026-12-20', '2026-12-20'])
    expect(await daysOf(byTeam)).toEqual(['2026-12-20', null])
  }
})
