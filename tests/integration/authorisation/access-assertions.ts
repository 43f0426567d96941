import type { Policy } from 'server/trpc/policies'
import { type CompanyRole, capabilitiesOf } from 'shared/companies/hat'
import type { ErrorCode } from 'shared/errors/codes'
import { type ProcedurePath, procedures } from '../../support/procedures.ts'
import type { Answer } from '../../support/rpc-client.ts'
import { isShortRun } from '../../support/short-run.ts'
import { fixtureOf } from './all-fixtures.ts'
import type { Target, World } from './fixture.ts'
import { refusalAtDoor } from './policies.ts'
import { type Role, roles, wordsHiddenFrom } from './roles.ts'
import { stateOf } from './table-hashes.ts'

/** One role calling one procedure for one thing, and the declared error code, if any. */
export interface AccessCase {
  path: ProcedurePath
  role: Role
  target: Target
  expected: ErrorCode | undefined
}

/**
 * Lists the cells of a procedure: each role with each target. In a short run a role that the policy refuses has one
 * target only.
 */
function cellsOf(path: ProcedurePath): AccessCase[] {
  return roles.flatMap(role => {
    const asksOnce = isShortRun && refusalAtDoor(path, policyOf(path), role) !== undefined
    const targets: Target[] = fixtureOf(path).reach && !asksOnce ? ['own', 'other', 'missing'] : ['own']
    return targets.map(target => ({ path, role, target, expected: expectedRefusal(path, role, target) }))
  })
}

export const refusedCellsOf = (path: ProcedurePath): AccessCase[] =>
  cellsOf(path).filter(({ expected }) => expected)
export const openCellsOf = (path: ProcedurePath): AccessCase[] =>
  cellsOf(path).filter(({ expected }) => !expected)

function expectedRefusal(path: ProcedurePath, role: Role, target: Target): ErrorCode | undefined {
  const { reach } = fixtureOf(path)
  const atDoor = refusalAtDoor(path, policyOf(path), role)
  if (atDoor) return atDoor
  const isClosed = role in hatsOfRole && !opens(path, role)
  if (!reach) return isClosed ? 'NOT_FOUND' : undefined
  const reached = role in hatsOfRole && !reach[role] ? reach.colleague : reach[role]
  return !isClosed && reached?.includes(target) ? undefined : refusalWithin(path, role)
}

/** Roles of the cast whose company roles do not grant every capability. */
const hatsOfRole: Partial<Record<Role, CompanyRole[]>> = {
  approver: ['approver'],
  billing: ['billing'],
  removed: [],
}

/** Returns whether the company roles of a role grant the capability of a procedure. */
function opens(path: ProcedurePath, role: Role): boolean {
  const capability = procedures[path]._def.meta?.capability ?? 'account'
  return capability === 'account' || capabilitiesOf(hatsOfRole[role] ?? []).has(capability)
}

const refusalWithin = (path: ProcedurePath, role: Role): ErrorCode =>
  fixtureOf(path).refusal?.[role] ?? 'NOT_FOUND'

/** @throws Error if the procedure declares no policy. */
function policyOf(path: ProcedurePath): Policy {
  const policy = procedures[path]._def.meta?.policy
  if (!policy) throw new Error(`${path} has no policy.`)
  return policy
}

/** Calls the procedure in every cell to be refused. The cells share their inputs, since nothing changes. */
export async function faultsOfRefusals(world: World, path: ProcedurePath, cells: AccessCase[]) {
  const inputs = await sharedInputs(world, path)
  const callers = await arriveAll(
    world,
    roles.filter(role => cells.some(cell => cell.role === role)),
  )
  const before = await stateOf(world.app.context)
  const faults: string[] = []
  for (const { role, caller } of callers) {
    const shapes = new Set<string>()
    for (const cell of cells.filter(one => one.role === role)) {
      const answer = await caller.ask(path, inputs[cell.target])
      shapes.add(shapeOf(answer))
      faults.push(...faultsOfAnswer(cell, answer))
    }
    if (shapes.size > 1) faults.push(`${role}: a thing of somebody else answers unlike a missing one`)
  }
  const after = await stateOf(world.app.context)
  return [...faults, ...changes(before, after).map(what => `a refused call changed ${what}`)]
}

/** Signs in one caller for each role. Refused calls leave their sessions alone. */
export const arriveAll = ({ cast }: World, who: readonly Role[] = roles) =>
  Promise.all(who.map(async role => ({ role, caller: await cast.arrive[role]() })))

export async function sharedInputs(world: World, path: ProcedurePath): Promise<Record<Target, unknown>> {
  const fixture = fixtureOf(path)
  const input = (target: Target) => fixture.input(world, target, 'anonymous')
  return { own: await input('own'), other: await input('other'), missing: await input('missing') }
}

/** Calls the procedure in every admitted cell, each with a thing of its own, since calls may change it. */
export async function faultsOfAnswers(world: World, path: ProcedurePath, cells: AccessCase[]) {
  const asked = cells.map(async cell => {
    const input = await fixtureOf(path).input(world, cell.target, cell.role)
    const caller = await world.cast.arrive[cell.role]()
    return faultsOfAnswer(cell, await caller.ask(path, input))
  })
  return (await Promise.all(asked)).flat()
}

/** Calls the procedure with things of both companies in one input. */
export async function faultsOfMixtures(world: World, path: ProcedurePath): Promise<string[]> {
  const inputs = (await fixtureOf(path).mixed?.(world)) ?? []
  const before = await stateOf(world.app.context)
  const faults: string[] = []
  for (const role of ['owner', 'stranger'] as const) {
    const caller = await world.cast.arrive[role]()
    const cell: AccessCase = { path, role, target: 'other', expected: refusalWithin(path, role) }
    for (const input of inputs) faults.push(...faultsOfAnswer(cell, await caller.ask(path, input)))
  }
  return [...faults, ...changes(before, await stateOf(world.app.context))]
}

const changes = (before: string[], after: string[]): string[] =>
  after.filter((line, index) => line !== before[index]).map(line => line.split(' ')[0] ?? '')

function faultsOfAnswer({ path, role, target, expected }: AccessCase, answer: Answer): string[] {
  const got = answer.code
  const faults = got === expected ? [] : [`${got ?? 'an answer'} instead of ${expected ?? 'an answer'}`]
  const seesAll = role === 'accounting' && policyOf(path) === 'accounting'
  const shown = (seesAll ? [] : wordsHiddenFrom(role))
    .filter(word => answer.text.includes(word))
    .map(word => `shows ${word}`)
  return [...faults, ...shown].map(fault => `${role}, ${target}: ${fault}`)
}

/** Returns an answer without what differs between any two: times and the request id. */
function shapeOf({ status, headers, error }: Answer): string {
  const names = [...headers.keys()].sort().join(' ')
  return JSON.stringify({
    status,
    names,
    error: error && { ...error, data: { ...error.data, requestId: '' } },
  })
}
