import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core'
import { notte } from './theme.ts'

/** The warm greys of `tokens.css`, from the page's background to its text. */
const gray: MantineColorsTuple = [
  '#f8f6f2',
  '#f2eee7',
  '#ece8df',
  '#e4dfd5',
  '#cdc7bd',
  '#8f8a9c',
  '#626579',
  '#55586d',
  '#2f3248',
  '#15172b',
]

const panelShadow = 'var(--shadow)'

/**
 * Colours, spacing, radius and shadows of the signed-in area. Imports no component, so that `client/build/themes.ts` can
 * write its variables to `product-theme.gen.css`.
 */
export const productTheme: MantineThemeOverride = {
  ...notte,
  colors: { ...notte.colors, gray },
  spacing: { lg: '1.5rem' },
  radius: { lg: '14px', xl: '999px' },
  shadows: { lg: panelShadow, xl: panelShadow },
}
