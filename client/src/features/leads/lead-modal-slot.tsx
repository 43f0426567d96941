import { useOverlay } from '../../lib/use-overlay.ts'
import { onDemand } from '../../ui/late-part.tsx'
import type { ThemeName } from '../../ui/theme.ts'

const LeadModalWindow = onDemand(() => import('./lead-modal-window.tsx'))

/** Lays the chosen free form over the page; its code travels when somebody is on the way to it. */
export function LeadModalSlot({ theme }: { theme: ThemeName }) {
  return <LeadModalWindow theme={theme} {...useOverlay(['audit', 'script'], LeadModalWindow.warm)} />
}
