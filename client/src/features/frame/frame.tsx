import { HeadContent } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { gateLock } from '../../gate-lock.ts'
import { type ThemeName, themes } from '../../theme.ts'
import { ToastSlot } from '../../ui/toast-slot.tsx'

function useTheme(theme: ThemeName): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.mantineColorScheme = themes[theme].scheme
  }, [theme])
}

// Tells the boot script that presses which came too early can be repeated now.
function useReadySignal(): void {
  useEffect(() => {
    // Not from inside the effect: a press on a part that is not yet taken over could not be answered there.
    const timer = setTimeout(() => dispatchEvent(new Event('app-ready')))
    return () => clearTimeout(timer)
  }, [])
}

/** What every page has: its theme, its head, the toast, and the gate when the preview's hour has ended. */
export function Frame({ theme, gate, children }: { theme: ThemeName; gate: ReactNode; children: ReactNode }) {
  const locked = useSyncExternalStore(gateLock.subscribe, gateLock.get, gateLock.onServer)
  useTheme(theme)
  useReadySignal()
  return (
    <>
      <HeadContent />
      <div inert={locked}>{children}</div>
      {gate}
      <ToastSlot />
    </>
  )
}
