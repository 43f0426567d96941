import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { overlays } from '../../overlays.ts'
import type { ThemeName } from '../../theme.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'

const load = () => import('./demo-window.tsx')
const DemoWindow = lazy(load)

/** Whether the address asks for the demo (`?demo=1`), and how it stops asking. */
function useAskedByAddress() {
  const navigate = useNavigate()
  const { isAsked, hash } = useLocation({
    select: ({ searchStr, hash }) => ({
      isAsked: new URLSearchParams(searchStr).get('demo') === '1',
      hash,
    }),
  })
  useEffect(() => {
    if (isAsked) overlays.open('demo')
  }, [isAsked])
  const forget = () => {
    if (!isAsked) return
    void navigate({ to: '.', search: {}, ...(hash && { hash }), replace: true, resetScroll: false })
  }
  return forget
}

/** Lays the demo video over the page, on a button's word or the address's. */
export function DemoSlot({ theme }: { theme: ThemeName }) {
  const forget = useAskedByAddress()
  const { open, warm } = useSyncExternalStore(overlays.subscribe, overlays.get, overlays.onServer)
  const isWarm = warm.has('demo')
  useReturnFocus(open === 'demo')
  useEffect(() => {
    if (isWarm) void load()
  }, [isWarm])
  const close = () => {
    overlays.close()
    forget()
  }
  return isWarm ? (
    <Suspense>
      <DemoWindow theme={theme} isOpen={open === 'demo'} onClose={close} />
    </Suspense>
  ) : null
}
