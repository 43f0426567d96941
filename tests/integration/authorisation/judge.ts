import type { Policy } from 'server/trpc/init'
import type { ErrorCode } from 'shared/errors/codes'
import { type ProcedurePath, procedures } from '../../support/procedures.ts'
import type { Answer, RpcClient } from '../../support/rpc-client.ts'
import type { Fixture, Target, World } from './fixture.ts'
import { refusalAtDoor } from './policies.ts'
import { CONTACT_CANARY, canaryOf, type Role, roles } from './roles.ts'
import { stateOf } from './table-hashes.ts'

/** One call that is about to be made, and how it should end. */
interface Cell {
  name: string
  input: unknown
  expected: ErrorCode | undefined
}

/** All that is wrong with how one procedure answers one role; empty when it answers as declared. */
export async function faultsOf(
  world: World,
  path: ProcedurePath,
  fixture: Fixture,
  role: Role,
): Promise<string[]> {
  const cells = await cellsOf(world, path, fixture, role)
  const refused = cells.filter(cell => cell.expected !== undefined)
  const callers = await Promise.all(cells.map(() => world.cast.arrive[role]()))
  const ask = ({ input }: Cell): Promise<Answer> => (callers.pop() as RpcClient).ask(path, input)

  const before = await stateOf(world.app.context)
  const refusals: Answer[] = []
  for (const cell of refused) refusals.push(await ask(cell))
  const after = await stateOf(world.app.context)

  const faults = refused.flatMap((cell, index) => faultsOfAnswer(cell, refusals[index], role))
  faults.push(...changes(before, after).map(what => `refused, yet changed ${what}`))
  if (new Set(refusals.map(shapeOf)).size > 1)
    faults.push('a thing of somebody else answers unlike a missing one')
  for (const cell of cells.filter(({ expected }) => expected === undefined)) {
    faults.push(...faultsOfAnswer(cell, await ask(cell), role))
  }
  return faults
}

async function cellsOf(world: World, path: ProcedurePath, fixture: Fixture, role: Role): Promise<Cell[]> {
  const cells: Cell[] = []
  for (const target of targetsOf(fixture)) {
    const input = await fixture.input(world, target, role)
    cells.push({ name: target, input, expected: refusalOf(path, fixture, role, target) })
  }
  const mixed = isTenant(role) ? ((await fixture.mixed?.(world)) ?? []) : []
  for (const input of mixed) cells.push({ name: 'mixed', input, expected: refusalWithin(fixture, role) })
  return cells
}

const isTenant = (role: Role): boolean => role === 'owner' || role === 'stranger'

const changes = (before: string[], after: string[]): string[] =>
  after.filter((line, index) => line !== before[index]).map(line => line.split(' ')[0] ?? '')

export const targetsOf = (fixture: Fixture): Target[] =>
  fixture.reach ? ['own', 'other', 'missing'] : ['own']

/** The refusal that the declarations ask for, if any. */
export function refusalOf(
  path: ProcedurePath,
  fixture: Fixture,
  role: Role,
  target: Target,
): ErrorCode | undefined {
  const atDoor = refusalAtDoor(path, policyOf(path), role)
  if (atDoor || !fixture.reach) return atDoor
  return fixture.reach[role]?.includes(target) ? undefined : refusalWithin(fixture, role)
}

const refusalWithin = (fixture: Fixture, role: Role): ErrorCode => fixture.refusal?.[role] ?? 'NOT_FOUND'

/** @throws for a procedure without a policy: the matrix does not guess. */
function policyOf(path: ProcedurePath): Policy {
  const policy = procedures[path]._def.meta?.policy
  if (!policy) throw new Error(`${path} has no policy.`)
  return policy
}

function faultsOfAnswer({ name, expected }: Cell, answer: Answer | undefined, role: Role): string[] {
  const got = answer?.error?.data.appCode
  const faults =
    got === expected ? [] : [`${name}: ${got ?? 'answered'} instead of ${expected ?? 'an answer'}`]
  return [...faults, ...seen(answer?.text ?? '', role).map(word => `${name}: shows ${word}`)]
}

/** Words in an answer that this role must not get to see. */
function seen(text: string, role: Role): string[] {
  return HIDDEN_FROM[role].filter(word => text.includes(word))
}

const EVERY_CANARY = [canaryOf.own, canaryOf.other, CONTACT_CANARY]

const HIDDEN_FROM: Record<Role, string[]> = {
  ...(Object.fromEntries(roles.map(role => [role, EVERY_CANARY])) as Record<Role, string[]>),
  owner: [canaryOf.other],
  stranger: [canaryOf.own],
  editor: [canaryOf.other, CONTACT_CANARY],
  manager: [],
}

/** An answer without what differs between any two: times and the request's own number. */
function shapeOf({ status, headers, error }: Answer): string {
  const names = [...headers.keys()].sort().join(' ')
  return JSON.stringify({
    status,
    names,
    error: error && { ...error, data: { ...error.data, requestId: '' } },
  })
}
