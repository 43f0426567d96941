/** How long a guest's link is good for, unless another time is chosen (docs/decisions/review-guests.md). */
export const GUEST_DAYS = 14

/** The longest time that can be chosen. */
export const MAX_GUEST_DAYS = 90

/** How many links to one review can be open at a time. */
export const OPEN_GUEST_LINKS = 10

/** How long a guest is still named after the link has ended. */
export const GUEST_KEPT_DAYS = 90

/** Shortest pass phrase, in characters. */
export const PASS_PHRASE_MIN = 8

/** How a guest's link stands in the list of who made it. */
export const guestLinkStates = ['open', 'revoked', 'expired'] as const

export type GuestLinkState = (typeof guestLinkStates)[number]

export function guestLinkStateOf(
  link: { revokedAt: Date | null; expiresAt: Date },
  now: Date,
): GuestLinkState {
  if (link.revokedAt) return 'revoked'
  return link.expiresAt <= now ? 'expired' : 'open'
}
