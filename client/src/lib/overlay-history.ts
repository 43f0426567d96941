import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { overlayStore, overlays } from './overlays.ts'

/**
 * Gives an open overlay an entry of its own in the browser's history: Back closes it, instead of leaving the page.
 * Closing it otherwise takes the entry back.
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
    // Not before its entry is there.
    if (inHistory) return () => overlays.close()
  }, [inHistory])
}
