/** How many frames a clip of `tests/e2e/counters` has. */
export const COUNTED_FRAMES = 45

/** In the page: reads the number off the frame that is shown; -1 while the film goes elsewhere. */
export function numberOn(video: HTMLVideoElement): number {
  if (video.seeking) return -1
  const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
  const context = canvas.getContext('2d')
  context?.drawImage(video, 0, 0, 320, 180)
  let number = 0
  for (let bit = 0; bit < 6; bit++) {
    const [red = 0] = context?.getImageData(40 + bit * 48, 150, 1, 1).data ?? []
    if (red > 128) number += 2 ** bit
  }
  return number
}

interface ShownFrame {
  number: number
  /** The moment of the film that the browser told of last, in milliseconds; it may not be that of the picture. */
  toldMs: number
  /** The timecode that stood beside it. */
  written: string
}

/**
 * In the page: plays to the end. @returns each frame that was shown, with what was written one refresh of the screen
 * after the browser told of it: a picture may be up that long before it is told of, says the specification
 * (https://wicg.github.io/video-rvfc/).
 */
async function playThrough(
  film: HTMLVideoElement,
  numberIn: typeof numberOn,
  written: () => string,
): Promise<ShownFrame[]> {
  const seen: ShownFrame[] = []
  let toldMs = 0
  const look = () =>
    film.requestVideoFrameCallback((_, { mediaTime }) => {
      toldMs = mediaTime * 1000
      const number = numberIn(film)
      look()
      // The first of the two belongs to the refresh that tells of the frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // Another one has come meanwhile: what stands there may be about that one.
          if (numberIn(film) === number) seen.push({ number, toldMs, written: written() })
        }),
      )
    })
  look()
  const ended = new Promise(resolve => film.addEventListener('ended', resolve, { once: true }))
  film.playbackRate = 0.25
  await film.play()
  await ended
  return seen
}

interface Runner {
  evaluate(expression: string): Promise<unknown>
}

/** Plays the film that a page shows to its end. @returns each frame that was shown. */
export async function played(page: Runner, film: string, timecode: string): Promise<ShownFrame[]> {
  const written = `() => document.querySelector(${JSON.stringify(timecode)})?.textContent ?? ''`
  const video = `document.querySelector(${JSON.stringify(film)})`
  return (await page.evaluate(`(${playThrough})(${video}, ${numberOn}, ${written})`)) as ShownFrame[]
}
