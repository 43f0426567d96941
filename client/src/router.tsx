import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import type { ThemeName } from './theme.ts'

let isFirst = true

/** Somebody who scrolled before the program came stays there, instead of being taken back to the top. */
function mayScroll(): boolean {
  const stay = isFirst && scrollY > 0
  isFirst = false
  return !stay
}

export const makeRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    // Restoring writes an inline script into a prerendered page, which the policy blocks.
    scrollRestoration: typeof document !== 'undefined' && mayScroll,
    defaultStructuralSharing: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface StaticDataRouteOption {
    theme?: ThemeName
  }
  interface HistoryState {
    /** A sentence for the sign-in screen, shown there in orange. */
    notice?: string
    /** Where to go after signing in. */
    returnTo?: string
  }
}
