/**
 * Whether the router may scroll to where a page begins. Somebody who scrolled before the program came stays there; who
 * has pressed a link by then goes where it leads. `start` is the address with which the page was opened.
 */
export function shouldRestoreScroll(start: string) {
  let isFirst = true
  return ({ location }: { location: { href: string } }): boolean => {
    const stay = isFirst && scrollY > 0 && location.href === start
    isFirst = false
    return !stay
  }
}
