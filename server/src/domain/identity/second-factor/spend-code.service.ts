import { readCode } from 'shared/accounts/second-factor'
import type { Work } from '../../../platform/db/unit-of-work.ts'
import type { Platform } from '../../../platform/platform.ts'
import { stepOfCode } from '../../../platform/second-factor-code.ts'
import { recoveryHashesOf, seal, unseal } from '../../../platform/second-factor-seal.ts'
import { emit } from '../../events/emit.service.ts'
import {
  countRecoveryCodes,
  holdSecondFactor,
  noteCodeUse,
  spendRecoveryCode,
} from './second-factor.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config'>

/**
 * Spends a code of the person's app or a recovery code; each is good once. A spent recovery code is told by mail.
 * @returns whether it was right.
 */
export async function spendCode(ports: Ports, work: Work, userId: string, typed: string): Promise<boolean> {
  const read = readCode(typed)
  const factor = await holdSecondFactor(work.db, userId)
  if (!read || !factor?.confirmedAt) return false
  if (read.kind === 'app') return spendAppCode(ports, work, { ...factor, userId }, read.code)
  const hashes = recoveryHashesOf(ports.config.secretKeys, userId, read.code)
  if (!(await spendRecoveryCode(work.db, userId, hashes, ports.clock.now()))) return false
  const codesLeft = await countRecoveryCodes(work.db, userId)
  await emit(work, { type: 'second-factor.recovery-used', userId, codesLeft })
  return true
}

/**
 * Spends a code of an app, confirmed or not: one that is older than the last one used is refused. Its secret is sealed
 * anew, so that a key that was replaced is needed no longer than until everybody has come in once.
 */
export async function spendAppCode(
  { clock, config }: Ports,
  work: Work,
  factor: { userId: string; sealedSecret: string; lastUsedStep: number | null },
  code: string,
): Promise<boolean> {
  const secret = unseal(config.secretKeys, factor.userId, factor.sealedSecret)
  const step = stepOfCode(secret, code, clock.now())
  if (step === undefined || step <= (factor.lastUsedStep ?? -1)) return false
  const sealedSecret = seal(config.secretKeys, factor.userId, secret)
  await noteCodeUse(work.db, factor.userId, { lastUsedStep: step, sealedSecret })
  return true
}
