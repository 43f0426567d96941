import type { Policy } from 'server/trpc/policies'
import type { ErrorCode } from 'shared/errors/codes'
import type { ProcedurePath } from '../../support/procedures.ts'
import { clients, eachOf, type Role, roles, withoutSession } from './roles.ts'

const signedOut = eachOf(withoutSession, 'SIGNED_OUT')
const barred = { unconfirmed: 'EMAIL_NOT_CONFIRMED', mustChangePassword: 'PASSWORD_CHANGE_REQUIRED' } as const
const strangers = eachOf([...clients, 'suspended'], 'NOT_A_MEMBER')
const editors = eachOf(['idleEditor', 'editor'], 'NOT_A_MANAGER')
const allBut = (only: Role) => roles.filter(role => role !== only)

/** Error codes by which policies refuse roles before the thing is read; a missing entry admits the role. */
const REFUSALS: Record<Policy, Partial<Record<Role, ErrorCode>>> = {
  public: {},
  guest: eachOf(allBut('guest'), 'GUEST_LINK_OVER'),
  'code-owed': eachOf(allBut('codeOwed'), 'TOKEN_EXPIRED'),
  'signed-in': signedOut,
  client: { ...signedOut, ...barred },
  team: { ...signedOut, ...barred, ...strangers, accounting: 'ACCOUNTING_ONLY' },
  member: { ...signedOut, ...barred, ...strangers },
  accounting: { ...signedOut, ...barred, ...strangers, ...editors },
  manager: { ...signedOut, ...barred, ...strangers, ...editors, accounting: 'ACCOUNTING_ONLY' },
}

export function refusalAtDoor(path: ProcedurePath, policy: Policy, role: Role): ErrorCode | undefined {
  if (role === 'locked') return path.startsWith('gate.') ? undefined : 'PREVIEW_LOCKED'
  return REFUSALS[policy][role]
}
