import { HeadContent } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { previewGatePrompt } from '../../lib/blocking-prompt.ts'
import { type ThemeName, themes } from '../../ui/theme.ts'
import { ToastViewport } from '../../ui/toast-viewport.tsx'

function useTheme(theme: ThemeName): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
    document.documentElement.dataset.mantineColorScheme = themes[theme].scheme
  }, [theme])
}

/** Layout of every page: theme, head, toast, and the gate once the hour of the preview has ended. */
export function Frame({ theme, gate, children }: { theme: ThemeName; gate: ReactNode; children: ReactNode }) {
  const locked = useStore(previewGatePrompt.isAsked)
  useTheme(theme)
  return (
    <>
      <HeadContent />
      <div inert={locked}>{children}</div>
      {gate}
      <ToastViewport />
    </>
  )
}
