import type { Sharp, SharpOptions } from 'sharp'

/** Thrown for what is no picture, a broken one, or one with more points than we are willing to unfold. */
export class PictureError extends Error {}

/** A few kilobytes can unfold into gigabytes: pictures with more points than this are not decoded. */
const MAX_POINTS = 80_000_000
const SECONDS = 15
const AT_ONCE = 2

/** What may be decoded: no vectors, no documents, nothing that could reach for other files. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].flatMap(name => [
  `VipsForeignLoad${name}File`,
  `VipsForeignLoad${name}Buffer`,
])

/** A smaller picture, at most so wide and high, upright and without what the camera wrote into it. */
export function shrink(bytes: Uint8Array, sidePixels: number): Promise<Uint8Array> {
  return decode(bytes, picture =>
    picture
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 }),
  )
}

/** The middle of a picture as a square, upright and without what the camera wrote into it. */
export function squareOf(bytes: Uint8Array, sidePixels: number): Promise<Uint8Array> {
  return decode(bytes, picture =>
    picture.autoOrient().resize(sidePixels, sidePixels, { fit: 'cover' }).webp({ quality: 86 }),
  )
}

/** A frame of a film as a JPEG, at most so wide and high, without what the sender wrote into it. */
export function frameOf(bytes: Uint8Array, sidePixels: number): Promise<Uint8Array> {
  return decode(bytes, picture =>
    picture
      .autoOrient()
      .resize(sidePixels, sidePixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#000' })
      .jpeg({ quality: 80, progressive: true }),
  )
}

async function decode(bytes: Uint8Array, shape: (picture: Sharp) => Sharp): Promise<Uint8Array> {
  await enter()
  try {
    const sharp = await library()
    const options: SharpOptions = { limitInputPixels: MAX_POINTS, failOn: 'error', pages: 1 }
    return await shape(sharp(bytes, options)).timeout({ seconds: SECONDS }).toBuffer()
  } catch (error) {
    throw new PictureError('The picture cannot be decoded.', { cause: error })
  } finally {
    leave()
  }
}

let loaded: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first picture: it would make every start slower. */
function library() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: loaders })
    return sharp
  })
  return loaded
}

let inside = 0
const waiting: (() => void)[] = []

/** Unfolded pictures are large: only a few at once. */
async function enter(): Promise<void> {
  if (inside >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
  else inside++
}

function leave(): void {
  const next = waiting.shift()
  if (next) next()
  else inside--
}
