import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { Overlay } from '../lib/overlays.ts'
import type { ThemeName } from '../ui/theme.ts'
import { shouldRestoreScroll } from './restore-scroll.ts'
import { routeTree } from './routeTree.gen.ts'

export const makeRouter = (history: RouterHistory) =>
  createRouter({
    routeTree,
    history,
    defaultPreload: 'intent',
    // Restoring writes an inline script into a prerendered page, which the policy blocks.
    scrollRestoration: typeof document !== 'undefined' && shouldRestoreScroll(history.location.href),
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
    /** Address that the mail of a requested account was sent to. */
    sentTo?: string | undefined
    /** Address to open after signing in. */
    returnTo?: string
    /** Overlay over the page, closed by Back. */
    overlay?: Overlay
    /** A video of the library that shall be saved once its visitor has signed in. */
    saveVideo?: string
    /** True if the list of projects shows that the requested one does not exist. */
    projectGone?: boolean
  }
}
