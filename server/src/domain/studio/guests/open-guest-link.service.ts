import { AppError } from 'shared/errors/app-error'
import { orNotFound } from '../../../platform/or-not-found.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { isVisiting, visitCookie } from './guest-visit.service.ts'
import { findGuestByToken, markGuestOnce } from './guests.repository.ts'

type Ports = Pick<Platform, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'transact'>

export interface Opening {
  token: string
  passPhrase?: string | undefined
}

/** How a link stands for whoever opens it. */
export type OpenedLink = { state: 'revoked' | 'phrase' } | { state: 'open'; guestId: string; cookie: string }

/** The link of a token. @throws AppError `NOT_FOUND` for one that is unknown and for one that has run out alike; `LIMITED`. */
async function linkOf({ clock, db, limits }: Ports, address: string, token: string) {
  await limits.take('guestLinkByAddress', { address })
  return orNotFound(await findGuestByToken(db, hashOf(token), clock.now()))
}

/**
 * Opens the review of a link, with the pass phrase where it has one. A browser whose cookie is valid is not asked for it
 * again (docs/decisions/review-guests.md). Pass phrases are limited to 10 in 15 minutes per link and network, and to 200
 * an hour per link from everywhere.
 * @throws AppError `NOT_FOUND`, `WRONG_PASS_PHRASE`, `LIMITED`, `UNAVAILABLE`.
 */
export async function openGuestLink(
  ports: Ports,
  { address, cookieHeader }: { address: string; cookieHeader: string | undefined },
  { token, passPhrase }: Opening,
): Promise<OpenedLink> {
  const { id: guestId, ...link } = await linkOf(ports, address, token)
  if (link.revokedAt) return { state: 'revoked' }
  if (link.passPhraseHash && !isVisiting(ports, cookieHeader, guestId)) {
    if (passPhrase === undefined) return { state: 'phrase' }
    // The caller's own limit first: a refused try must not use up the limit that all callers share.
    await ports.limits.take('guestPhraseTries', { address, about: guestId })
    await ports.limits.take('guestPhraseTriesPerLink', guestId)
    if (!(await ports.passwords.verify(link.passPhraseHash, passPhrase)))
      throw new AppError('WRONG_PASS_PHRASE')
  }
  const { projectId, name, openedAt } = link
  if (openedAt === null)
    await ports.transact(async work => {
      if (await markGuestOnce(work.db, guestId, 'openedAt', ports.clock.now()))
        await emit(work, { type: 'guest.opened', projectId, guestId, name })
    })
  return { state: 'open', guestId, cookie: visitCookie(ports, guestId) }
}

/** Whether a link is good, for the gate. @throws AppError `NOT_FOUND`, also for one that was revoked; `LIMITED`. */
export async function assertGuestLink(ports: Ports, address: string, token: string): Promise<void> {
  if ((await linkOf(ports, address, token)).revokedAt) throw new AppError('NOT_FOUND')
}
