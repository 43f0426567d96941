import { writeFileSync } from 'node:fs'
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineThemeOverride,
  mergeMantineTheme,
} from '@mantine/core'
import { productTheme } from '../src/ui/product-theme.ts'
import { themes } from '../src/ui/theme.ts'

// Mantine's surfaces and texts use the tokens of `ui/tokens.css`, so that colours are defined once.
const fromTokens = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--accent-text)',
  '--mantine-color-default': 'var(--field)',
  '--mantine-color-default-hover': 'var(--surface-2)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--field-line)',
  '--mantine-color-disabled': 'var(--surface-2)',
  '--mantine-color-disabled-color': 'var(--ink-faint)',
}

const tones = ['yellow', 'blue', 'orange', 'green', 'red', 'grey'] as const

/** The variants of a colour of the kit, in the tokens of one of the site's tones. */
function toneVariables(tone: (typeof tones)[number]): Record<string, string> {
  const color = `--mantine-color-${tone === 'grey' ? 'gray' : tone}`
  const [ink, wash] = tone === 'red' ? ['--danger', '--danger-wash'] : [`--${tone}-ink`, `--${tone}-wash`]
  return {
    [`${color}-filled`]: `var(${ink})`,
    [`${color}-filled-hover`]: `var(${ink})`,
    [`${color}-light`]: `var(--${tone}-wash)`,
    [`${color}-light-hover`]: `var(${tone === 'grey' ? '--surface-2' : wash})`,
    [`${color}-light-color`]: `var(--${tone}-ink)`,
    [`${color}-outline`]: `var(${ink})`,
    [`${color}-outline-hover`]: `var(${wash})`,
  }
}

const productVariables: Record<string, string> = {
  ...fromTokens,
  '--mantine-color-violet-filled': 'var(--accent)',
  '--mantine-color-violet-filled-hover': 'var(--accent-strong)',
  '--mantine-color-violet-light': 'var(--accent-wash)',
  '--mantine-color-violet-light-hover': 'var(--accent-wash)',
  '--mantine-color-violet-light-color': 'var(--accent-text)',
  '--mantine-color-violet-outline': 'var(--accent-text)',
  '--mantine-color-violet-outline-hover': 'var(--accent-wash)',
  ...Object.assign({}, ...tones.map(toneVariables)),
}

interface ThemeFile {
  theme: MantineThemeOverride
  scheme: 'light' | 'dark'
  selector: string
  tokens: Record<string, string>
}

function variablesOf({ theme, scheme, selector, tokens }: ThemeFile): string {
  const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const schemes = { light: {}, dark: {}, [scheme]: { ...resolved[scheme], ...tokens } }
  return convertCssVariables({ variables: resolved.variables, ...schemes }, selector)
}

const write = (name: string, css: string) =>
  writeFileSync(`${import.meta.dirname}/../src/ui/${name}.gen.css`, css)

/** Writes the kit's variables to files, so that no page has to carry them as rendered markup. */
export function writeThemes(): void {
  const publicThemes = [
    { ...themes.notte, selector: ':root', tokens: fromTokens },
    { ...themes.ciak, selector: ":root[data-theme='ciak']", tokens: fromTokens },
  ]
  write('themes', publicThemes.map(variablesOf).join('\n'))
  // Only the signed-in area loads this one.
  const selector = ":root[data-theme='prodotto']"
  write(
    'product-theme',
    variablesOf({ theme: productTheme, scheme: 'light', selector, tokens: productVariables }),
  )
}
