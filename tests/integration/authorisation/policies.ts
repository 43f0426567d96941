import type { Policy } from 'server/trpc/policies'
import type { ErrorCode } from 'shared/errors/codes'
import type { ProcedurePath } from '../../support/procedures.ts'
import { type Role, roles } from './roles.ts'

/** Error codes by which policies refuse roles before the thing is read; a missing entry admits the role. */
const REFUSALS: Record<Policy, Partial<Record<Role, ErrorCode>>> = {
  public: {},
  guest: allBut('guest', 'GUEST_LINK_OVER'),
  'code-owed': allBut('codeOwed', 'TOKEN_EXPIRED'),
  'signed-in': signedOut(),
  client: { ...signedOut(), ...unready() },
  team: { ...signedOut(), ...unready(), ...strangers(), accounting: 'ACCOUNTING_ONLY' },
  member: { ...signedOut(), ...unready(), ...strangers() },
  accounting: {
    ...signedOut(),
    ...unready(),
    ...strangers(),
    editor: 'NOT_A_MANAGER',
    idleEditor: 'NOT_A_MANAGER',
  },
  manager: {
    ...signedOut(),
    ...unready(),
    ...strangers(),
    accounting: 'ACCOUNTING_ONLY',
    editor: 'NOT_A_MANAGER',
    idleEditor: 'NOT_A_MANAGER',
  },
}

function signedOut(): Partial<Record<Role, ErrorCode>> {
  const nobody: Role[] = ['anonymous', 'guest', 'codeOwed', 'expired', 'revoked', 'disabled']
  return Object.fromEntries(nobody.map(role => [role, 'SIGNED_OUT']))
}

function allBut(only: Role, code: ErrorCode): Partial<Record<Role, ErrorCode>> {
  return Object.fromEntries(roles.filter(role => role !== only).map(role => [role, code]))
}

function unready(): Partial<Record<Role, ErrorCode>> {
  return { unconfirmed: 'EMAIL_NOT_CONFIRMED', mustChangePassword: 'PASSWORD_CHANGE_REQUIRED' }
}

function strangers(): Partial<Record<Role, ErrorCode>> {
  return {
    owner: 'NOT_A_MEMBER',
    colleague: 'NOT_A_MEMBER',
    approver: 'NOT_A_MEMBER',
    billing: 'NOT_A_MEMBER',
    removed: 'NOT_A_MEMBER',
    stranger: 'NOT_A_MEMBER',
    suspended: 'NOT_A_MEMBER',
  }
}

/** Returns the error code by which the policy refuses a role, if any. */
export function refusalAtDoor(path: ProcedurePath, policy: Policy, role: Role): ErrorCode | undefined {
  if (role === 'locked') return path.startsWith('gate.') ? undefined : 'PREVIEW_LOCKED'
  return REFUSALS[policy][role]
}
