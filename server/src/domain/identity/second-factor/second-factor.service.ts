import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES, readCode, recoveryCodeOf } from 'shared/accounts/second-factor'
import { brand } from 'shared/catalogue/brand'
import { AppError } from 'shared/errors/app-error'
import type { Config } from '../../../config/env.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/db/unit-of-work.ts'
import { appAddressOf, newAppSecret, recoveryHashesOf, stepOfCode } from '../../../platform/mfa.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { seal, unseal } from '../../../platform/sealing.ts'
import { emit } from '../../events/emit.service.ts'
import { requireOwnPassword } from '../passwords/password.service.ts'
import { rotateAndRevokeOthers } from '../sessions/sessions.service.ts'
import {
  changeSecondFactor,
  countRecoveryCodes,
  deleteSecondFactor,
  findStatus,
  keepUnconfirmed,
  lockSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from './second-factor.repository.ts'

type SpendCodeDeps = Pick<AppDeps, 'clock' | 'config'>

/**
 * Consumes a code of the user's app or a recovery code, each once. A used recovery code is reported by mail.
 * @returns true if the code was right.
 */
export async function consumeMfaCode(deps: SpendCodeDeps, tx: Tx, userId: string, typed: string) {
  const read = readCode(typed)
  const factor = await lockSecondFactor(tx.db, userId)
  if (!read || !factor?.confirmedAt) return false
  if (read.kind === 'app') return spendAppCode(deps, tx, { ...factor, userId }, read.code)
  const hashes = recoveryHashesOf(deps.config.secretKeys, userId, read.code)
  if (!(await spendRecoveryCode(tx.db, userId, hashes, deps.clock.now()))) return false
  const codesLeft = await countRecoveryCodes(tx.db, userId)
  await emit(tx, { type: 'second-factor.recovery-used', userId, codesLeft })
  return true
}

/**
 * Consumes a code of an app, confirmed or not; codes not newer than the last used one are refused. Seals the secret
 * again, so that a replaced key is needed only until each user has signed in once.
 */
async function spendAppCode(
  { clock, config }: SpendCodeDeps,
  tx: Tx,
  factor: { userId: string; sealedSecret: string; lastUsedStep: number | null },
  code: string,
): Promise<boolean> {
  const secret = unseal(config.secretKeys, factor.userId, factor.sealedSecret)
  const step = stepOfCode(secret, code, clock.now())
  if (step === undefined || step <= (factor.lastUsedStep ?? -1)) return false
  const sealedSecret = seal(config.secretKeys, factor.userId, secret)
  await changeSecondFactor(tx.db, factor.userId, { lastUsedStep: step, sealedSecret })
  return true
}

/** Returns true if a member must enrol a second factor before using the hub (`TEAM_SECOND_FACTOR`). */
export const mustEnrollMfa = (
  { teamSecondFactor }: Pick<Config, 'teamSecondFactor'>,
  user: { secondFactorSince: Date | null },
): boolean => teamSecondFactor === 'required' && user.secondFactorSince === null

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'sessions' | 'transact'>

/** Returns the state of a user's second factor, and what a change requires. */
export async function secondFactorStatus({ db }: Pick<Deps, 'db'>, userId: string) {
  const { since, passwordHash } = await findStatus(db, userId)
  const recoveryCodesLeft = await countRecoveryCodes(db, userId)
  return { on: since !== null, since, recoveryCodesLeft, hasPassword: passwordHash !== null }
}

/**
 * Creates a secret for the user's app, which takes effect once a code confirms it.
 * @throws AppError `BAD_CREDENTIALS`, `LIMITED`, `SECOND_FACTOR_REQUIRED` if one is enabled.
 */
export async function beginSecondFactor(
  deps: Deps,
  { id, email }: { id: string; email: string },
  password: string,
): Promise<{ secret: string; uri: string }> {
  await requireOwnPassword(deps, id, password)
  const secret = newAppSecret()
  const factor = {
    userId: id,
    sealedSecret: seal(deps.config.secretKeys, id, secret),
    createdAt: deps.clock.now(),
  }
  if (!(await deps.transact(tx => keepUnconfirmed(tx.db, factor)))) {
    throw new AppError('SECOND_FACTOR_REQUIRED')
  }
  return { secret, uri: appAddressOf(secret, { issuer: brand.name, label: email }) }
}

/**
 * Enables the second factor by a first code of the app; ends the other sessions and mails the user.
 * @returns the recovery codes, which are not shown again.
 * @throws AppError `NOT_FOUND` if none was begun, `BAD_CREDENTIALS`, `LIMITED`.
 */
export async function confirmSecondFactorOf(deps: Deps, own: Actor, typed: string) {
  await deps.limits.take('secondFactorTries', own.userId)
  const now = deps.clock.now()
  return deps.transact(async tx => {
    const factor = await lockSecondFactor(tx.db, own.userId)
    if (!factor || factor.confirmedAt) throw new AppError('NOT_FOUND')
    const code = readCode(typed)?.code ?? ''
    if (!(await spendAppCode(deps, tx, { ...factor, userId: own.userId }, code))) {
      throw new AppError('BAD_CREDENTIALS')
    }
    await changeSecondFactor(tx.db, own.userId, { confirmedAt: now })
    await emit(tx, { type: 'second-factor.on', userId: own.userId })
    const recoveryCodes = await giveRecoveryCodes(deps, tx, own.userId)
    return { recoveryCodes, ...(await rotateAndRevokeOthers(deps, tx, own)) }
  })
}

/** Replaces the recovery codes by ten new ones. @throws AppError `BAD_CREDENTIALS`, `LIMITED`. */
export async function renewRecoveryCodes(
  deps: Deps,
  own: Actor,
  { password, code }: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  await requireOwnPassword(deps, own.userId, password)
  await deps.limits.take('secondFactorTries', own.userId)
  const recoveryCodes = await deps.transact(async tx => {
    if (!(await consumeMfaCode(deps, tx, own.userId, code))) throw new AppError('BAD_CREDENTIALS')
    await emit(tx, { type: 'second-factor.codes-renewed', userId: own.userId })
    return giveRecoveryCodes(deps, tx, own.userId)
  })
  return { recoveryCodes }
}

/**
 * Disables the second factor; ends the other sessions and mails the user. @throws AppError `BAD_CREDENTIALS`,
 * `LIMITED`.
 */
export async function disableSecondFactor(
  deps: Deps,
  own: Actor,
  { password, code }: { password: string; code: string },
): Promise<{ cookie: string }> {
  await requireOwnPassword(deps, own.userId, password)
  await deps.limits.take('secondFactorTries', own.userId)
  return deps.transact(async tx => {
    if (!(await consumeMfaCode(deps, tx, own.userId, code))) throw new AppError('BAD_CREDENTIALS')
    await deleteSecondFactor(tx.db, own.userId)
    await emit(tx, { type: 'second-factor.off', userId: own.userId })
    return rotateAndRevokeOthers(deps, tx, own)
  })
}

async function giveRecoveryCodes({ clock, config }: Deps, tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(12)))
  const hashes = codes.map(code => recoveryHashesOf(config.secretKeys, userId, code.replaceAll('-', ''))[0])
  await replaceRecoveryCodes(tx.db, userId, hashes, clock.now())
  return codes
}
