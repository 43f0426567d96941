import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { gateLock } from '../../gate-lock.ts'

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
  const locked = useSyncExternalStore(gateLock.subscribe, gateLock.get, gateLock.onServer)
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
