import { readCode } from 'shared/accounts/second-factor'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { stepOfCode } from '../../platform/second-factor-code.ts'
import { recoveryHashesOf, seal, unseal } from '../../platform/second-factor-seal.ts'
import { recordOwnAct } from '../audit/audit.service.ts'
import { recoveryCodeUsedMail } from './second-factor.mails.ts'
import {
  countRecoveryCodes,
  findAddress,
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
  if (!(await spendRecoveryCode(work, userId, hashes, ports.clock.now()))) return false
  await tellRecovery(ports, work, userId)
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
  await noteCodeUse(work, factor.userId, { lastUsedStep: step, sealedSecret })
  return true
}

async function tellRecovery({ config }: Ports, work: Work, userId: string): Promise<void> {
  const { email, fullName } = await findAddress(work, userId)
  const left = await countRecoveryCodes(work, userId)
  await sendMail(work, email, recoveryCodeUsedMail(config, { fullName, left }))
  await recordOwnAct(work, userId, 'second-factor.recovery-used')
}
