import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { type ProcedurePath, typeOf } from '../../support/procedures.ts'
import { arriveAll, refusedCellsOf, sharedInputs } from './access-assertions.ts'
import { fixtureOf } from './all-fixtures.ts'
import { makeCast, PREVIEW_PASSWORD } from './roles.ts'
import { stateOf } from './table-hashes.ts'

const app = await startApp({ work: false, env: { PREVIEW_PASSWORD } })
const world = { app, cast: await makeCast(app) }

/** Procedures without effect that everyone who passed the gate can call. */
const harmless: Record<'query' | 'mutation', { path: ProcedurePath; input?: unknown }> = {
  query: { path: 'auth.session' },
  mutation: {
    path: 'publicForms.processScript',
    input: await fixtureOf('publicForms.processScript').input(world, 'own', 'anonymous'),
  },
}

/** A read of clients, a write of clients and a write of managers. The resolver judges each call on its own. */
const paths: ProcedurePath[] = ['dashboard.quote.get', 'dashboard.projects.rename', 'team.members.add']

test.each(paths)('%s refuses the same callers after an allowed call in a batch', async path => {
  const inputs = await sharedInputs(world, path)
  const callers = await arriveAll(world)
  const allowed = harmless[typeOf(path) === 'query' ? 'query' : 'mutation']
  const before = await stateOf(app.context)
  let compared = 0
  for (const { role, caller } of callers) {
    const cells = refusedCellsOf(path).filter(cell => cell.role === role)
    if (cells.length === 0) continue
    compared += cells.length
    const calls = cells.map(cell => ({ path, input: inputs[cell.target] }))
    const { answers } = await caller.batch([allowed, ...calls])
    const refused = answers.slice(1).map(answer => answer.code)
    expect(refused, role).toEqual(cells.map(cell => cell.expected))
  }
  expect(compared).toBeGreaterThan(1)
  expect(await stateOf(app.context)).toEqual(before)
})
