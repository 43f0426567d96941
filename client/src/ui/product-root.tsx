import './mantine-app.ts'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import type { ReactNode } from 'react'
import { productComponents } from './product-components.ts'
import { productTheme } from './product-theme.ts'

const theme = { ...productTheme, components: productComponents }

/**
 * Gives Mantine the theme of the signed-in area. Variables come from a file and inline styles are deduplicated, because
 * the Trusted Types policy refuses `<style>` elements written through `innerHTML`.
 */
export function ProductRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
      deduplicateInlineStyles
    >
      <ModalsProvider>{children}</ModalsProvider>
    </MantineProvider>
  )
}
