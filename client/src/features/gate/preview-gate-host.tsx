import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { previewGatePrompt } from '../../lib/blocking-prompt.ts'

const loadOverlay = () => import('./gate-overlay.tsx')

/** Once the preview is locked, the server refuses this chunk: without a copy fetched ahead, a reload shows the gate. */
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
  // A failed load is retried when the overlay is needed.
  if (status?.result?.data?.required) await loadOverlay().catch(() => undefined)
}

/** Shows the gate over the open page once the hour of the preview has ended. */
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
