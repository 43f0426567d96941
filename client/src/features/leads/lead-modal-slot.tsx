import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { overlays } from '../../overlays.ts'
import type { ThemeName } from '../../theme.ts'

const load = () => import('./lead-modal-window.tsx')
const LeadModalWindow = lazy(load)

/** Lays the chosen free form over the page; its code travels when somebody is on the way to it. */
export function LeadModalSlot({ theme }: { theme: ThemeName }) {
  const { open, warm } = useSyncExternalStore(overlays.subscribe, overlays.get, overlays.onServer)
  const isWarm = warm.has('audit') || warm.has('script')
  useEffect(() => {
    if (isWarm) void load()
  }, [isWarm])
  return isWarm ? (
    <Suspense>
      <LeadModalWindow open={open} theme={theme} onClose={overlays.close} />
    </Suspense>
  ) : null
}
