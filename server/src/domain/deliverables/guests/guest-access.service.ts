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

interface Opening {
  token: string
  passPhrase?: string | undefined
}

/** State of a link for whoever opens it. */
type OpenedLink = { state: 'revoked' | 'phrase' } | { state: 'open'; guestId: string; cookie: string }

/** The link of a token. @throws AppError `NOT_FOUND` for one that is unknown and for one that has run out alike; `LIMITED`. */
async function linkOf({ clock, db, limits }: Deps, address: string, token: string) {
  await limits.take('guestLinkByAddress', { address })
  return ensureFound(await findGuestByToken(db, hashOf(token), clock.now()))
}

/**
 * Opens the review of a link, with the pass phrase where it has one. A browser whose cookie is valid is not asked for it
 * again (docs/decisions/review-guests.md). Pass phrases are limited to 10 in 15 minutes per link and network, and to 200
 * an hour per link from everywhere.
 * @throws AppError `NOT_FOUND`, `WRONG_PASS_PHRASE`, `LIMITED`, `UNAVAILABLE`.
 */
export async function openGuestLink(
  deps: Deps,
  { address, cookieHeader }: { address: string; cookieHeader: string | undefined },
  { token, passPhrase }: Opening,
): Promise<OpenedLink> {
  const { id: guestId, ...link } = await linkOf(deps, address, token)
  if (link.revokedAt) return { state: 'revoked' }
  if (link.passPhraseHash && !isVisiting(deps, cookieHeader, guestId)) {
    if (passPhrase === undefined) return { state: 'phrase' }
    // The caller's own limit first: a refused try must not use up the limit that all callers share.
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

/** Checks a link, for the gate. @throws AppError `NOT_FOUND`, also for one that was revoked; `LIMITED`. */
export async function assertGuestLink(deps: Deps, address: string, token: string): Promise<void> {
  if ((await linkOf(deps, address, token)).revokedAt) throw new AppError('NOT_FOUND')
}

type FollowRoomDeps = Pick<AppDeps, 'clock' | 'db' | 'live'>

/** Ten links, each open in as many tabs. */
const MAX_STREAMS = 100
const RETRY_SECONDS = 60

/** Live message to a guest: refetch the room. */
interface RoomChange {
  changed: true
}

/**
 * Tells a guest's screen at once, whenever something in the room has changed, and every minute; ends when the link does.
 * @throws AppError `LIMITED` for a room with more streams open than guests can need.
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

/** Rings that nobody waits for are heard by the next who does, as one. */
function createCoalescingSignal() {
  let hasRung = false
  let wake: () => void = () => undefined
  return {
    ring() {
      hasRung = true
      wake()
    },
    async rung(): Promise<void> {
      if (!hasRung)
        await new Promise<void>(resolve => {
          wake = resolve
        })
      hasRung = false
    },
  }
}

/** Breaks an answer to a guest off as soon as the link ends. */
export const closeForGuest = (deps: FollowRoomDeps, { id, projectId }: Guest, answer: Response): Response =>
  closeWhenRevoked(
    deps.live,
    { room: projectId, isStillAllowed: async () => (await standingGuest(deps, id)) !== undefined },
    answer,
  )
