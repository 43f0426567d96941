import { useOverlay } from '../../lib/overlays.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ThemeName } from '../../ui/theme.ts'

const LeadModal = lazyComponent(() => import('./lead-modal.tsx'))

/** Opens the chosen free form over a public page. Its code is loaded when the pointer or focus comes near a trigger. */
export function LeadModalHost({ theme }: { theme: ThemeName }) {
  return <LeadModal theme={theme} {...useOverlay(['audit', 'script'], LeadModal.preload)} />
}
