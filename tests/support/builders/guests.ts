import { randomUUID } from 'node:crypto'
import { hashOf, newToken } from 'server/platform/tokens'
import type { TestApp } from '../app.ts'
import type { InputOf } from '../procedures.ts'
import { type Facts, insertRow } from '../rows.ts'
import type { RpcClient } from '../rpc-client.ts'

const DAY = 86_400_000

/** Inserts a guest with a link to a review that is valid for two weeks. */
export async function makeGuest(app: TestApp, projectId: string, facts: Facts<'reviewGuests'> = {}) {
  const token = newToken()
  const id = await insertRow(app, 'reviewGuests', {
    projectId,
    name: 'Lucia Ospite',
    tokenHash: hashOf(token),
    requestId: randomUUID(),
    mayComment: true,
    mayDownload: false,
    fromTeam: false,
    createdAt: app.clock.now(),
    expiresAt: new Date(app.clock.now().getTime() + 14 * DAY),
    ...facts,
  })
  return { id, token }
}

/** Returns the input that invites a guest for two weeks. */
export const guestToInvite = (projectId: string): InputOf<'team.reviewGuests.invite'> => ({
  projectId,
  requestId: randomUUID(),
  name: 'Lucia Ospite',
  days: 14,
  mayComment: true,
  mayDownload: false,
})

/** Invites a guest as the review room's panel does. Returns the answer. */
export const askForGuest = (
  client: RpcClient,
  area: 'dashboard' | 'team',
  projectId: string,
  more: Partial<InputOf<'team.reviewGuests.invite'>> = {},
) => client.ask(`${area}.reviewGuests.invite`, { ...guestToInvite(projectId), ...more })

export const guestTokenIn = (url: string): string => url.slice(url.indexOf('#') + 1)

/** Opens a guest's link. Returns the guest's browser. */
export async function signInAsGuest(app: TestApp, token: string, passPhrase?: string) {
  const guest = app.visitor()
  const { guestId } = await guest.call('guestReview.open', { token, ...(passPhrase && { passPhrase }) })
  if (!guestId) throw new Error('The link is not open.')
  return { guest, guestId }
}

/** Inserts a guest and opens the link. Returns the guest's browser. */
export async function makeSignedInGuest(app: TestApp, projectId: string, facts: Facts<'reviewGuests'> = {}) {
  return signInAsGuest(app, (await makeGuest(app, projectId, facts)).token)
}
