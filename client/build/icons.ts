import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brand } from 'shared/catalogue/brand'
import sharp from 'sharp'

const GROUND = '#0b1026'
const sizes = [180, 192, 512]

const icon = (size: number, purpose?: string) => ({
  src: `/icons/${purpose ?? size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose && { purpose }),
})

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.description,
  lang: 'it',
  start_url: '/dashboard',
  scope: '/',
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  icons: [icon(192), icon(512), icon(512, 'maskable')],
}

/** Icons for phones and desktops from the one drawn sign, and the manifest that names them. */
export async function writeIcons(dist: string): Promise<void> {
  const sign = readFileSync(`${import.meta.dirname}/../public/favicon.svg`)
  mkdirSync(`${dist}/icons`, { recursive: true })
  for (const size of sizes)
    await sharp(sign, { density: 1200 }).resize(size).png().toFile(`${dist}/icons/${size}.png`)
  // A maskable icon may lose a fifth on every side.
  await sharp(sign, { density: 1200 })
    .resize(340)
    .extend({ top: 86, bottom: 86, left: 86, right: 86, background: GROUND })
    .png()
    .toFile(`${dist}/icons/maskable.png`)
  writeFileSync(`${dist}/site.webmanifest`, JSON.stringify(manifest))
}
