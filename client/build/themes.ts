import { writeFileSync } from 'node:fs'
import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { type ThemeName, themes } from '../src/ui/theme.ts'

// The kit's own surfaces and words take the site's tokens (`ui/tokens.css`), so there is one place for colours.
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

function variablesOf(name: ThemeName): string {
  const { theme, scheme } = themes[name]
  const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const schemes = { light: {}, dark: {}, [scheme]: { ...resolved[scheme], ...fromTokens } }
  const selector = name === 'notte' ? ':root' : `:root[data-theme='${name}']`
  return convertCssVariables({ variables: resolved.variables, ...schemes }, selector)
}

/** The component kit's variables as a file, so that no page has to carry them as rendered markup. */
export function writeThemes(): void {
  const css = (Object.keys(themes) as ThemeName[]).map(variablesOf).join('\n')
  writeFileSync(`${import.meta.dirname}/../src/ui/themes.gen.css`, css)
}
