import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { leadModals } from '../../lead-modals.ts'
import type { ThemeName } from '../../theme.ts'

const load = () => import('./lead-modal-window.tsx')
const LeadModalWindow = lazy(load)

/** Lays the chosen free form over the page; its code travels when somebody is on the way to it. */
export function LeadModalSlot({ theme }: { theme: ThemeName }) {
  const { open, warm } = useSyncExternalStore(leadModals.subscribe, leadModals.get, leadModals.onServer)
  useEffect(() => {
    if (warm) void load()
  }, [warm])
  return warm ? (
    <Suspense>
      <LeadModalWindow open={open} theme={theme} onClose={leadModals.close} />
    </Suspense>
  ) : null
}
