import { after, HOUR } from 'server/platform/clock'
import { newAppSecret } from 'server/platform/mfa'
import { seal } from 'server/platform/sealing'
import { hashOf, newToken } from 'server/platform/tokens'
import type { TestApp } from '../app.ts'
import { deleteRows, insertRows } from '../rows.ts'
import type { RpcClient } from '../rpc-client.ts'

/** Stores an unconfirmed secret, replacing any other. Returns the secret. */
export async function startEnrolment(app: TestApp, userId: string): Promise<string> {
  return keep(app, userId, null)
}

/** Turns the second factor on, with no code used yet. Returns the secret. */
export async function turnOn(app: TestApp, userId: string): Promise<string> {
  return keep(app, userId, app.clock.now())
}

export async function turnOff(app: TestApp, userId: string): Promise<void> {
  await deleteRows(app, 'secondFactors', { userId })
}

async function keep(app: TestApp, userId: string, confirmedAt: Date | null): Promise<string> {
  const secret = newAppSecret()
  const sealedSecret = seal(app.context.config.secretKeys, userId, secret)
  const factor = { sealedSecret, confirmedAt, lastUsedStep: null }
  await app.context.db
    .insertInto('secondFactors')
    .values({ userId, ...factor })
    .onConflict(conflict => conflict.column('userId').doUpdateSet(factor))
    .execute()
  return secret
}

/** Inserts a sign-in without its code. Returns the token in its browser's cookie. */
export async function pendingTokenOf(app: TestApp, userId: string): Promise<string> {
  const token = newToken()
  const expiresAt = after(app.clock.now(), HOUR)
  await insertRows(app, 'pendingSignIns', [{ userId, expiresAt, tokenHash: hashOf(token) }])
  return token
}

/** Returns a browser that has entered the password but not the code. */
export async function pendingOf(app: TestApp, userId: string): Promise<RpcClient> {
  const client = app.visitor()
  client.jar.set('second-factor', await pendingTokenOf(app, userId))
  return client
}
