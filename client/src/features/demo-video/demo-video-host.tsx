import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { overlays, useOverlay } from '../../lib/overlays.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import { useFocusReturn } from '../../ui/use-focus-return.ts'

const DemoVideoModal = lazyComponent(() => import('./demo-video-modal.tsx'))

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
export function DemoVideoHost({ theme }: { theme: ThemeName }) {
  useAskedByAddress()
  const { opened, onClose } = useOverlay(['demo'], DemoVideoModal.preload)
  useFocusReturn(opened)
  return <DemoVideoModal theme={theme} opened={opened} onClose={onClose} />
}
