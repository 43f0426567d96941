import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type Overlay = 'audit' | 'script' | 'library' | 'demo'

type State = { open: Overlay | null; preloaded: ReadonlySet<Overlay> }

const overlayStore = createStore<State>(() => ({ open: null, preloaded: new Set() }))

const { getState, setState } = overlayStore

const withPreloaded = (overlay: Overlay) => new Set([...getState().preloaded, overlay])

/** Opens and closes the modals of public pages, which their sections cannot import. */
export const overlays = {
  open: (open: Overlay) => setState({ open, preloaded: withPreloaded(open) }),
  close: () => setState({ open: null }),
  /** Preloads an overlay's code, for a pointer or focus near its trigger. */
  preload: (overlay: Overlay) =>
    getState().preloaded.has(overlay) || setState({ preloaded: withPreloaded(overlay) }),
}

/** Returns which of the given overlays is open; calls `preload` once one of them is about to open. */
export function useOverlay(own: readonly Overlay[], preload: () => void) {
  const { open, preloaded } = useStore(overlayStore)
  const isPreloaded = own.some(overlay => preloaded.has(overlay))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when it is about to open
  useEffect(() => {
    if (isPreloaded) preload()
  }, [isPreloaded])
  return { open, opened: open !== null && own.includes(open), onClose: overlays.close }
}

/**
 * Pushes a history entry for an open overlay, so that Back closes it instead of leaving the page. Closing it otherwise
 * removes the entry.
 */
export function useOverlayHistory(): void {
  const navigate = useNavigate()
  const { history } = useRouter()
  const { open } = useStore(overlayStore)
  const inHistory = useRouterState({ select: ({ location }) => location.state.overlay })
  const pushed = useRef(false)
  useEffect(() => {
    const hasEntry = history.location.state.overlay !== undefined
    if (open && !hasEntry) {
      void navigate({ to: '.', search: true, hash: true, state: { overlay: open }, resetScroll: false })
    } else if (!open && hasEntry && pushed.current) history.back()
    pushed.current = open !== null
  }, [open, navigate, history])
  useEffect(() => {
    // Only once the entry exists.
    if (inHistory) return () => overlays.close()
  }, [inHistory])
}
