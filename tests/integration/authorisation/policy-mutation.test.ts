import type { Policy } from 'server/trpc/policies'
import { capabilitiesOf, companyRoles, hatsFor } from 'shared/companies/hat'
import { afterEach, expect, test } from 'vitest'
import { startApp } from '../../support/app.ts'
import { pendingTokenOf } from '../../support/builders/second-factor.ts'
import { type ProcedurePath, procedurePaths, procedures } from '../../support/procedures.ts'
import { faultsOfRefusals, refusedCellsOf } from './access-assertions.ts'
import { makeCast, PREVIEW_PASSWORD } from './roles.ts'

/** Proves that the matrix detects holes: each policy and capability in turn admits everyone, and cells must fail. */
const app = await startApp({ work: false, env: { PREVIEW_PASSWORD } })
const world = { app, cast: await makeCast(app) }

/** A pending sign-in of the owner, for callers whom the opened policy requires to have one. */
const ofOwner = await pendingTokenOf(app, world.cast.owner.id)

type Middleware = (opts: { ctx: object; next: (more: object) => unknown }) => unknown

const middlewaresOf = (path: ProcedurePath): Middleware[] =>
  (procedures[path]._def as unknown as { middlewares: Middleware[] }).middlewares

let restore = (): void => undefined
afterEach(() => restore())

const policies: Policy[] = ['code-owed', 'signed-in', 'client', 'team', 'member', 'accounting', 'manager']

test.each(policies)('the policy %s, stubbed open, makes cells fail', async policy => {
  for (const path of procedurePaths.filter(one => procedures[one]._def.meta?.policy === policy)) {
    open(path)
    const turnedAway = refusedCellsOf(path).find(({ role }) => role !== 'locked')
    if (!turnedAway) throw new Error(`${path} turns nobody away.`)
    expect(await faultsOfRefusals(world, path, [turnedAway]), path).not.toEqual([])
    restore()
  }
})

/** Capabilities that some company role lacks. */
const limited = [...capabilitiesOf(companyRoles)].filter(
  capability => hatsFor(capability).length < companyRoles.length,
)

/** Procedures whose services check again, for the comment's author or for a representative. */
const askedTwice: ProcedurePath[] = [
  'dashboard.company.invite',
  'dashboard.company.leftLinks',
  'dashboard.company.removeMember',
  'dashboard.company.setHats',
  'dashboard.deliverables.editComment',
  'dashboard.deliverables.removeComment',
]

test.each(limited)('the capability %s, stubbed open, makes cells fail', async capability => {
  const paths = procedurePaths.filter(one => procedures[one]._def.meta?.capability === capability)
  const silent: ProcedurePath[] = []
  for (const path of paths) {
    const turnedAway = refusedCellsOf(path).find(
      ({ role, target }) => target === 'own' && (role === 'approver' || role === 'billing'),
    )
    if (!turnedAway) throw new Error(`${path} turns no hat away.`)
    openToAllHats(path)
    if ((await faultsOfRefusals(world, path, [turnedAway])).length === 0) silent.push(path)
    restore()
  }
  expect(silent.sort()).toEqual(askedTwice.filter(path => paths.includes(path)))
})

/** Removes the required capability of a procedure, but not the `NOT_FOUND` that it implies. */
function openToAllHats(path: ProcedurePath): void {
  const meta = procedures[path]._def.meta
  if (!meta) throw new Error(`${path} declares nothing.`)
  const declared = { ...meta }
  Object.assign(meta, { capability: 'account', errors: [...(meta.errors ?? []), 'NOT_FOUND'] })
  restore = () => {
    Object.assign(meta, { errors: undefined, ...declared })
  }
}

/** Admits every caller as the manager, by replacing the first middleware, which checks the policy. */
function open(path: ProcedurePath): void {
  const chain = middlewaresOf(path)
  const original = chain[AUTH_MIDDLEWARE_INDEX]
  if (!original) throw new Error(`${path} has no door.`)
  const { manager } = world.cast
  const user = { id: manager.id, email: manager.email, fullName: manager.fullName, createdAt: new Date() }
  const member = {
    id: manager.memberId,
    fullName: manager.fullName,
    role: 'Project Manager',
    isManager: true,
    isAccountingOnly: false,
  }
  const session = { handle: '', expiresAt: new Date() }
  const actor = { userId: user.id, name: user.fullName, sessionHandle: session.handle, member }
  const pending = { userId: world.cast.owner.id, token: ofOwner }
  chain[AUTH_MIDDLEWARE_INDEX] = ({ ctx, next }) =>
    next({ ctx: { ...ctx, user, member, session, actor, pending } })
  restore = () => {
    chain[AUTH_MIDDLEWARE_INDEX] = original
  }
}

const AUTH_MIDDLEWARE_INDEX = 0
