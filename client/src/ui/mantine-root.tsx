import './mantine-base.ts'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { type ThemeName, themes } from './theme.ts'

/** Gives the component kit its theme. Public pages have it only around what needs it, to stay light. */
export function MantineRoot({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  return (
    <MantineProvider
      theme={themes[theme].theme}
      forceColorScheme={themes[theme].scheme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
