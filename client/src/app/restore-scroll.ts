/**
 * Decides whether the router scrolls to the top. A user who scrolled before hydration stays there; after a link is
 * followed the router scrolls. `start` is the address with which the page was opened.
 */
export function shouldRestoreScroll(start: string) {
  let isFirst = true
  return ({ location }: { location: { href: string } }): boolean => {
    const stay = isFirst && scrollY > 0 && location.href === start
    isFirst = false
    return !stay
  }
}
