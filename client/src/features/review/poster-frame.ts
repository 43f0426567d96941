/** Longest side of the picture that travels; the server draws it anew, no larger than this. */
const LONGEST_SIDE = 1280
const QUALITY = 0.85
const LONGEST_WAIT_MS = 8000
/** Where a frame is looked for, as parts of the length: many films begin and end in black. */
const PLACES = [0.1, 0.2, 0.35, 0.5, 0.75, 0.9]
const SAMPLE_SIDE = 32
/** The mean of all points, of 255, under which a frame counts as black. */
const DARK = 20

/** Waits for an event of a film. @throws when the browser cannot read it, or keeps silent. */
function waitFor(film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const until = new AbortController()
    const { signal } = until
    const end = (settle: () => void) => () => {
      until.abort()
      clearTimeout(late)
      settle()
    }
    const fail = end(() => reject(film.error ?? new Error(`The film never ${name}.`)))
    const late = setTimeout(fail, LONGEST_WAIT_MS)
    film.addEventListener(name, end(resolve), { signal })
    film.addEventListener('error', fail, { signal })
  })
}

async function seekTo(film: HTMLVideoElement, seconds: number): Promise<void> {
  if (Math.abs(film.currentTime - seconds) < 0.001 && !film.seeking) return
  const arrived = waitFor(film, 'seeked')
  film.currentTime = seconds
  await arrived
}

/** Some recordings do not say how long they are until they have been gone through. */
async function lengthOf(film: HTMLVideoElement): Promise<number> {
  if (!Number.isFinite(film.duration)) await seekTo(film, Number.MAX_SAFE_INTEGER)
  return Number.isFinite(film.duration) ? film.duration : 0
}

function drawFrame(film: HTMLVideoElement, longestSide: number): CanvasRenderingContext2D {
  const { videoWidth, videoHeight } = film
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(videoWidth * scale))
  canvas.height = Math.max(1, Math.round(videoHeight * scale))
  const context = canvas.getContext('2d', { willReadFrequently: longestSide === SAMPLE_SIDE })
  if (!context) throw new Error('Nothing can be drawn here.')
  context.drawImage(film, 0, 0, canvas.width, canvas.height)
  return context
}

function isDark(film: HTMLVideoElement): boolean {
  const context = drawFrame(film, SAMPLE_SIDE)
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  let sum = 0
  for (let at = 0; at < data.length; at += 4)
    sum += (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
  return sum / ((data.length / 4) * 3) < DARK
}

/** The frame that a film shows at this moment, as a JPEG; one that is going elsewhere is let arrive first. */
export async function captureFrame(film: HTMLVideoElement): Promise<Blob> {
  if (film.seeking) await waitFor(film, 'seeked')
  const { canvas } = drawFrame(film, LONGEST_SIDE)
  return new Promise((resolve, reject) => {
    const take = (picture: Blob | null) =>
      picture ? resolve(picture) : reject(new Error('The frame could not be written.'))
    canvas.toBlob(take, 'image/jpeg', QUALITY)
  })
}

/**
 * Brings a film to a frame that can stand for it: a tenth into its length, or the first place after that where it is
 * not black. @throws when the browser cannot read the film.
 */
export async function findFrame(film: HTMLVideoElement): Promise<Blob> {
  if (film.error) throw film.error
  if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await waitFor(film, 'loadeddata')
  // Sound alone is played without a word where the picture cannot be read.
  if (film.videoWidth === 0) throw new Error('The film has no picture.')
  const seconds = await lengthOf(film)
  for (const place of PLACES) {
    await seekTo(film, seconds * place)
    if (!isDark(film)) return captureFrame(film)
  }
  await seekTo(film, seconds * (PLACES[0] ?? 0))
  return captureFrame(film)
}
