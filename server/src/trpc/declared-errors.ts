import { channel } from 'node:diagnostics_channel'
import type { AnyTRPCProcedure } from '@trpc/server'
import { AppError } from 'shared/errors/app-error'
import type { ErrorCode } from 'shared/errors/codes'
import type { ProcedureMeta } from './init.ts'
import { policies } from './policies.ts'

/** What every call can end in, and what every input that does not fit is answered with; declared by none. */
const ofAnyCall: readonly ErrorCode[] = ['INVALID_INPUT', 'INTERNAL', 'UNAVAILABLE']

/** The refusals of a procedure beyond those of its policy. */
export function ownErrorsOf({
  errors = [],
  limits = [],
  isProved = false,
}: Partial<ProcedureMeta>): ErrorCode[] {
  return [
    ...errors,
    ...(isProved ? (['PASSWORD_NEEDED'] as const) : []),
    ...(limits.length > 0 ? (['LIMITED'] as const) : []),
  ]
}

/** A refusal that a procedure answers with. */
export interface AnsweredRefusal {
  path: string
  code: ErrorCode
  isDeclared: boolean
}

/** Each refusal by a service or a policy passes here; tests listen and hold it to what is declared. */
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
