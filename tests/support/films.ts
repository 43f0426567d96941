import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `ffmpeg` creates the films of tests; the product itself does not need it. */
export const hasFfmpeg: boolean = (() => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

/** Suffix of titles of tests that are skipped without it. */
export const needsFfmpeg = hasFfmpeg ? '' : ' (left out: there is no ffmpeg here to make films with)'

/** Calls `use` with a temporary folder. */
function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'films-'))
  try {
    return use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y']

const ffmpeg = (args: string[]): void => void execFileSync('ffmpeg', [...quiet, ...args])

/** Returns a film of test patterns, or of other arguments of ffmpeg, as bytes. */
export function makeFilm(name: string, ...args: string[]): Uint8Array<ArrayBuffer> {
  return inFolder(folder => {
    const file = join(folder, name)
    ffmpeg([...args, file])
    return new Uint8Array(readFileSync(file))
  })
}

/** Returns a film that ffmpeg makes of another one, with arguments before and after its input. */
const remade = (film: Uint8Array, before: string[], after: string[]): Uint8Array<ArrayBuffer> =>
  inFolder(folder => {
    const source = join(folder, 'source.mp4')
    writeFileSync(source, film)
    return makeFilm('film.mp4', ...before, '-i', source, '-c', 'copy', ...after)
  })

/** Returns a film as an upright phone writes it: an unrotated picture with rotation metadata. */
export const rotateVideo = (film: Uint8Array): Uint8Array<ArrayBuffer> =>
  remade(film, [], ['-metadata:s:v', 'rotate=90'])

/** Cuts the first seconds off a film without encoding it anew. */
export const cutFrom = (film: Uint8Array, seconds: number): Uint8Array<ArrayBuffer> =>
  remade(film, ['-ss', String(seconds)], [])

/** Returns a moving picture with a tone, as input of ffmpeg. */
export const pattern = (size: string, rate: string, seconds: number): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=${rate}:d=${seconds}`],
  ...['-f', 'lavfi', '-i', `sine=f=440:d=${seconds}`],
]

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac']

function inFile<T>(bytes: Uint8Array, use: (file: string) => T): T {
  return inFolder(folder => {
    const file = join(folder, 'film')
    writeFileSync(file, bytes)
    return use(file)
  })
}

/** Returns codec, frames and rate of a film according to ffprobe. */
export const countFrames = (bytes: Uint8Array): { codec: string; frames: number; rate: string } =>
  inFile(bytes, file => {
    const shown = 'stream=codec_name,r_frame_rate,nb_read_frames'
    const args = ['-v', 'error', '-count_frames', '-select_streams', 'v', '-show_entries', shown]
    const said = execFileSync('ffprobe', [...args, '-of', 'json', file], { encoding: 'utf8' })
    const [stream] = (JSON.parse(said) as { streams: Record<string, string>[] }).streams
    return {
      codec: stream?.codec_name ?? '',
      frames: Number(stream?.nb_read_frames),
      rate: stream?.r_frame_rate ?? '',
    }
  })

/** Returns the brightness of a part of each frame, 0 to 255, in order of display. */
export const framesOf = (bytes: Uint8Array): number[] =>
  inFile(bytes, file => {
    const gray = [
      '-vf',
      'crop=16:16:100:100,scale=1:1:flags=area,format=gray',
      '-f',
      'rawvideo',
      '-fps_mode',
      'passthrough',
      '-',
    ]
    return [...execFileSync('ffmpeg', [...quiet, '-i', file, ...gray])]
  })

/** Writes the first four numbers (a b, c d) of the display matrix into the first track of an MP4. */
export function withMatrix(
  film: Uint8Array,
  [a, b, c, d]: readonly [number, number, number, number],
): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(film)
  const matrix = bytes.indexOf('tkhd') + 44
  for (const [at, value] of [a, b, 0, c, d, 0].entries()) bytes.writeInt32BE(value * 65_536, matrix + at * 4)
  return new Uint8Array(bytes)
}

/** Returns the stored brightness of the first frame's quarters, 0 to 255: top left, top right, then below. */
export const quartersOf = (bytes: Uint8Array): number[] =>
  inFile(bytes, file => {
    const gray = ['-vf', 'scale=2:2:flags=area,format=gray', '-frames:v', '1', '-f', 'rawvideo', '-']
    return [...execFileSync('ffmpeg', [...quiet, '-noautorotate', '-i', file, ...gray])]
  })

/** Returns a picture whose quarters differ in brightness: top left, top right, bottom left, bottom right. */
export const quarters = (size: string, seconds: number): string[] => {
  const lum = 'if(lt(X,W/2),if(lt(Y,H/2),20,120),if(lt(Y,H/2),70,170))'
  return ['-f', 'lavfi', '-i', `color=s=${size}:r=25:d=${seconds},geq=lum='${lum}':cb=128:cr=128`]
}

/** Returns one frame of a film at 0.2 seconds, in one of ffmpeg's pixel formats. */
const pixelsOf = (bytes: Uint8Array, filters: string): Buffer =>
  inFile(bytes, file =>
    execFileSync('ffmpeg', [
      ...[...quiet, '-i', file, '-vf', filters, '-ss', '0.2', '-frames:v', '1'],
      ...['-f', 'rawvideo', '-'],
    ]),
  )

/** Returns the mean colour of a film, red, green and blue, as a BT.709 screen shows it. */
export const colourOf = (bytes: Uint8Array): number[] => [
  ...pixelsOf(bytes, 'scale=1:1:flags=area:in_color_matrix=bt709,format=rgb24'),
]

/** Returns how much the lines of a film differ from their neighbours: high for two fields shown as one frame. */
export function combsIn(bytes: Uint8Array): number {
  const [width, height] = [320, 180]
  const lines = pixelsOf(bytes, 'format=gray')
  let sum = 0
  for (let at = width; at < width * (height - 1); at++)
    sum += Math.abs(2 * (lines[at] ?? 0) - (lines[at - width] ?? 0) - (lines[at + width] ?? 0))
  return sum / (width * height)
}
