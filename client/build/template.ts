import { readFileSync } from 'node:fs'
import { brand } from 'shared/catalogue/brand'
import { uiTexts } from 'shared/messages/it/screens'
import type { RenderedPage } from '../src/app/prerender.tsx'
import { ORIGIN_MARK } from '../src/lib/site-origin.ts'
import { filesOf, type Manifest } from './manifest.ts'

type InlinedCss = { href: string; text: string }

const template = readFileSync(`${import.meta.dirname}/../index.html`, 'utf8')
const BOOT = /<!--boot-->.*<!--\/boot-->/s
const PRELOADED_FONTS = ['bricolage-grotesque', 'instrument-sans']

const fontPreloads = (manifest: Manifest): string =>
  PRELOADED_FONTS.map(face => manifest[`src/ui/fonts/${face}.woff2`]?.file)
    .map(file => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('')

// A disabled link keeps the bundler's preload helper from loading an inlined file a second time.
const inline = (css: InlinedCss[]) =>
  `<style>${css.map(file => file.text).join('')}</style>` +
  css.map(file => `<link rel="stylesheet" href="${file.href}" disabled>`).join('')

function fill(parts: { head: string; body: string; boot: string; theme: string; scheme: string }): string {
  return template
    .replace('<html', `<html data-origin="${ORIGIN_MARK}"`)
    .replace('data-theme="notte"', `data-theme="${parts.theme}"`)
    .replace('data-mantine-color-scheme="dark"', `data-mantine-color-scheme="${parts.scheme}"`)
    .replace('<!--head-->', () => parts.head)
    .replace('<!--body-->', () => parts.body)
    .replace(BOOT, () => parts.boot)
}

export function pageHtml(parts: {
  page: RenderedPage
  /** Data about the page for search engines. */
  data: string
  css: InlinedCss[]
  manifest: Manifest
  /** The address of the first script. */
  boot: string
  scripts: string[]
}): string {
  const { page, manifest } = parts
  const entry = `/${manifest['src/app/main.tsx']?.file}`
  const chunks = parts.scripts.map(file => `/${file}`).filter(file => file !== entry)
  const html = fill({
    head: page.head + parts.data + fontPreloads(manifest) + inline(parts.css),
    body: page.body,
    boot: `<script type="module" async src="${parts.boot}" data-entry="${entry}" data-chunks="${chunks.join(' ')}"></script>`,
    theme: page.theme,
    scheme: page.scheme,
  })
  return html.replace('<div id="root">', '<div id="root" data-prerendered>')
}

const { email } = brand.contact
const noScript = `<noscript><p>${uiTexts.noScript} <a href="mailto:${email}">${email}</a></p></noscript>`

/**
 * Returns the HTML of an address behind the sign-in, with a loading text until the app renders. Preloads the chunks of
 * its routes, which would otherwise be requested only after the entry has run.
 */
export function appShell(manifest: Manifest, dist: string, routeIds: string[]): string {
  const everywhere = filesOf(manifest, ['__root__'])
  const { css, scripts } = filesOf(manifest, routeIds)
  const links = scripts.map(file => `<link rel="modulepreload" href="/${file}">`).join('')
  const inlined = everywhere.css.map(file => ({
    href: `/${file}`,
    text: readFileSync(`${dist}/${file}`, 'utf8'),
  }))
  const styles = css
    .filter(file => !everywhere.css.includes(file))
    .map(file => `<link rel="preload" href="/${file}" as="style" crossorigin>`)
    .join('')
  return fill({
    head: `<title>${brand.name}</title><meta name="robots" content="noindex">${fontPreloads(manifest)}${inline(inlined)}${links}${styles}`,
    body: `<div class="first-guard" role="status">${uiTexts.checking}${noScript}</div>`,
    boot: `<script type="module" src="/${manifest['src/app/main.tsx']?.file}"></script>`,
    theme: 'prodotto',
    scheme: 'light',
  })
}
