import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core'

const violet: MantineColorsTuple = [
  '#f1edff',
  '#dfd7ff',
  '#c3b5ff',
  '#a794ff',
  '#8f76ff',
  '#7c5cff',
  '#6d4dff',
  '#5a3ae0',
  '#482db8',
  '#372290',
]

const signal: MantineColorsTuple = [
  '#fffbe0',
  '#fff6b8',
  '#ffef85',
  '#ffe64d',
  '#ffdf2b',
  '#ffd60a',
  '#ffd60a',
  '#d9b400',
  '#a88b00',
  '#776300',
]

const text = "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif"
const display = "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif"
const mono = "'JetBrains Mono Variable', ui-monospace, monospace"

const base: MantineThemeOverride = {
  fontFamily: text,
  fontFamilyMonospace: mono,
  headings: { fontFamily: display, fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
}

/** Navy and violet: the public site. */
export const notte: MantineThemeOverride = {
  ...base,
  colors: { violet },
  primaryColor: 'violet',
  primaryShade: { light: 6, dark: 6 },
}

/** Black and signal yellow: the public site's other cut. */
const ciak: MantineThemeOverride = {
  ...base,
  colors: { signal },
  primaryColor: 'signal',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  defaultRadius: 2,
}

export const themes = {
  notte: { theme: notte, scheme: 'dark' },
  ciak: { theme: ciak, scheme: 'dark' },
  // `product-theme.ts` has the theme of dashboard and hub, which public pages do not load.
  prodotto: { theme: notte, scheme: 'light' },
} as const

export type ThemeName = keyof typeof themes
