import { channel } from 'node:diagnostics_channel'
import type { AnyRouter, AnyTRPCProcedure } from '@trpc/server'
import { AppError } from 'shared/errors/app-error'
import type { ErrorCode } from 'shared/errors/codes'
import type { ProcedureMeta } from './init.ts'

/**
 * Asserts that every procedure declares its policy; called at start.
 * @throws Error that names the procedures and the remedy.
 */
export function assertPolicies(router: AnyRouter): void {
  const procedures = router._def.procedures as Record<string, { _def: { meta?: ProcedureMeta } }>
  const open = Object.keys(procedures).filter(path => !procedures[path]?._def.meta?.policy)
  if (open.length > 0)
    throw new Error(
      `Without a policy: ${open.join(', ')}. Build each on publicProcedure, signedInProcedure, clientProcedure, ` +
        'teamProcedure or managerProcedure (server/src/trpc/procedures.ts), not on t.procedure.',
    )
}

interface PolicyTerms {
  who: string
  /** Errors of other callers, before the procedure runs. */
  errors: readonly ErrorCode[]
}

const unready = ['SIGNED_OUT', 'EMAIL_NOT_CONFIRMED', 'PASSWORD_CHANGE_REQUIRED'] as const
const ofTeam = [...unready, 'NOT_A_MEMBER', 'SECOND_FACTOR_REQUIRED'] as const

/** Policies of procedures; `procedures.ts` has the base procedure of each. */
export const policies = {
  public: { who: 'Anyone, once the preview gate is open.', errors: [] },
  guest: {
    who: 'Guests who opened their link in this browser; the input names the guest. Limited to that review.',
    errors: ['GUEST_LINK_OVER'],
  },
  'code-owed': {
    who: 'Users who entered the password and still owe the second factor, to complete the sign-in only.',
    errors: ['TOKEN_EXPIRED'],
  },
  'signed-in': {
    who: 'Anyone with a living session, also before a forced change of password.',
    errors: ['SIGNED_OUT'],
  },
  client: { who: 'A person with a confirmed address: works on what is their own.', errors: unready },
  team: {
    who: 'A team member who is not limited to accounting, by confirmed address.',
    errors: [...ofTeam, 'ACCOUNTING_ONLY'],
  },
  member: { who: 'A team member, also one limited to accounting.', errors: ofTeam },
  accounting: {
    who: 'A project manager or founder, or a member limited to accounting.',
    errors: [...ofTeam, 'NOT_A_MANAGER'],
  },
  manager: {
    who: 'A project manager or founder.',
    errors: [...ofTeam, 'ACCOUNTING_ONLY', 'NOT_A_MANAGER'],
  },
} as const satisfies Record<string, PolicyTerms>

export type Policy = keyof typeof policies

/** Errors of every call, which are not declared. */
const ofAnyCall: readonly ErrorCode[] = ['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE']

/**
 * Returns the errors of a procedure beyond those of its policy. Users without its capability or access to the named row
 * get `NOT_FOUND`, as for what does not exist.
 */
export function ownErrorsOf({
  capability = 'account',
  namesRow = capability !== 'account',
  errors = [],
  limits = [],
  isProved = false,
}: Partial<ProcedureMeta>): ErrorCode[] {
  return [
    ...(namesRow ? (['NOT_FOUND'] as const) : []),
    ...errors,
    ...(isProved ? (['PASSWORD_NEEDED'] as const) : []),
    ...(limits.length > 0 ? (['LIMITED'] as const) : []),
  ]
}

/** Error that a procedure answered with. */
export interface AnsweredRefusal {
  path: string
  code: ErrorCode
  isDeclared: boolean
}

/** Channel of all answered errors; tests subscribe and compare them with the declared ones. */
export const answeredRefusals = channel('trpc-refusals')

export function publishRefusal(path: string, procedure: AnyTRPCProcedure, cause: unknown): void {
  if (!answeredRefusals.hasSubscribers || !(cause instanceof AppError)) return
  const meta = procedure._def.meta as ProcedureMeta
  const answered: AnsweredRefusal = { path, code: cause.code, isDeclared: isDeclared(meta, cause) }
  answeredRefusals.publish(answered)
}

function isDeclared(meta: ProcedureMeta, { code, allowance }: AppError): boolean {
  if (allowance) return meta.limits?.some(limit => limit === allowance) ?? false
  const ofPolicy: readonly ErrorCode[] = meta.policy ? policies[meta.policy].errors : []
  return [...ofAnyCall, ...ofPolicy, ...ownErrorsOf(meta)].includes(code)
}
