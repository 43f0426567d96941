/** A square of a picture, in its own pixels. */
export type Cut = { x: number; y: number; width: number; height: number }

const PIXELS = 512

/** The square that was chosen, as a small picture of its own. @throws Error where the browser cannot draw it. */
export async function cutOut(url: string, { x, y, width, height }: Cut): Promise<Blob> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = PIXELS
  canvas.height = PIXELS
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, PIXELS, PIXELS)
  // Browsers that cannot write WebP write PNG instead, and the blob says so.
  const cut = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/webp', 0.9))
  if (!cut) throw new Error('The canvas gave no picture.')
  return cut
}
