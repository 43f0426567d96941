import { lazy, Suspense, useSyncExternalStore } from 'react'
import { gateLock } from '../../gate-lock.ts'

const GateOverlay = lazy(() => import('./gate-overlay.tsx'))

/** Lays the gate over the open page once the preview's hour has ended. */
export function GateSlot() {
  const locked = useSyncExternalStore(gateLock.subscribe, gateLock.get, gateLock.onServer)
  return locked ? (
    <Suspense>
      <GateOverlay />
    </Suspense>
  ) : null
}
