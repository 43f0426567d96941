import { randomUUID } from 'node:crypto'
import { after, DAY } from 'server/platform/clock'
import { hashOf, newToken } from 'server/platform/tokens'
import type { TestApp } from '../app.ts'
import { type Facts, insertRow } from '../rows.ts'
import { makeClient } from './people.ts'

/** Inserts an open invitation to a company, by default a new one. The mail's link contains `token`. */
export async function makeInvitation(
  app: TestApp,
  companyId?: string,
  { email = `${randomUUID()}@example.com`, hats = ['approver'], ...facts }: Facts<'companyInvitations'> = {},
) {
  const token = newToken()
  const id = await insertRow(app, 'companyInvitations', {
    companyId: companyId ?? (await makeClient(app)).companyId,
    email,
    hats,
    tokenHash: hashOf(token),
    expiresAt: after(app.clock.now(), 7 * DAY),
    ...facts,
  })
  return { id, token, email }
}
