import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { gateLock } from '../../lib/gate-lock.ts'

const loadOverlay = () => import('./gate-overlay.tsx')
const GateOverlay = lazy(loadOverlay)

const UNHURRIED_MS = 4000

/** A locked preview hands out no file, so where there is a gate its overlay is fetched while it is open. */
async function fetchOverlayAhead(): Promise<void> {
  const answer = await fetch('/trpc/gate.status').catch(() => undefined)
  const status = (await answer?.json()) as { result?: { data?: { required?: boolean } } } | undefined
  if (status?.result?.data?.required) await loadOverlay()
}

/** Lays the gate over the open page once the preview's hour has ended. */
export function GateSlot() {
  const locked = useStore(gateLock.isAsked)
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
