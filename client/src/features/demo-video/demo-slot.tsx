import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { overlays } from '../../overlays.ts'
import type { ThemeName } from '../../theme.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'

const load = () => import('./demo-window.tsx')
const DemoWindow = lazy(load)

/** Shows the demo to whom the address asks for it (`?demo=1`), once: then it stops asking. */
function useAskedByAddress(): void {
  const navigate = useNavigate()
  const { isAsked, hash } = useLocation({
    select: ({ searchStr, hash }) => ({
      isAsked: new URLSearchParams(searchStr).get('demo') === '1',
      hash,
    }),
  })
  useEffect(() => {
    if (!isAsked) return
    void navigate({ to: '.', search: {}, ...(hash && { hash }), replace: true, resetScroll: false }).then(
      () => overlays.open('demo'),
    )
  }, [isAsked, hash, navigate])
}

/** Lays the demo video over the page, on a button's word or the address's. */
export function DemoSlot({ theme }: { theme: ThemeName }) {
  useAskedByAddress()
  const { open, warm } = useSyncExternalStore(overlays.subscribe, overlays.get, overlays.onServer)
  const isWarm = warm.has('demo')
  useReturnFocus(open === 'demo')
  useEffect(() => {
    if (isWarm) void load()
  }, [isWarm])
  return isWarm ? (
    <Suspense>
      <DemoWindow theme={theme} isOpen={open === 'demo'} onClose={overlays.close} />
    </Suspense>
  ) : null
}
