import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { previewGatePrompt } from '../../lib/blocking-prompt.ts'

const loadOverlay = () => import('./gate-overlay.tsx')

/** What was not fetched ahead is refused by the lock itself: the page is loaded anew, and the server answers the gate. */
const GateOverlay = lazy(() =>
  loadOverlay().catch(() => {
    location.reload()
    return new Promise<never>(() => undefined)
  }),
)

const UNHURRIED_MS = 4000

/** A locked preview hands out no file, so where there is a gate its overlay is fetched while it is open. */
async function fetchOverlayAhead(): Promise<void> {
  const answer = await fetch('/trpc/gate.status').catch(() => undefined)
  const status = (await answer?.json()) as { result?: { data?: { required?: boolean } } } | undefined
  // What does not come is asked for again when it is needed.
  if (status?.result?.data?.required) await loadOverlay().catch(() => undefined)
}

/** Lays the gate over the open page once the preview's hour has ended. */
export function PreviewGateHost() {
  const locked = useStore(previewGatePrompt.isAsked)
  useEffect(() => {
    const later = setTimeout(() => void fetchOverlayAhead(), UNHURRIED_MS)
    return () => clearTimeout(later)
  }, [])
  return locked ? (
    <Suspense>
      <GateOverlay />
    </Suspense>
  ) : null
}
