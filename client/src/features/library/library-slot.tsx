import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { overlays } from '../../overlays.ts'
import type { ThemeName } from '../../theme.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'

const load = () => import('./library-window.tsx')
const LibraryWindow = lazy(load)

type Props = {
  theme: ThemeName
  /** The project of the screen below, to which videos are saved unless another one is chosen. */
  projectId?: string | undefined
}

/** Lays the video library over the page; its code travels when somebody is on the way to it. */
export function LibrarySlot({ theme, projectId }: Props) {
  const { open, warm } = useSyncExternalStore(overlays.subscribe, overlays.get, overlays.onServer)
  const isWarm = warm.has('library')
  useReturnFocus(open === 'library')
  useEffect(() => {
    if (isWarm) void load()
  }, [isWarm])
  return isWarm ? (
    <Suspense>
      <LibraryWindow
        theme={theme}
        isOpen={open === 'library'}
        projectId={projectId}
        onClose={overlays.close}
      />
    </Suspense>
  ) : null
}
