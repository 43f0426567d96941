import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { overlays } from '../../lib/overlays.ts'
import { useOverlay } from '../../lib/use-overlay.ts'
import { onDemand } from '../../ui/late-part.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'

const DemoWindow = onDemand(() => import('./demo-window.tsx'))

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
  const { opened, onClose } = useOverlay(['demo'], DemoWindow.warm)
  useReturnFocus(opened)
  return <DemoWindow theme={theme} opened={opened} onClose={onClose} />
}
