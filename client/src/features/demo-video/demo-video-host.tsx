import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { overlays, useOverlay } from '../../lib/overlays.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import { useFocusReturn } from '../../ui/use-focus-return.ts'

const DemoVideoModal = lazyComponent(() => import('./demo-video-modal.tsx'))

/** Opens the demo once if the address has `?demo=1`, and removes the parameter. */
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

/** Opens the demo video over the page, for a button or `?demo=1`. */
export function DemoVideoHost({ theme }: { theme: ThemeName }) {
  useAskedByAddress()
  const { opened, onClose } = useOverlay(['demo'], DemoVideoModal.preload)
  useFocusReturn(opened)
  return <DemoVideoModal theme={theme} opened={opened} onClose={onClose} />
}
