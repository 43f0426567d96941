/** Longest side of the uploaded picture; the server re-encodes it no larger than this. */
const LONGEST_SIDE = 1280
const QUALITY = 0.85
const LONGEST_WAIT_MS = 8000
/** Positions at which a frame is tried, as shares of the length: many films begin and end in black. */
const PLACES = [0.1, 0.2, 0.35, 0.5, 0.75, 0.9]
const SAMPLE_SIDE = 32
/** Mean brightness, of 255, below which a frame counts as black. */
const DARK = 20

/** Waits for an event of a film. Rejects if the browser cannot read it, or after a timeout. */
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

/** Returns the duration. Some recordings report it only after a seek to their end. */
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

/** Captures the displayed frame as a JPEG, after a pending seek has ended. */
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
 * Seeks a film to a frame for its poster: at a tenth of its length, or the first later position that is not black.
 * Rejects if the browser cannot decode the film.
 */
export async function findFrame(film: HTMLVideoElement): Promise<Blob> {
  if (film.error) throw film.error
  if (film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await waitFor(film, 'loadeddata')
  // Browsers play sound alone, without an error, if they cannot decode the picture.
  if (film.videoWidth === 0) throw new Error('The film has no picture.')
  const seconds = await lengthOf(film)
  for (const place of PLACES) {
    await seekTo(film, seconds * place)
    if (!isDark(film)) return captureFrame(film)
  }
  await seekTo(film, seconds * (PLACES[0] ?? 0))
  return captureFrame(film)
}
