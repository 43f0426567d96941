import { useOverlay } from '../../lib/overlays.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ThemeName } from '../../ui/theme.ts'
import { useFocusReturn } from '../../ui/use-focus-return.ts'

const LibraryModal = lazyComponent(() => import('./library-modal.tsx'))

type Props = {
  theme: ThemeName
  /** The project of the screen below, to which videos are saved unless another one is chosen. */
  projectId?: string | undefined
}

/** Opens the video library over the page. Its code is loaded when the pointer or focus comes near a trigger. */
export function LibraryHost(props: Props) {
  const { opened, onClose } = useOverlay(['library'], LibraryModal.preload)
  useFocusReturn(opened)
  return <LibraryModal {...props} opened={opened} onClose={onClose} />
}
