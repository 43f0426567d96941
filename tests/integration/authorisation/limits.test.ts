import type { RateLimitName } from 'server/app/registries'
import { AppError } from 'shared/errors/app-error'
import { expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { type ProcedurePath, procedurePaths, procedures } from '../../support/procedures.ts'
import type { Answer } from '../../support/rpc-client.ts'
import { openCellsOf, refusedCellsOf } from './access-assertions.ts'
import { fixtureOf } from './all-fixtures.ts'
import { makeCast, PREVIEW_PASSWORD } from './roles.ts'

const app = await startApp({ work: false, env: { PREVIEW_PASSWORD } })
const world = { app, cast: await makeCast(app) }

const { take } = app.context.limits
let usedUp: RateLimitName | undefined
const taken = new Set<RateLimitName>()
app.context.limits.take = async (allowance, who) => {
  taken.add(allowance)
  if (allowance === usedUp) throw new AppError('LIMITED', { retryAfterSeconds: 60, allowance })
  await take(allowance, who)
}

/** Calls the procedure as an admitted role. If the cast has none, calls it as the owner, whom the service refuses. */
async function callWith(path: ProcedurePath, allowance?: RateLimitName): Promise<Answer> {
  const cell = openCellsOf(path)[0] ?? refusedCellsOf(path).find(({ role }) => role === 'owner')
  if (!cell) throw new Error(`Nobody calls ${path}.`)
  usedUp = undefined
  const input = await fixtureOf(path).input(world, cell.target, cell.role)
  const caller = await world.cast.arrive[cell.role]()
  taken.clear()
  usedUp = allowance
  return caller.ask(path, input)
}

/** Rate limits that need a known device or an address under attack, tested in `auth/strangers.test.ts`. */
const ofOthers: Partial<Record<ProcedurePath, RateLimitName[]>> = {
  'auth.signIn': ['signInByDevice', 'signInWhileGuessed'],
  'auth.teamSignIn': ['signInByDevice', 'signInWhileGuessed'],
  'auth.requestPasswordReset': ['resetByDevice'],
  // Needs a second factor: `auth/email-change-addresses.test.ts`.
  'auth.emailChange.ask': ['secondFactorTries'],
}

test.each(procedurePaths)('%s consumes exactly the rate limits of its .meta({ limits })', async path => {
  const limits = (procedures[path]._def.meta?.limits ?? []).filter(one => !ofOthers[path]?.includes(one))
  await callWith(path)
  expect([...taken].sort()).toEqual([...limits].sort())
  for (const allowance of limits) {
    const { code } = await callWith(path, allowance)
    expect(code, allowance).toBe('LIMITED')
  }
})
