import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { type ProcedurePath, procedurePaths, typeOf } from '../../support/procedures.ts'
import { fixtureOf } from './all-fixtures.ts'
import { refusalOf, targetsOf } from './judge.ts'
import { makeCast, PREVIEW_PASSWORD, type Role, roles } from './roles.ts'
import { stateOf } from './table-hashes.ts'

const app = await startApp({ work: false, env: { PREVIEW_PASSWORD } })
const world = { app, cast: await makeCast(app) }

/** Allowed to all who passed the gate, and changes nothing. */
const harmless = (path: ProcedurePath): { path: ProcedurePath; input?: unknown } =>
  typeOf(path) === 'query'
    ? { path: 'auth.session' }
    : { path: 'auth.requestPasswordReset', input: { email: `${randomUUID()}@example.com` } }

const refusedTargets = (path: ProcedurePath, role: Role) =>
  targetsOf(fixtureOf(path)).filter(target => refusalOf(path, fixtureOf(path), role, target))

const cells = procedurePaths
  .filter(path => typeOf(path) !== 'subscription')
  .flatMap(path => roles.filter(role => refusedTargets(path, role).length > 0).map(role => ({ path, role })))

test.each(cells)('$path refuses $role in company too', async ({ path, role }) => {
  const fixture = fixtureOf(path)
  const targets = refusedTargets(path, role)
  const calls = [harmless(path)]
  for (const target of targets) calls.push({ path, input: await fixture.input(world, target, role) })
  const caller = await world.cast.arrive[role]()

  const before = await stateOf(app.context)
  const { answers } = await caller.batch(calls)

  const refused = answers.slice(-targets.length).map(answer => answer.error?.data.appCode)
  expect(refused).toEqual(targets.map(target => refusalOf(path, fixture, role, target)))
  expect(await stateOf(app.context)).toEqual(before)
})
