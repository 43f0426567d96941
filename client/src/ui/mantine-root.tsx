import './mantine-base.ts'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { productComponents } from './product-components.ts'
import { type ThemeName, themes } from './theme.ts'

/** Provides a Mantine theme of the public site. Most public pages load no Mantine. */
export function MantineRoot({ theme, children }: { theme: ThemeName; children: ReactNode }) {
  return (
    <MantineProvider
      theme={{ ...themes[theme].theme, components: productComponents }}
      forceColorScheme={themes[theme].scheme}
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      {children}
    </MantineProvider>
  )
}
