import { readFile, writeFile } from 'node:fs/promises'
import { once } from 'shared/formats/once'
import type { Sharp, SharpOptions } from 'sharp'

/** Images with more pixels are not decoded: a few kilobytes can unfold into gigabytes. */
const MAX_POINTS = 80_000_000
const SECONDS = 15

/** Allowed decoders. Vector and document formats are excluded, since they can load other files. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].flatMap(name => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
])

export interface Drawing {
  /** Source and target file. */
  from: string
  to: string
  sidePixels: number
}

/**
 * Writes a smaller image, at most `sidePixels` wide and high, upright and without metadata.
 * @public called by its name in a child process
 */
export const resizeImage = (drawing: Drawing): Promise<void> =>
  draw(drawing, (picture, side) =>
    picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 }),
  )

/**
 * Writes the centre square of an image, upright and without metadata.
 * @public called by its name in a child process
 */
export const cropSquare = (drawing: Drawing): Promise<void> =>
  draw(drawing, (picture, side) =>
    picture.autoOrient().resize(side, side, { fit: 'cover' }).webp({ quality: 86 }),
  )

/**
 * Writes a poster as JPEG, at most `sidePixels` wide and high, without metadata.
 * @public called by its name in a child process
 */
export const convertPoster = (drawing: Drawing): Promise<void> =>
  draw(drawing, (picture, side) =>
    picture
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#000' })
      .jpeg({ quality: 80, progressive: true }),
  )

async function draw({ from, to, sidePixels }: Drawing, shape: (picture: Sharp, sidePixels: number) => Sharp) {
  const drawn = await opened(from)
    .then(picture => shape(picture, sidePixels).timeout({ seconds: SECONDS }).toBuffer())
    .catch((error: unknown) => {
      throw Object.assign(new Error(String(error)), { name: 'PictureError' })
    })
  await writeFile(to, drawn)
}

/** Opens an image. The prebuilt libvips lacks HEVC, so photos of phones are decoded by libheif. */
async function opened(file: string): Promise<Sharp> {
  const sharp = await library()
  const options: SharpOptions = { limitInputPixels: MAX_POINTS, failOn: 'error', pages: 1 }
  const picture = sharp(file, options)
  const { compression, width, height } = await picture.metadata()
  if (compression !== 'hevc') return picture
  if (width * height > MAX_POINTS) throw new Error('The picture has too many pixels.')
  const { default: decode } = await import('heic-decode')
  const raw = await decode({ buffer: await readFile(file) })
  return sharp(raw.data, { raw: { width: raw.width, height: raw.height, channels: 4 } })
}

const library = once(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  return sharp
})
