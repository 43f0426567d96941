/** Number of frames of a clip in `tests/e2e/counters`. */
export const COUNTED_FRAMES = 45

/** Reads the number in the shown frame, in the page; -1 while the film seeks. */
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
  /** Last media time that the browser reported, in milliseconds; may not be that of the picture. */
  toldMs: number
  /** Timecode displayed beside the frame. */
  written: string
}

/**
 * Plays to the end, in the page. Returns each shown frame with the timecode one screen refresh after its callback.
 * A callback may run up to one refresh after the frame is displayed (https://wicg.github.io/video-rvfc/).
 */
async function playThrough(film: HTMLVideoElement, numberIn: typeof numberOn, written: () => string) {
  const seen: ShownFrame[] = []
  let toldMs = 0
  const look = () =>
    film.requestVideoFrameCallback((_, { mediaTime }) => {
      toldMs = mediaTime * 1000
      const number = numberIn(film)
      look()
      // The first of the two belongs to the refresh that reports the frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          // If the frame has changed meanwhile, the timecode may be about the next one.
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

/** Plays the film of a page to its end. Returns each shown frame. */
export async function played(page: Runner, film: string, timecode: string): Promise<ShownFrame[]> {
  const written = `() => document.querySelector(${JSON.stringify(timecode)})?.textContent ?? ''`
  const video = `document.querySelector(${JSON.stringify(film)})`
  return (await page.evaluate(`(${playThrough})(${video}, ${numberOn}, ${written})`)) as ShownFrame[]
}
