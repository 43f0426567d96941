import { PGliteDialect, PostgresDialect } from 'kysely'
import pg from 'pg'
import { createDatabaseClient } from 'server/platform/db/embedded-store'
import { types } from 'server/platform/db/postgres-store'
import { type DatabaseClient, kyselyOver } from 'server/platform/db/store'
import { sessionOptions } from 'server/platform/db/wait-for-server'
import { expect, inject, test } from 'vitest'
import { FaultInjector, failing } from '../../resilience/database/failing-dialect.ts'
import { startApp } from '../../support/app.ts'
import { makeClient, makeColleague } from '../../support/builders/people.ts'
import { copyOf, openTestStore, urlOf } from '../../support/database.ts'
import { procedurePaths, typeOf } from '../../support/procedures.ts'
import { deleteRows } from '../../support/rows.ts'
import type { RpcClient } from '../../support/rpc-client.ts'
import { type AccessCase, openCellsOf } from '../authorisation/access-assertions.ts'
import { fixtureOf } from '../authorisation/all-fixtures.ts'
import { makeCast, PREVIEW_PASSWORD } from '../authorisation/roles.ts'
import { stateOf } from '../authorisation/table-hashes.ts'

/** Opens a test store in which the saboteur can make statements fail. */
async function openFailingStore(saboteur: FaultInjector): Promise<DatabaseClient> {
  const template = inject('template')
  if (template.kind === 'embedded') {
    const pglite = await copyOf(template.path)
    const db = kyselyOver(failing(new PGliteDialect({ pglite }), saboteur))
    return { ...createDatabaseClient(pglite, () => undefined), db }
  }
  const store = await openTestStore()
  const pool = new pg.Pool({ connectionString: urlOf(store), types, options: sessionOptions })
  const db = kyselyOver(failing(new PostgresDialect({ pool }), saboteur))
  return {
    ...store,
    db,
    async close() {
      await db.destroy()
      await store.close()
    },
  }
}

const saboteur = new FaultInjector()
const store = await openFailingStore(saboteur)
const app = await startApp({ work: false, env: { PREVIEW_PASSWORD }, parts: { store } })
const world = { app, cast: await makeCast(app) }

/** True to fail at every statement, which takes minutes. By default only a middle one and the last two fail. */
const everyStatement = process.env.FAULTS === 'full'

/** Mutations that still read the session after the commit; a failure then leaves all changes. */
const allOrNothing = new Set<AccessCase['path']>([
  'auth.acceptInvitation',
  'auth.confirmEmail',
  'auth.signIn',
  'auth.teamSignIn',
  'auth.mfa.verify',
])

const mutations = procedurePaths.filter(path => typeOf(path) === 'mutation')

/** Mutations that change the memberships of their actor, and so cannot use the cast. */
const ownActors: Partial<Record<AccessCase['path'], () => Promise<{ input: object; caller: RpcClient }>>> = {
  async 'dashboard.profile.erase'() {
    const { email, client } = await makeClient(app)
    return { input: { email }, caller: await atGate(client) }
  },
  async 'account.beginCompany'() {
    const { id, client } = await makeClient(app)
    await deleteRows(app, 'companyMembers', { userId: id })
    return { input: { name: 'Forno Neri' }, caller: await atGate(client) }
  },
  async 'dashboard.company.leave'() {
    const { id, companyId } = await makeClient(app)
    const { client } = await makeColleague(app, id)
    return { input: { companyId }, caller: await atGate(client) }
  },
}

async function atGate(client: RpcClient): Promise<RpcClient> {
  client.jar.set('gate', (await world.cast.arrive.anonymous()).jar.get('gate') ?? '')
  return client
}

/** Returns the cell with the most privileged role, on a thing of its own. */
function boldestOf(path: AccessCase['path']): AccessCase {
  if (ownActors[path]) return { path, role: 'owner', target: 'own', expected: undefined }
  const cell = openCellsOf(path).at(-1)
  if (!cell) throw new Error(`Nobody may call ${path}.`)
  return cell
}

async function ready({ path, target, role }: AccessCase) {
  const { input, caller } = (await ownActors[path]?.()) ?? (await cast(path, target, role))
  const before = await stateOf(app.context)
  return { before, ask: () => caller.ask(path, input) }
}

const cast = async (path: AccessCase['path'], target: AccessCase['target'], role: AccessCase['role']) => ({
  input: await fixtureOf(path).input(world, target, role),
  caller: await world.cast.arrive[role](),
})

/** Runs the call without a failure. Returns the number of its statements and the changed tables. */
async function wholeOf(cell: AccessCase): Promise<{ count: number; changed: string[] }> {
  const { before, ask } = await ready(cell)
  const begin = saboteur.steps
  const { status } = await ask()
  const count = saboteur.steps - begin
  expect(status).toBe(200)
  return { count, changed: changesSince(before, await stateOf(app.context)) }
}

const changesSince = (before: string[], after: string[]): string[] =>
  after.filter(line => !before.includes(line)).map(line => line.split(' ')[0] ?? '')

/** Fails at the given statement. Returns what is wrong with the answer and the rows. */
async function faultOf(cell: AccessCase, statement: number, whole: string[]): Promise<string[]> {
  const { before, ask } = await ready(cell)
  saboteur.strikeAt(statement)
  const { status } = await ask()
  const { struck } = saboteur
  saboteur.rest()
  const changed = changesSince(before, await stateOf(app.context))
  if (allOrNothing.has(cell.path) && changed.join() === whole.join()) return []
  const said = !struck || status >= 500 ? [] : [`${status} is answered`]
  return [...said, ...(struck ? changed : []).map(table => `${table} has changed`)].map(
    fault => `statement ${statement}: ${fault}`,
  )
}

test.each(mutations)('%s is rolled back by a failure of any statement', async path => {
  const cell = boldestOf(path)
  const { count, changed } = await wholeOf(cell)
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const struck = everyStatement
    ? all
    : all.filter(k => k === count || k === count - 1 || k === Math.ceil(count / 2))
  const faults: string[] = []
  for (const statement of struck) faults.push(...(await faultOf(cell, statement, changed)))
  expect(faults).toEqual([])
})
