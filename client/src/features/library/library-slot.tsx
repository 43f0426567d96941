import { useOverlay } from '../../lib/use-overlay.ts'
import { onDemand } from '../../ui/late-part.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'

const LibraryWindow = onDemand(() => import('./library-window.tsx'))

type Props = {
  theme: ThemeName
  /** The project of the screen below, to which videos are saved unless another one is chosen. */
  projectId?: string | undefined
}

/** Lays the video library over the page; its code travels when somebody is on the way to it. */
export function LibrarySlot(props: Props) {
  const { opened, onClose } = useOverlay(['library'], LibraryWindow.warm)
  useReturnFocus(opened)
  return <LibraryWindow {...props} opened={opened} onClose={onClose} />
}
