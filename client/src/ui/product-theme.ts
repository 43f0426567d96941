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

/** The reds of `tokens.css`: 6 is `--danger`, which Mantine takes for the text of a menu's item. */
const red: MantineColorsTuple = [
  '#fdecea',
  '#fde4e1',
  '#f6c1bc',
  '#ee9c95',
  '#e2746b',
  '#cf4a40',
  '#b3261e',
  '#9a1f17',
  '#7f1913',
  '#64130e',
]

const panelShadow = 'var(--shadow)'

/**
 * Colours, spacing, radius and shadows of the signed-in area. Imports no component, so that `client/build/themes.ts`
 * can write its variables to `product-theme.gen.css`.
 */
export const productTheme: MantineThemeOverride = {
  ...notte,
  colors: { ...notte.colors, gray, red },
  headings: {
    ...notte.headings,
    textWrap: 'balance',
    sizes: {
      h2: { fontSize: '1.5rem', lineHeight: '1.12' },
      h3: { fontSize: '1.25rem', lineHeight: '1.12' },
      h4: { fontSize: '1.125rem', lineHeight: '1.2' },
    },
  },
  spacing: { lg: '1.5rem' },
  radius: { lg: '14px', xl: '999px' },
  shadows: { lg: panelShadow, xl: panelShadow },
}
