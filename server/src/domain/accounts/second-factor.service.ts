import { randomBytes } from 'node:crypto'
import { RECOVERY_CODES, readCode, recoveryCodeOf } from 'shared/accounts/second-factor'
import { brand } from 'shared/catalogue/brand'
import { AppError } from 'shared/errors/app-error'
import type { Work } from '../../platform/db/unit-of-work.ts'
import { sendMail } from '../../platform/mail/mail.jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { appAddressOf, newAppSecret } from '../../platform/second-factor-code.ts'
import { recoveryHashesOf, seal } from '../../platform/second-factor-seal.ts'
import { recordOwnAct } from '../audit/audit.service.ts'
import { keepOneSession } from './begin-session.service.ts'
import { requireOwnPassword } from './own-password.service.ts'
import { secondFactorOffMail, secondFactorOnMail } from './second-factor.mails.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findStatus,
  holdSecondFactor,
  keepUnconfirmed,
  replaceRecoveryCodes,
} from './second-factor.repository.ts'
import { spendAppCode, spendCode } from './spend-code.service.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'sessions' | 'transact'>

/** The person who acts, and the session that they act in. */
export interface Actor {
  id: string
  email: string
  fullName: string
  sessionHandle: string
}

/** Whether codes are asked for at sign-in, and what a person needs to change that. */
export async function secondFactorStatus({ db }: Pick<Ports, 'db'>, userId: string) {
  const { since, left, passwordHash } = await findStatus(db, userId)
  return { on: since !== null, since, recoveryCodesLeft: Number(left), hasPassword: passwordHash !== null }
}

/**
 * A new secret for the person's app; nothing is asked for until a code of it confirms it.
 * @throws AppError `BAD_CREDENTIALS`, `LIMITED`, `SECOND_FACTOR_REQUIRED` while another one is in force.
 */
export async function beginSecondFactor(
  ports: Ports,
  { id, email }: Pick<Actor, 'id' | 'email'>,
  password: string,
): Promise<{ secret: string; uri: string }> {
  await requireOwnPassword(ports, id, password)
  const secret = newAppSecret()
  const factor = {
    userId: id,
    sealedSecret: seal(ports.config.secretKeys, id, secret),
    createdAt: ports.clock.now(),
  }
  if (!(await ports.transact(work => keepUnconfirmed(work, factor)))) {
    throw new AppError('SECOND_FACTOR_REQUIRED')
  }
  return { secret, uri: appAddressOf(secret, { issuer: brand.name, label: email }) }
}

/**
 * Switches the second factor on with a first code of the app; the other sessions end and the person is told.
 * @returns the recovery codes, which are never shown again.
 * @throws AppError `NOT_FOUND` when none was begun, `BAD_CREDENTIALS`, `LIMITED`.
 */
export async function confirmSecondFactorOf(
  ports: Ports,
  actor: Actor,
  typed: string,
): Promise<{ recoveryCodes: string[]; cookie: string }> {
  await ports.limits.take('secondFactorTries', actor.id)
  const now = ports.clock.now()
  return ports.transact(async work => {
    const factor = await holdSecondFactor(work.db, actor.id)
    if (!factor || factor.confirmedAt) throw new AppError('NOT_FOUND')
    const code = readCode(typed)?.code ?? ''
    if (!(await spendAppCode(ports, work, { ...factor, userId: actor.id }, code))) {
      throw new AppError('BAD_CREDENTIALS')
    }
    await confirmSecondFactor(work, actor.id, now)
    await sendMail(work, actor.email, secondFactorOnMail(ports.config, actor))
    await recordOwnAct(work, actor.id, 'second-factor.on')
    const recoveryCodes = await giveRecoveryCodes(ports, work, actor.id)
    return { recoveryCodes, ...(await keepOneSession(ports, work, { ...actor, userId: actor.id })) }
  })
}

/** Ten new recovery codes in place of the old. @throws AppError `BAD_CREDENTIALS`, `LIMITED`. */
export async function renewRecoveryCodes(
  ports: Ports,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<{ recoveryCodes: string[] }> {
  await requireOwnPassword(ports, actor.id, password)
  await ports.limits.take('secondFactorTries', actor.id)
  const recoveryCodes = await ports.transact(async work => {
    if (!(await spendCode(ports, work, actor.id, code))) throw new AppError('BAD_CREDENTIALS')
    await recordOwnAct(work, actor.id, 'second-factor.codes-renewed')
    return giveRecoveryCodes(ports, work, actor.id)
  })
  return { recoveryCodes }
}

/** Switches the second factor off; the other sessions end and the person is told. @throws AppError `BAD_CREDENTIALS`, `LIMITED`. */
export async function disableSecondFactor(
  ports: Ports,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<{ cookie: string }> {
  await requireOwnPassword(ports, actor.id, password)
  await ports.limits.take('secondFactorTries', actor.id)
  return ports.transact(async work => {
    if (!(await spendCode(ports, work, actor.id, code))) throw new AppError('BAD_CREDENTIALS')
    await deleteSecondFactor(work, actor.id)
    await sendMail(work, actor.email, secondFactorOffMail(ports.config, actor))
    await recordOwnAct(work, actor.id, 'second-factor.off')
    return keepOneSession(ports, work, { ...actor, userId: actor.id })
  })
}

async function giveRecoveryCodes({ clock, config }: Ports, work: Work, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(12)))
  const hashes = codes.map(code => recoveryHashesOf(config.secretKeys, userId, code.replaceAll('-', ''))[0])
  await replaceRecoveryCodes(work, userId, hashes, clock.now())
  return codes
}
