import { AppError } from 'shared/errors/app-error'
import { MINUTE } from '../../../platform/clock.ts'
import { closeWhenRevoked } from '../../../platform/http/revocable.ts'
import { ensureFound } from '../../../platform/or-not-found.ts'
import type { AppDeps } from '../../../platform/platform.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { emit } from '../../events/emit.service.ts'
import { findGuestByToken, type Guest, markGuestOnce } from './guests.repository.ts'
import { isVisiting, standingGuest, visitCookie } from './guests.service.ts'

type Deps = Pick<AppDeps, 'clock' | 'config' | 'db' | 'limits' | 'passwords' | 'transact'>

type OpenedLink = { state: 'revoked' | 'phrase' } | { state: 'open'; guestId: string; cookie: string }

/** Finds the guest of a token. @throws AppError `NOT_FOUND` for an unknown or expired one; `LIMITED`. */
async function linkOf({ clock, db, limits }: Deps, address: string, token: string) {
  await limits.take('guestLinkByAddress', { address })
  return ensureFound(await findGuestByToken(db, hashOf(token), clock.now()))
}

/**
 * Opens the review of a link, with its pass phrase if it has one. A browser with a valid cookie need not enter it again
 * (docs/decisions/review-guests.md). Pass phrases are limited to 10 in 15 minutes per link and network, and to 200 an
 * hour per link.
 * @throws AppError `NOT_FOUND`, `WRONG_PASS_PHRASE`, `LIMITED`, `UNAVAILABLE`.
 */
export async function openGuestLink(
  deps: Deps,
  { address, cookieHeader }: { address: string; cookieHeader: string | undefined },
  { token, passPhrase }: { token: string; passPhrase?: string | undefined },
): Promise<OpenedLink> {
  const { id: guestId, ...link } = await linkOf(deps, address, token)
  if (link.revokedAt) return { state: 'revoked' }
  if (link.passPhraseHash && !isVisiting(deps, cookieHeader, guestId)) {
    if (passPhrase === undefined) return { state: 'phrase' }
    // The caller's own limit first, so that refused attempts do not use up the shared limit of the link.
    await deps.limits.take('guestPhraseTries', { address, about: guestId })
    await deps.limits.take('guestPhraseTriesPerLink', guestId)
    if (!(await deps.passwords.verify(link.passPhraseHash, passPhrase)))
      throw new AppError('WRONG_PASS_PHRASE')
  }
  const { projectId, name, openedAt } = link
  if (openedAt === null)
    await deps.transact(async tx => {
      if (await markGuestOnce(tx.db, guestId, 'openedAt', deps.clock.now()))
        await emit(tx, { type: 'guest.opened', projectId, guestId, name })
    })
  return { state: 'open', guestId, cookie: visitCookie(deps, guestId) }
}

/** Verifies a link for the preview gate. @throws AppError `NOT_FOUND`, also for a revoked one; `LIMITED`. */
export async function assertGuestLink(deps: Deps, address: string, token: string): Promise<void> {
  if ((await linkOf(deps, address, token)).revokedAt) throw new AppError('NOT_FOUND')
}

type FollowRoomDeps = Pick<AppDeps, 'clock' | 'db' | 'live'>

/** Ten links, each open in ten tabs. */
const MAX_STREAMS = 100
const RETRY_SECONDS = 60

/** Live event of a guest: refetch the room. */
interface RoomChange {
  changed: true
}

/**
 * Streams an event at each change of the room and every minute; ends with the link.
 * @throws AppError `LIMITED` if the room has too many open streams.
 */
export async function streamRoomChanges(
  deps: FollowRoomDeps,
  { id, projectId }: Guest,
  signal: AbortSignal,
): Promise<AsyncGenerator<RoomChange>> {
  const { live } = deps
  if (live.followersOf(projectId) >= MAX_STREAMS)
    throw new AppError('LIMITED', { retryAfterSeconds: RETRY_SECONDS })
  const bell = createCoalescingSignal()
  const unfollow = live.follow(projectId, bell.ring)
  const regularly = setInterval(bell.ring, MINUTE)
  const leave = () => {
    clearInterval(regularly)
    unfollow()
    bell.ring()
  }
  signal.addEventListener('abort', leave, { once: true })
  return changes()

  async function* changes() {
    try {
      while (!signal.aborted) {
        if (!(await standingGuest(deps, id))) return
        yield { changed: true } as const
        await bell.rung()
      }
    } finally {
      leave()
    }
  }
}

/** Creates a signal whose rings before a wait are coalesced into one. */
function createCoalescingSignal() {
  let next = Promise.withResolvers<void>()
  return {
    ring: () => next.resolve(),
    async rung(): Promise<void> {
      await next.promise
      next = Promise.withResolvers()
    },
  }
}

/** Returns an answer to a guest that is cut off when the link ends. @throws AppError `GUEST_LINK_OVER`. */
export const closeForGuest = (
  deps: FollowRoomDeps,
  { id, projectId }: Guest,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const isStillAllowed = async () => (await standingGuest(deps, id)) !== undefined
  return closeWhenRevoked(deps.live, { room: projectId, isStillAllowed }, async () => {
    if (!(await isStillAllowed())) throw new AppError('GUEST_LINK_OVER')
    return answer()
  })
}
