/** Days for which a guest's link is valid, unless another time is chosen (docs/decisions/review-guests.md). */
export const GUEST_DAYS = 14

/** The longest time that can be chosen. */
export const MAX_GUEST_DAYS = 90

/** Maximum number of open links to one review. */
export const OPEN_GUEST_LINKS = 10

/** Days for which a guest's name is kept after the link has ended. */
export const GUEST_KEPT_DAYS = 90

/** Shortest pass phrase, in characters. */
export const PASS_PHRASE_MIN = 8

/** States of a guest's link in its maker's list. */
export const guestLinkStates = ['open', 'revoked', 'expired'] as const

export type GuestLinkState = (typeof guestLinkStates)[number]

export function guestLinkStateOf(
  link: { revokedAt: Date | null; expiresAt: Date },
  now: Date,
): GuestLinkState {
  if (link.revokedAt) return 'revoked'
  return link.expiresAt <= now ? 'expired' : 'open'
}
