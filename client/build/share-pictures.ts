import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CSSProperties, createElement, type ReactElement } from 'react'
import satori from 'satori'
import { brand } from 'shared/catalogue/brand'
import { landingCiak } from 'shared/catalogue/landing-ciak'
import { landingNotte } from 'shared/catalogue/landing-notte'
import { formatTexts } from 'shared/messages/it/screens-pages'
import sharp from 'sharp'
import type { SharePicture } from '../src/lib/page-head.ts'

const WIDTH = 1200
const HEIGHT = 630

type Look = { title: string; ground: string; glow: string; ink: string; soft: string; mark: string }

const night = { ground: '#0b1026', glow: '#5a3ae0', ink: '#f5f3fb', soft: '#bcc1e0', mark: '#ffb86b' }
const signal = { ground: '#0a0a0a', glow: '#6b5900', ink: '#ffffff', soft: '#c9c9c4', mark: '#ffd60a' }

const looks: Record<SharePicture, Look> = {
  notte: { ...night, title: landingNotte.hero.title },
  ciak: { ...signal, title: landingCiak.hero.title },
  format: { ...night, glow: '#8a2fa8', title: formatTexts.title },
}

const box = (style: CSSProperties, ...children: (ReactElement | string)[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children)

/** A word of one or two letters stays with the next one. */
const unbroken = (title: string) => title.replace(/(?<=\s\S{1,2})\s/g, '\u00a0')

const words = (look: Look): ReactElement =>
  box(
    {
      width: WIDTH,
      height: HEIGHT,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '100px 104px 92px',
      fontFamily: 'Display',
    },
    box(
      { fontSize: 92, lineHeight: 0.98, letterSpacing: -3.5, color: look.ink, maxWidth: 780 },
      unbroken(look.title),
    ),
    box(
      { width: '100%', justifyContent: 'space-between', alignItems: 'center' },
      box({ fontSize: 42, color: look.ink }, brand.name),
      box({ fontSize: 28, color: look.soft }, '00:00:12:08 · 16:9'),
    ),
  )

const lamps = [
  [930, 130, 46],
  [1090, 250, 74],
  [860, 300, 20],
  [1010, 420, 34],
] as const

/** The set behind the words: a light, some lamps out of focus, the corners of the viewfinder. */
const setOf = ({
  ground,
  glow,
  ink,
  mark,
}: Look): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs>
<radialGradient id="g" cx="0.86" cy="0.36" r="0.7"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${ground}"/></radialGradient>
<radialGradient id="l"><stop offset="0.2" stop-color="${mark}"/><stop offset="1" stop-color="${mark}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>
${lamps.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#l)" opacity="0.8"/>`).join('')}
<path d="M48 108V48h60M1092 48h60v60M1152 522v60h-60M108 582H48v-60" fill="none" stroke="${ink}" stroke-width="4"/>
</svg>`

/** Draws what a shared link shows, one PNG of 1200 × 630 for each look, into `dist/share`. */
export async function drawSharePictures(dist: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  // The first font that has a letter draws it.
  const fonts = ['latin', 'latin-ext'].map(subset => ({
    name: subset === 'latin' ? 'Display' : 'Display extended',
    data: readFileSync(
      resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-700-normal.woff`),
    ),
    weight: 700 as const,
  }))
  mkdirSync(`${dist}/share`, { recursive: true })
  for (const [name, look] of Object.entries(looks)) {
    const text = await satori(words(look), { width: WIDTH, height: HEIGHT, fonts })
    await sharp(Buffer.from(setOf(look)))
      .composite([{ input: Buffer.from(text) }])
      .png()
      .toFile(`${dist}/share/${name}.png`)
  }
}
